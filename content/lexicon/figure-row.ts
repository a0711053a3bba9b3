import type { MoreNouns, NounEntry } from "#lexicon/concept.ts";
import type { NounRow } from "#lexicon/noun.ts";

/** A kind of figure: `draws` is the drawing it gets, its own or the nearest silhouette. */
export type FigureRow = Omit<Extract<NounEntry, { kind: "figure" }>, "kind">;

/** What a kind is called in English, Romanian and German, and how else. */
type FigureWords = readonly [
  en: NounRow["en"],
  ro: NounRow["ro"],
  de: NounRow["de"],
  more?: Partial<Pick<FigureRow, "female" | "male" | "size" | "colour" | "sex" | "draws" | "age">> & {
    readonly also?: MoreNouns;
    readonly small?: MoreNouns;
  },
];

/** Kinds that are drawn alike, each by its own words. */
export function figuresLike(
  shared: Pick<FigureRow, "type" | "draws" | "size" | "colour" | "age" | "sex">,
  rows: Readonly<Record<string, FigureWords>>,
): readonly FigureRow[] {
  return Object.entries(rows).map(([id, [en, ro, de, more]]) => ({ ...shared, id, en, ro, de, ...more }));
}
