import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { accountsContract } from "#features/accounts/contract.ts";
import type { accountDataContract } from "#features/accounts/data-contract.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";

const call = apiOf<typeof accountsContract & typeof accountDataContract>();

const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => call("GET /user/sessions", undefined, { signal }),
  staleTime: 0,
});

/** Where the person is signed in. */
export const useOpenSessions = () => useQuery(sessionsQuery);

/** Ends one sign-in. */
export function useEndSession() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /user/sessions/:id", { params: { id } }),
    onSettled: () => cache.invalidateQueries(sessionsQuery),
  });
}

/** Ends every sign-in, and then this browser's own. */
export function useEndAllSessions() {
  return useMutation({ mutationFn: () => call("DELETE /user/sessions"), onSuccess: () => session.end() });
}

/** Everything of the person's as one file. */
export const useExport = () => useMutation({ mutationFn: () => call("GET /user/export") });

/** Deletes the account; whoever asked is a visitor then. */
export function useDeleteAccount() {
  return useMutation({ mutationFn: () => call("DELETE /user"), onSuccess: () => session.end() });
}
