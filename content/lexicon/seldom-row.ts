import type { Thing } from "#book/page-plan.ts";
import type { NounRow } from "#lexicon/noun.ts";
import type { ThingRow } from "./thing-row.ts";

/**
 * What it is drawn as, its words, and English by-words. English tells more of them apart than an idea in the other two languages
 * does: there some have the word of what is nearest, of which the first row is the one that is read.
 */
export type SeldomRow = readonly [
  drawn: Thing,
  en: NounRow["en"],
  ro: NounRow["ro"],
  de: NounRow["de"],
  also?: readonly NounRow["en"][],
];

/** Things that are drawn as what looks most like them. */
export function seldomThings(rows: Readonly<Record<string, SeldomRow>>): readonly ThingRow[] {
  return Object.entries(rows).map(([id, [thing, en, ro, de, also]]) => ({
    id,
    thing,
    en,
    ro,
    de,
    ...(also && { also: { en: [...also] } }),
  }));
}
