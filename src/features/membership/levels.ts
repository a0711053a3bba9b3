/** What reaching a level gives, once (S4.1). */
export type LevelBenefit =
  | { readonly kind: "booklets"; readonly count: number }
  | { readonly kind: "subscription"; readonly months: number };

export interface Level {
  readonly level: number;
  /** The planet's name in the catalogue is `level.<number>`; this one is for addresses and logs. */
  readonly planet: string;
  readonly requiredLikes: number;
  readonly benefit: LevelBenefit;
}

/** The six levels, lowest first (S4.1). */
export const LEVELS = [
  { level: 0, planet: "earth", requiredLikes: 0, benefit: { kind: "booklets", count: 3 } },
  { level: 1, planet: "moon", requiredLikes: 10, benefit: { kind: "booklets", count: 3 } },
  { level: 2, planet: "mars", requiredLikes: 50, benefit: { kind: "booklets", count: 4 } },
  { level: 3, planet: "jupiter", requiredLikes: 200, benefit: { kind: "booklets", count: 5 } },
  { level: 4, planet: "saturn", requiredLikes: 1000, benefit: { kind: "subscription", months: 1 } },
  { level: 5, planet: "uranus", requiredLikes: 5000, benefit: { kind: "subscription", months: 12 } },
] as const satisfies readonly Level[];

/** PRO booklets that a new account starts with: the first level's benefit. */
export const STARTING_BOOKLETS = LEVELS[0].benefit.count;

/** The highest level whose threshold the likes reach. */
export function levelOfLikes(likes: number): number {
  return LEVELS.findLast(({ requiredLikes }) => likes >= requiredLikes)?.level ?? 0;
}
