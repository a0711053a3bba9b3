import { useEffect } from "react";
import type { Story } from "#features/stories/story.ts";
import { loadKeptBooks } from "./load-kept-books.ts";

/** Keeps a finished book that is open, as it stands, to be read without a network. */
export function useKeepBook(story: Story): void {
  useEffect(() => {
    if (story.status !== "completed" || !navigator.onLine) return;
    loadKeptBooks()
      .then(({ keepBook }) => keepBook(story))
      .catch((error: unknown) => console.error("The book could not be kept for reading offline", error));
  }, [story]);
}
