import { FRAME } from "#book/format.ts";

/** A picture's shape: as wide as the frame of a page, this high, with a calm zone for words or without. */
export interface Frame {
  readonly height: number;
  readonly words: boolean;
}

/** A book's page. */
export const PAGE: Frame = { height: FRAME.height, words: true };
/** A cover that no words are set on. */
export const COVER: Frame = { height: FRAME.height, words: false };
/** For choices on a form. */
export const SQUARE: Frame = { height: FRAME.width, words: false };
/** 4:3. */
export const LANDSCAPE: Frame = { height: FRAME.width * 0.75, words: false };
