import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import type { membershipContract } from "#features/membership/contract.ts";
import type { settingsContract } from "#features/settings/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { TIMINGS } from "#web/timings.ts";

const call = apiOf<typeof membershipContract & typeof settingsContract>();

/** Prices and PRO options, fresh for five minutes (S7.22). */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => call("GET /app/settings", undefined, { signal }),
  staleTime: TIMINGS.settingsFresh,
  gcTime: 2 * TIMINGS.settingsFresh,
});

/** May a story be made now; always asked anew (S4.30). */
export const rightsQuery = queryOptions({
  queryKey: ["rights"],
  queryFn: ({ signal }) => call("GET /stories/rights", undefined, { signal }),
  staleTime: 0,
});

export const useSettings = () => useQuery(settingsQuery);
export const useRights = () => useQuery(rightsQuery);

/**
 * The rights at this moment, for a press on Create. Whatever was read before counts for nothing, also where the device's
 * clock has been set back since, by which the cache would take it for new (S4.34).
 */
export async function fetchRights(cache: QueryClient) {
  await cache.invalidateQueries({ queryKey: rightsQuery.queryKey, refetchType: "none" });
  return cache.fetchQuery(rightsQuery);
}
