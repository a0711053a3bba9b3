import type { PageStatus, StoryStatus } from "#features/stories/story.ts";

/** Where a reader is: `COVER`, or a story page counted from 0 (S4.56). */
export type PageIndex = number;
export const COVER: PageIndex = -1;

/** What the order of pages depends on; a whole `Story` fits. */
export interface Leafable {
  readonly status: StoryStatus;
  readonly pages: readonly { readonly status: PageStatus; readonly imageUrl: string }[];
}

/** The index of the last story page; the cover's when there is none yet. */
export function lastPage(story: Leafable): PageIndex {
  return story.pages.length - 1;
}

/** The nearest page that the story has. */
export function keepInside(story: Leafable, index: PageIndex): PageIndex {
  return Math.min(Math.max(index, COVER), lastPage(story));
}

/**
 * Whether the book can be opened at a page: a page whose picture is missing stays closed only while it is being painted.
 * One that failed offers a way to have it painted, also while the rest of the book is being made.
 */
export function canOpen(story: Leafable, index: PageIndex): boolean {
  return canPass(story, index) || story.pages[index]?.status === "failed";
}

/** Whether leafing leads to a page: while the book is being made, only where there is a picture (S4.57). */
function canPass(story: Leafable, index: PageIndex): boolean {
  if (index === COVER) return true;
  const page = story.pages[index];
  if (page === undefined) return false;
  return story.status !== "pending" || page.imageUrl !== "";
}

/** The page after this one, when leafing leads there now. */
export function nextPage(story: Leafable, index: PageIndex): PageIndex | undefined {
  return canPass(story, index + 1) ? index + 1 : undefined;
}

/** The page before this one; none before the cover. A page without a picture is no bar on the way back. */
export function previousPage(story: Leafable, index: PageIndex): PageIndex | undefined {
  return index > COVER ? keepInside(story, index - 1) : undefined;
}

/** The furthest page that can be opened. */
export function furthestPage(story: Leafable): PageIndex {
  for (let index = lastPage(story); index > COVER; index--) if (canPass(story, index)) return index;
  return COVER;
}

/** What a reader asks for with a key, a button or a thumbnail. */
export type Wish = "next" | "previous" | "first" | "last" | PageIndex;

/** The page that a wish leads to from `index`; undefined when it leads nowhere. */
export function followWish(story: Leafable, index: PageIndex, wish: Wish): PageIndex | undefined {
  const target = wishedPage(story, index, wish);
  return target === index ? undefined : target;
}

function wishedPage(story: Leafable, index: PageIndex, wish: Wish): PageIndex | undefined {
  switch (wish) {
    case "next":
      return nextPage(story, index);
    case "previous":
      return previousPage(story, index);
    case "first":
      return COVER;
    case "last":
      return furthestPage(story);
    default:
      return canOpen(story, wish) ? wish : undefined;
  }
}
