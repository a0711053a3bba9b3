/** What each sign adds, by its words. */
export type SignWeights = ReadonlyMap<string, number>;

/** Of each mention the natural logarithm of how much it weighs as the hero against the others; only differences say anything. */
export function weighMentions(signs: readonly (readonly string[])[], weights: SignWeights): number[] {
  return signs.map((each) => each.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0));
}
