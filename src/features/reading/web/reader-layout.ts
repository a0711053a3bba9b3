import type { MouseEvent, ReactNode } from "react";
import type { Leafable, PageIndex, Wish } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import type { ReadingAloud } from "./use-read-aloud.ts";
import type { PageTurning } from "./use-page-turns.ts";

/** Where the reader is, for whoever puts something beside the page. */
export interface OpenPage {
  readonly page: PageIndex;
  readonly ask: (wish: Wish) => void;
}

/** What the owner of a book has beside it; absent while it is being made (S2.53). */
export interface EditingSlots {
  /** The pictures of the open page, to choose from; in the wide reader only. */
  readonly picker: ReactNode;
  /** What can be done with the whole book. */
  readonly tools: ReactNode;
  /** What can be done with the open page; in the narrow reader only. */
  readonly pageTools: ReactNode;
  /** A tool that is open beside the book; in the wide reader only. */
  readonly panel: ReactNode;
}

/** What both layouts of the reader are given. */
export interface ReaderLayoutProps {
  readonly story: Story;
  /** Which pages can be opened here. */
  readonly order: Leafable;
  readonly turning: PageTurning;
  readonly aloud: ReadingAloud;
  readonly back: ReactNode;
  /** For everybody who reads: the like and sharing. */
  readonly actions: ReactNode;
  /** What is to be known of the book before all else; it takes room of its own and covers nothing. */
  readonly notice: ReactNode;
  readonly editing: EditingSlots | undefined;
  /** A way to have a missing picture painted, for those who may. */
  readonly retry: ((page: PageIndex) => ReactNode) | undefined;
  readonly onPictureClick: ((event: MouseEvent) => void) | undefined;
}
