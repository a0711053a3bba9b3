import type { NounEntry } from "#lexicon/concept.ts";

/** A kind of figure: `draws` is the drawing it gets, its own or the nearest silhouette. */
export type FigureRow = Omit<Extract<NounEntry, { kind: "figure" }>, "kind">;
