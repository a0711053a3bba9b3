/** Every limit on what a person types, shared by browser and server (S5.1, S5.9). */
export const LIMITS = {
  /** As a person counts: an emoji or a letter with a mark is one. */
  title: { min: 3, max: 99 },
  idea: { max: 4000 },
  pageText: { max: 1500 },
  instructions: { max: 1000 },
  characterName: { max: 40 },
  characterDescription: { max: 300 },
  characters: { max: 6 },
  bodyBytes: 64 * 1024,
} as const;
