import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { COVER } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { refreshStory } from "#features/stories/web/story-cache.ts";

/** How often the story is asked for while pages of it are painted again. */
const EVERY_MS = 1000;
/** Longer than any book takes; a page that looks as before then is no longer waited for. */
const PATIENCE_MS = 90_000;

export interface Repainting {
  /** Pictures that are still being painted again. */
  readonly count: number;
  /** These pages are being painted again from now on; the cover is -1. */
  readonly watch: (pages: readonly number[]) => void;
}

const pictureOf = (story: Story, page: number): string =>
  (page === COVER ? story.cover.imageUrl : story.pages[page]?.imageUrl) ?? "";

/** Follows pages that are painted again behind the reader's back, until each has another picture. */
export function useRepainting(story: Story): Repainting {
  const cache = useQueryClient();
  const [before, setBefore] = useState<ReadonlyMap<number, string>>(new Map());
  const count = [...before].filter(([page, picture]) => pictureOf(story, page) === picture).length;
  const waits = count > 0;

  useEffect(() => {
    if (!waits) return;
    const asking = window.setInterval(() => void refreshStory(cache), EVERY_MS);
    const givingUp = window.setTimeout(() => setBefore(new Map()), PATIENCE_MS);
    return () => {
      window.clearInterval(asking);
      window.clearTimeout(givingUp);
    };
  }, [waits, cache]);

  return {
    count,
    watch: (pages) => setBefore(new Map(pages.map((page) => [page, pictureOf(story, page)]))),
  };
}
