import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { storiesContract } from "#features/stories/contract.ts";
import type { Story } from "#features/stories/story.ts";
import { storyKeys } from "#features/stories/web/story-keys.ts";
import { apiOf } from "#web/call/api.ts";
import { isGone } from "#features/stories/web/offline/is-gone.ts";
import { forgetKept, loadKeptBooks } from "#features/stories/web/offline/load-kept-books.ts";
import { isUnreachable } from "#web/call/api-error.ts";
import { readStatus } from "#features/stories/web/read-status.ts";
import { TIMINGS } from "#web/timings.ts";

const call = apiOf<typeof storiesContract>();

/** One story; polled every `every` milliseconds while it is pending; an error stops that (S4.41, S4.45). */
export const storyQuery = (id: string, every: number = TIMINGS.viewerPoll) =>
  queryOptions({
    queryKey: storyKeys.one(id),
    queryFn: async ({ signal }): Promise<Story> => {
      try {
        const { story, status } = await call("GET /stories/:id", { params: { id } }, { signal });
        return { ...story, status: readStatus(status) };
      } catch (error) {
        if (isGone(error)) await forgetKept(id);
        const kept = isUnreachable(error) ? await findKept(id) : undefined;
        if (!kept) throw error;
        return kept;
      }
    },
    // Asked for without a network too: the book may be kept here.
    networkMode: "offlineFirst",
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status !== "error" && state.data?.status === "pending" ? every : false),
  });

export const useStory = (id: string, every?: number) => useQuery(storyQuery(id, every));

/** Asks for every story that is shown anew. */
export function useAskAgain(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: storyKeys.all });
}

/** A book that is kept on this device; none where what keeps books could not be fetched. */
const findKept = (id: string): Promise<Story | undefined> =>
  loadKeptBooks().then(
    ({ readKeptBook }) => readKeptBook(id),
    () => undefined,
  );
