/** What each sign adds, by its words. */
export type SignWeights = ReadonlyMap<string, number>;

/** One of those that a choice takes together, told of at several places: of each place its signs. */
export interface ChoicePart {
  readonly places: readonly (readonly string[])[];
}

/** One of the things that can be chosen: its parts, which other choices may share, and what its parts say together. */
export interface Choice {
  readonly parts: readonly ChoicePart[];
  readonly signs: readonly string[];
}

/** Of each choice the natural logarithm of how much it weighs against the others; only differences say anything. A part weighs what its places do together. */
export function weighChoices(choices: readonly Choice[], weights: SignWeights): number[] {
  const parts = new Map<ChoicePart, number>();
  const weightOf = (part: ChoicePart) => {
    const known = parts.get(part) ?? logSumExp(part.places.map((signs) => weighSigns(signs, weights)));
    parts.set(part, known);
    return known;
  };
  return choices.map((choice) =>
    choice.parts.reduce((sum, part) => sum + weightOf(part), weighSigns(choice.signs, weights)),
  );
}

/** What signs weigh together. */
export function weighSigns(signs: readonly string[], weights: SignWeights): number {
  return signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0);
}

/** The logarithm of the sum of powers of e. */
export function logSumExp(weighed: readonly number[]): number {
  const most = Math.max(...weighed);
  return most + Math.log(weighed.reduce((sum, each) => sum + Math.exp(each - most), 0));
}
