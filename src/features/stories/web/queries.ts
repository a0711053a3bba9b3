import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { sharingContract } from "#features/sharing/contract.ts";
import type { storiesContract } from "#features/stories/contract.ts";
import type { Analysis, Story, StoryForm } from "#features/stories/story.ts";
import { storiesQuery } from "#features/stories/web/shelf-query.ts";
import { storyKeys } from "#features/stories/web/story-keys.ts";
import { apiOf } from "#web/call/api.ts";
import { isGone } from "#features/stories/web/offline/keep-up.ts";
import { dropKeptBook, readKeptBook } from "#features/stories/web/offline/kept-books.ts";
import { isUnreachable } from "#web/call/api-error.ts";
import { readStatus } from "#features/stories/web/read-status.ts";
import { TIMINGS } from "#web/timings.ts";

const call = apiOf<typeof storiesContract>();
const callSharing = apiOf<typeof sharingContract>();

/** One story; polled every `every` milliseconds while it is pending; an error stops that (S4.41, S4.45). */
export const storyQuery = (id: string, every: number = TIMINGS.viewerPoll) =>
  queryOptions({
    queryKey: storyKeys.one(id),
    queryFn: async ({ signal }): Promise<Story> => {
      try {
        const { story, status } = await call("GET /stories/:id", { params: { id } }, { signal });
        return { ...story, status: readStatus(status) };
      } catch (error) {
        if (isGone(error)) await dropKeptBook(id);
        const kept = isUnreachable(error) ? await readKeptBook(id) : undefined;
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

/** Reads an idea into a story form (S7.5). */
export const useAnalyzeIdea = () =>
  useMutation({ mutationFn: (story: string): Promise<Analysis> => call("POST /stories/analyze", { body: { story } }) });

export interface CreateStory {
  readonly form: StoryForm;
  /** Kept with the draft, so that a repeated Create makes one story (S2.43). */
  readonly idempotencyKey: string;
}

/** Makes a story (S7.3). */
export function useCreateStory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: CreateStory) => call("POST /stories", { body: form }, { idempotencyKey }),
    onSuccess: () => cache.invalidateQueries({ queryKey: storyKeys.list() }),
  });
}

/** Deletes a story and takes it off the shelf (S7.4). */
export function useDeleteStory() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call("DELETE /stories/:id", { params: { id } }),
    onSuccess: async (_nothing, id) => {
      await dropKeptBook(id);
      return forgetStory(cache, id);
    },
  });
}

/** Shares a story with whoever has its link, or takes that back (S14.2). */
export function useSetSharing(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (shared: boolean) => callSharing("PUT /stories/:id/sharing", { params: { id }, body: { shared } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: storyKeys.all }),
  });
}

function forgetStory(cache: QueryClient, id: string) {
  cache.setQueryData(storiesQuery.queryKey, (shelf) =>
    shelf?.filter((story) => story.id !== id && story.shortId !== id),
  );
  cache.removeQueries({ queryKey: storyKeys.one(id) });
  return cache.invalidateQueries({ queryKey: storyKeys.list() });
}
