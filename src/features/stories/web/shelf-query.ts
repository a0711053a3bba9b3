import { queryOptions, useQuery } from "@tanstack/react-query";
import type { storiesContract } from "#features/stories/contract.ts";
import type { StorySummary } from "#features/stories/story.ts";
import { storyKeys } from "#features/stories/web/story-keys.ts";
import { readStatus } from "#features/stories/web/read-status.ts";
import { loadKeptBooks } from "#features/stories/web/offline/load-kept-books.ts";
import { isUnreachable } from "#web/call/api-error.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof storiesContract>();

/** How often the shelf is asked for while a book on it is being made. */
const POLL_MS = 2000;

/** The shelf, newest first (S2.20). */
export const storiesQuery = queryOptions({
  queryKey: storyKeys.list(),
  queryFn: async ({ signal }): Promise<StorySummary[]> => {
    const stories = await call("GET /stories", undefined, { signal }).catch(async (error: unknown) => {
      if (!isUnreachable(error)) throw error;
      const kept = await loadKeptBooks().then(
        ({ listKeptBooks }) => listKeptBooks(),
        () => [],
      );
      if (kept.length === 0) throw error;
      return kept;
    });
    return stories
      .map((story) => ({ ...story, status: readStatus(story.status) }))
      .toSorted((a, b) => Number(a.createdAt < b.createdAt) - Number(a.createdAt > b.createdAt));
  },
  networkMode: "offlineFirst",
  refetchInterval: ({ state }) =>
    state.status !== "error" && state.data?.some(({ status }) => status === "pending") ? POLL_MS : false,
});

export const useStories = () => useQuery(storiesQuery);
