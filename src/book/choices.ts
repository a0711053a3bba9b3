import * as z from "zod/mini";

/** Page counts a book can have, the cover not counted (S3.10). */
export const PAGE_COUNTS = [8, 12, 16, 24] as const;
export const PageCount = z.literal(PAGE_COUNTS);
export type PageCount = z.infer<typeof PageCount>;

export const CHARACTER_TYPES = [
  "Animals",
  "RobotsAI",
  "MythicalCreatures",
  "Superheroes",
  "EverydayPeople",
  "ToysBroughtToLife",
  "FantasyBeings",
] as const;
export const CharacterType = z.enum(CHARACTER_TYPES);
export type CharacterType = z.infer<typeof CharacterType>;

export const ENVIRONMENTS = [
  "EnchantedForest",
  "SpaceColony",
  "UnderwaterKingdom",
  "ToyTown",
  "MedievalCastle",
  "FuturisticMetropolis",
  "DesertedIsland",
  "SmallVillage",
] as const;
export const Environment = z.enum(ENVIRONMENTS);
export type Environment = z.infer<typeof Environment>;

export const GENRES = ["Fairytale", "Adventure", "SciFi", "Mystery", "Comedy", "Historical", "Fantasy"] as const;
export const Genre = z.enum(GENRES);
export type Genre = z.infer<typeof Genre>;

export const THEMES = ["Friendship", "Learning", "Family", "Nature", "Imagination"] as const;
export const Theme = z.enum(THEMES);
export type Theme = z.infer<typeof Theme>;

/** Reading levels, easiest first; the figures of each are in `reading-levels.ts` (S3.15). */
export const COMPLEXITIES = ["Spark", "Seeker", "Dreamer", "Adventurer", "Visionary"] as const;
export const Complexity = z.enum(COMPLEXITIES);
export type Complexity = z.infer<typeof Complexity>;
