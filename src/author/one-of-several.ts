import type { Sex } from "#book/cast-card.ts";
import { PAIRS_BY_SEX } from "#content/lexicon/pairs-by-sex.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { sexOfName } from "./known-names.ts";

/** What one of several is who is named: their noun is the men’s as soon as one of them is a man. */
export interface OneOfSeveral {
  /** A concept’s id. */
  readonly kind: string;
  readonly sex: Sex;
}

/** „Frații Ilinca și Vlad“: Ilinca is a sister, whatever their noun; undefined where there is one, or of a name nobody knows. */
export function oneOfSeveral({ concept, number }: FoundConcept, name: string): OneOfSeveral | undefined {
  const sex = number === "plural" ? sexOfName(name) : undefined;
  if (sex !== "female" && sex !== "male") return undefined;
  const pair = PAIRS_BY_SEX.find(({ male, female }) => male === concept.id || female === concept.id);
  return { kind: pair?.[sex] ?? concept.id, sex };
}
