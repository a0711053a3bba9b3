import { useEffect, useRef } from "react";
import type { Leafable } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { PageAnnouncer } from "./page-announcer.tsx";
import { type ReadingAloud, useReadAloud } from "./use-read-aloud.ts";
import type { PageTurning } from "./use-page-turns.ts";
import { usePreload } from "./use-preload.ts";

export interface BesideBookProps {
  readonly story: Story;
  readonly order: Leafable;
  readonly turning: PageTurning;
  readonly narrow: boolean;
  /** Told whether the book can be read aloud, and whether it is; stable. */
  readonly onAloud: (aloud: ReadingAloud) => void;
}

/**
 * What goes on beside an open book: it is read aloud, to screen readers too, and the pages around the open one are fetched.
 * Shows nothing.
 */
export function BesideBook({ story, order, turning, narrow, onAloud }: BesideBookProps) {
  usePreload(story, turning.page, narrow);
  const { possible, speaking, toggle } = useReadAloud(story, order, turning);
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => onAloud({ possible, speaking, toggle: () => latest.current() }), [possible, speaking, onAloud]);
  return speaking ? null : <PageAnnouncer story={story} page={turning.page} />;
}
