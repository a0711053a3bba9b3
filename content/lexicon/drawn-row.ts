import type { FurtherThing } from "#book/further-things.ts";
import type { MoreNouns } from "#lexicon/concept.ts";
import type { NounRow } from "#lexicon/noun.ts";
import type { ThingRow } from "./thing-row.ts";

/** The words of a thing: English, Romanian and German, and what else it is called. */
export type DrawnRow = readonly [
  en: NounRow["en"],
  ro: NounRow["ro"],
  de: NounRow["de"],
  more?: { readonly also?: MoreNouns; readonly small?: MoreNouns; readonly phrases?: ThingRow["phrases"] },
];

/** Rows of things that are drawn under their own names. */
export function drawnThings(rows: { readonly [thing in FurtherThing]?: DrawnRow }): readonly ThingRow[] {
  return Object.entries(rows).map(([thing, [en, ro, de, more]]) => ({
    id: thing,
    // Safe: the keys of the rows are things.
    thing: thing as FurtherThing,
    en,
    ro,
    de,
    ...more,
  }));
}
