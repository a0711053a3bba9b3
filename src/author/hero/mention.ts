import type { FoundConcept } from "#lexicon/concepts-in.ts";

/** What a mention is by the lexicon: a sort of figure, another kind of noun, a name, or a noun that the lexicon does not have. */
export type MentionSort =
  | "animal"
  | "child"
  | "elder"
  | "people"
  | "being"
  | "thing"
  | "place"
  | "weather"
  | "garment"
  | "name"
  | "unknown";

/** A noun or a name of an idea: somebody or something that its story could be about. */
export interface Mention {
  /** Place in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly sort: MentionSort;
  /** What it shares with other mentions of the same: a concept of the lexicon, or the folded word. */
  readonly key: string;
  /** How a name is known for one: "frame", "kin", "capital", "small" or "again"; "noun" else. */
  readonly by: string;
  readonly isPlural: boolean;
  /** What the lexicon knows of a noun. */
  readonly found?: FoundConcept;
}

export function isName({ sort }: Mention): boolean {
  return sort === "name";
}
