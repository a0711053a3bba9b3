import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { storiesContract } from "#features/stories/contract.ts";
import type { Analysis, StoryForm } from "#features/stories/story.ts";
import { forgetKept } from "#features/stories/web/offline/load-kept-books.ts";
import { setSharing } from "#features/stories/web/set-sharing.ts";
import { storiesQuery } from "#features/stories/web/shelf-query.ts";
import { storyKeys } from "#features/stories/web/story-keys.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof storiesContract>();

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
      await forgetKept(id);
      return forgetStory(cache, id);
    },
  });
}

/** Shares a story with whoever has its link, or takes that back (S14.2). */
export function useSetSharing(id: string) {
  const cache = useQueryClient();
  return useMutation({ mutationFn: (shared: boolean) => setSharing(cache, id, shared) });
}

function forgetStory(cache: QueryClient, id: string) {
  cache.setQueryData(storiesQuery.queryKey, (shelf) =>
    shelf?.filter((story) => story.id !== id && story.shortId !== id),
  );
  cache.removeQueries({ queryKey: storyKeys.one(id) });
  return cache.invalidateQueries({ queryKey: storyKeys.list() });
}
