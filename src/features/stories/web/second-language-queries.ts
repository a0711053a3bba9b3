import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#book/languages.ts";
import type { editingContract } from "#features/stories/editing-contract.ts";
import { changePage, changeStory, holdStories, refreshStory, replaceStory } from "#features/stories/web/story-cache.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof editingContract>();

/** Has the story told in a second language (S13.6), or what of it is not told yet, or no more as it stands. */
export function useTellInSecond(storyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ language, idea }: { language: Language; idea?: string }) => {
      await holdStories(cache);
      const body = { language, ...(idea !== undefined && { idea }) };
      return call("PUT /stories/:id/secondLanguage", { params: { id: storyId }, body });
    },
    onSuccess: ({ story, status }) => replaceStory(cache, story, status),
  });
}

/** Takes the second language away. */
export function useDropSecond(storyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await holdStories(cache);
      return call("DELETE /stories/:id/secondLanguage", { params: { id: storyId } });
    },
    onSuccess: ({ story, status }) => replaceStory(cache, story, status),
  });
}

/** Gives a page words in the second language; `version` is the one of those that the writer has seen. */
export function useSaveSecondWords(storyId: string, page: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ text, version }: { text: string; version: number | undefined }) =>
      call(
        "PUT /stories/:id/pages/:pageId/secondText",
        { params: { id: storyId, pageId: String(page) }, body: { text } },
        version === undefined ? {} : { ifMatch: version },
      ),
    onSuccess: (told) => changePage(cache, storyId, page, told),
    onSettled: () => refreshStory(cache),
  });
}

/** Gives the story a title in its second language. */
export function useSaveSecondTitle(storyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (title: string) =>
      call("PUT /stories/:id/secondLanguage/title", { params: { id: storyId }, body: { title } }),
    onSuccess: ({ title }) =>
      changeStory(cache, storyId, (story) => ({
        ...story,
        second: story.second && { ...story.second, title, isTitleOlder: false },
      })),
    onSettled: () => refreshStory(cache),
  });
}
