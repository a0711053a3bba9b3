import type { QueryClient } from "@tanstack/react-query";
import { COVER } from "#features/reading/page-order.ts";
import type { Cover, Story, StoryPage, StorySummary } from "#features/stories/story.ts";
import { readStatus } from "#features/stories/web/read-status.ts";
import { storyKeys } from "#features/stories/web/story-keys.ts";

const ONE = [...storyKeys.all, "one"] as const;

/** What a change may set of a page or of the cover. */
export type PageChange = Partial<StoryPage & Cover>;

/** Changes a story wherever it is kept: under its id and under its short id. */
export function changeStory(cache: QueryClient, storyId: string, change: (story: Story) => Story): void {
  cache.setQueriesData<Story>({ queryKey: ONE }, (story) => (story?.id === storyId ? change(story) : story));
}

/** Changes one page of a story, or its cover. */
export function changePage(cache: QueryClient, storyId: string, page: number, change: PageChange): void {
  changeStory(cache, storyId, (story) =>
    page === COVER
      ? { ...story, cover: { ...story.cover, ...change } }
      : { ...story, pages: story.pages.map((each, index) => (index === page ? { ...each, ...change } : each)) },
  );
  if (page === COVER && change.imageUrl !== undefined) changeOnShelf(cache, storyId, { coverUrl: change.imageUrl });
}

/** Changes a story's summary on the shelf, where the shelf is known. */
export function changeOnShelf(cache: QueryClient, storyId: string, change: Partial<StorySummary>): void {
  const queryKey = storyKeys.list();
  const awaitsAnswer = cache.getQueryState(queryKey)?.isInvalidated === true;
  cache.setQueryData<StorySummary[]>(queryKey, (shelf) =>
    shelf?.map((story) => (story.id === storyId ? { ...story, ...change } : story)),
  );
  // What is set counts as just told: a shelf that lacks a new story is still to be asked for.
  if (awaitsAnswer) void cache.invalidateQueries({ queryKey, refetchType: "none" });
}

/** Puts in a story as the server has told it whole. */
export function replaceStory(cache: QueryClient, story: Story, status: unknown): void {
  changeStory(cache, story.id, () => ({ ...story, status: readStatus(status) }));
  changeOnShelf(cache, story.id, { title: story.title, coverUrl: story.cover.imageUrl });
}

/** The story as it is kept now. */
export function findStory(cache: QueryClient, storyId: string): Story | undefined {
  return cache
    .getQueriesData<Story>({ queryKey: ONE })
    .map(([, story]) => story)
    .find((story) => story?.id === storyId);
}

/** Answers that are still on their way know nothing of a change that is made now. */
export function holdStories(cache: QueryClient): Promise<void> {
  return cache.cancelQueries({ queryKey: ONE });
}

/** Asks for the story anew: its version has moved on. */
export function refreshStory(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: ONE });
}
