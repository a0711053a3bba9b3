import type { StorySummary } from "#features/stories/story.ts";

export type BookProgress =
  | { readonly stage: "done" | "failed" | "cover" | "binding" }
  | { readonly stage: "page"; readonly page: number; readonly pages: number };

type Progress = Pick<StorySummary, "status" | "coverUrl" | "pages" | "pagesDone">;

/** What is being done to a book right now: its cover is drawn first, then its pages. */
export function progressOf({ status, coverUrl, pages, pagesDone }: Progress): BookProgress {
  if (status === "completed") return { stage: "done" };
  if (status === "failed") return { stage: "failed" };
  if (coverUrl === "") return { stage: "cover" };
  return pagesDone < pages ? { stage: "page", page: pagesDone + 1, pages } : { stage: "binding" };
}

/** How much of a book is drawn, cover included, from 0 to 1; a finished one is whole whatever it lacks. */
export function shareDone({ status, coverUrl, pages, pagesDone }: Progress): number {
  if (status === "completed") return 1;
  return Math.min((pagesDone + (coverUrl === "" ? 0 : 1)) / (pages + 1), 1);
}

const DAY_MS = 86_400_000;

/** Whole calendar days between a moment and now, as the reader's calendar counts. */
export function daysSince(moment: Date, now: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.max(0, Math.round((day(now) - day(moment)) / DAY_MS));
}
