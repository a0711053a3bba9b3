import { BLEED } from "#book/format.ts";
import { MM } from "../typography/page-frame.ts";

/** What a book is printed as: pages for screens, pages for a print shop, or sheets to fold at home. */
export const VARIANTS = ["screen", "print", "booklet"] as const;
export type Variant = (typeof VARIANTS)[number];

/** Paper around the page that is cut away, in points: what is printed beyond the trim, and where marks stand beyond that. */
export interface Stock {
  readonly bleed: number;
  readonly slug: number;
}

export const STOCKS: Readonly<Record<Variant, Stock>> = {
  screen: { bleed: 0, slug: 0 },
  print: { bleed: BLEED * MM, slug: 10 * MM },
  booklet: { bleed: 0, slug: 0 },
};
