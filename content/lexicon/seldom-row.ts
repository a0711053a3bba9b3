import type { Thing } from "#book/page-plan.ts";
import type { NounRow } from "#lexicon/noun.ts";
import type { ThingRow } from "./thing-row.ts";

/**
 * What it is drawn as, its words, and English by-words. Only the drawing is that of the nearest thing: in each language the word is
 * its own, and two rows share one only where the language has a single word for both, or where both are the same thing.
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
