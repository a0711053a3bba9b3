import { QueryClient } from "@tanstack/react-query";
import { isRefusal } from "./api-error.ts";

const ATTEMPTS = 3;

/** The cache of server data: refusals are not asked again, anything else twice more. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => !isRefusal(error) && failures < ATTEMPTS - 1,
        staleTime: 10_000,
        refetchOnWindowFocus: false,
      },
      // Without a network a change fails at once and says so; it does not wait unseen for a better day.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
