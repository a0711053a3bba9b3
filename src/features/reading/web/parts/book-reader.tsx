import type { ReactNode } from "react";
import type { Leafable } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { NarrowReader } from "../narrow-reader.tsx";
import { PageAnnouncer } from "../page-announcer.tsx";

import { usePageKeys } from "../use-page-keys.ts";
import { usePageTurns } from "../use-page-turns.ts";
import { usePreload } from "../use-preload.ts";
import { WideReader } from "../wide-reader.tsx";

interface BookReaderProps {
  readonly story: Story;
  /** The way out of the narrow reader, which fills the screen. */
  readonly back: ReactNode;
  /** For everybody who reads: sharing. */
  readonly share?: ReactNode;
  /** For those who may edit; absent while the book is being made (S2.53). */
  readonly tools?: ReactNode;
}

/**
 * A story as a book: leaves that turn where there is room for two pages, a slider of pictures where there is not. The page
 * in sight stays the same when the window changes between the two.
 */
export function BookReader({ story, back, share, tools }: BookReaderProps) {
  const narrow = useMedia(NARROW);
  const order = narrow ? everyPage(story) : story;
  const turning = usePageTurns(order, !narrow);
  usePageKeys(turning.ask);
  usePreload(story, turning.page, narrow);
  const Layout = narrow ? NarrowReader : WideReader;
  return (
    <>
      <PageAnnouncer story={story} page={turning.page} />
      <Layout story={story} order={order} turning={turning} back={back} share={share} tools={tools} />
    </>
  );
}

/** In the narrow reader only the ends bound the pages (S4.56): the words can be read while the picture is being painted. */
function everyPage(story: Story): Leafable {
  return { status: "completed", pages: story.pages };
}
