import type { NounEntry } from "#lexicon/concept.ts";

/** A thing: `thing` is the drawing it gets, its own or the nearest; without one it is only spoken of. */
export type ThingRow = Omit<Extract<NounEntry, { kind: "thing" }>, "kind">;
