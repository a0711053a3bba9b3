import type { Language } from "#book/languages.ts";
import type { Motif } from "#features/pictures/server/change-motif.ts";
import type { Approved } from "#features/safety/safety.ts";
import type { ReadInstructions } from "#lexicon/read-instructions.ts";

/** What a person wishes of a picture, and the picture that it is said of. */
export interface SaidOfPicture {
  readonly instructions: Approved<string>;
  readonly motif: Motif;
  /** The languages that it is likely said in, the likeliest first. */
  readonly likely: readonly Language[];
  /** Whose costs it is. */
  readonly storyId: string;
}

/** A reader of wishes gives what of them can be drawn, in the product's own terms, and the words that cannot. It never fails. */
export interface WishReader {
  read(said: SaidOfPicture, signal: AbortSignal): Promise<ReadInstructions>;
}
