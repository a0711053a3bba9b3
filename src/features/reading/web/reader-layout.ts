import type { ReactNode } from "react";
import type { Leafable } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import type { PageTurning } from "./use-page-turns.ts";

/** What both layouts of the reader are given. */
export interface ReaderLayoutProps {
  readonly story: Story;
  /** Which pages can be opened here. */
  readonly order: Leafable;
  readonly turning: PageTurning;
  readonly back: ReactNode;
  readonly share: ReactNode;
  readonly tools: ReactNode;
}
