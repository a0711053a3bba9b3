import type { Page } from "@playwright/test";
import type { Language } from "#book/languages.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import type { Speaker } from "#messages/speaker.ts";
import type { MadeStory } from "../support/make-story.ts";
import type { Product } from "../support/start-product.ts";

/** Somebody whose shelf is looked at: books of their own in their own language. */
export interface Shelf {
  readonly owner: string;
  /** A finished book that is shared, with a long title. */
  readonly book: MadeStory;
  /** Finished, with a page whose picture is missing. */
  readonly gap: MadeStory;
  /** The shelf as the API tells it, for shelves of other sizes. */
  readonly summaries: readonly Record<string, unknown>[];
}

/** One look at one screen: a fresh browser of a size, a language, by day or by night. */
export interface Visit {
  readonly page: Page;
  readonly product: Product;
  readonly language: Language;
  readonly t: Speaker<ScreenKey>["t"];
  /** The phone's layouts are on (S9.3). */
  readonly narrow: boolean;
  readonly shelf: Shelf;
  /** Opens a path as somebody who is signed in; the shelf's owner when nobody is named. */
  readonly signedIn: (path: string, who?: { readonly name?: string; readonly newcomer?: boolean }) => Promise<void>;
  readonly signedOut: (path: string) => Promise<void>;
}

export interface Screen {
  /** File name of its sheet, such as `home-empty`. */
  readonly name: string;
  /** Brings it about; the picture is taken when everything that was asked for has come. */
  readonly open: (visit: Visit) => Promise<void>;
  /** The whole page rather than what a window shows. */
  readonly whole?: boolean;
  /** Takes the picture while something is still on its way. */
  readonly busy?: boolean;
}
