import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Role } from "#features/accounts/account.ts";
import type { accountsContract } from "#features/accounts/contract.ts";
import type { peopleContract } from "#features/accounts/people-contract.ts";
import { userAfterChange } from "#features/accounts/web/user-info.ts";
import type { sharingContract } from "#features/sharing/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { openTab } from "#web/open-tab.ts";
import { paths } from "#web/paths.ts";

const call = apiOf<typeof accountsContract & typeof peopleContract & typeof sharingContract>();

const PEOPLE = ["admin", "people"];
const REPORTS = queryOptions({
  queryKey: ["admin", "reports"],
  queryFn: ({ signal }) => call("GET /admin/reports", undefined, { signal }),
  staleTime: 0,
});

/** A page, counted from 0, of the people whose name or e-mail holds a text. */
export const usePeople = (search: string, page: number) =>
  useQuery({
    queryKey: [...PEOPLE, search, page],
    queryFn: ({ signal }) => call("GET /admin/people", { query: { search, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Gives somebody roles in place of those they have. */
export function useChangeRoles(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (roles: Role[]) => call("PUT /admin/people/:id/roles", { params: { id }, body: { roles } }),
    onSettled: () => Promise.all([cache.invalidateQueries({ queryKey: PEOPLE }), userAfterChange()]),
  });
}

/** Opens the product in a new tab in somebody's name (S2.8). */
export const useActAs = () =>
  useMutation({
    mutationFn: (userId: string) =>
      openTab(async () => {
        const { token } = await call("POST /admin/impersonations", { body: { userId } });
        const url = new URL(paths.home, window.location.origin);
        url.searchParams.set("impersonationToken", token);
        return url;
      }),
  });

/** A page, counted from 0, of what administrators did to accounts. */
export const useTrail = (page: number) =>
  useQuery({
    queryKey: ["admin", "trail", page],
    queryFn: ({ signal }) => call("GET /admin/trail", { query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The newest reports of shared stories. */
export const useReports = () => useQuery(REPORTS);

/** Hides a story from everybody but its owner, or puts it back. */
export function useHideStory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, hidden }: { readonly id: string; readonly hidden: boolean }) =>
      call("PUT /admin/stories/:id/hidden", { params: { id }, body: { hidden } }),
    onSettled: () => cache.invalidateQueries(REPORTS),
  });
}
