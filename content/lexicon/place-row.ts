import type { NounEntry } from "#lexicon/concept.ts";

/** A place word; the environment that shows it is the key it stands under. */
export type PlaceRow = Omit<Extract<NounEntry, { kind: "place" }>, "kind" | "environment">;
