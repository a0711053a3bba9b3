import * as z from "zod/mini";
import { CharacterType, Complexity, Environment, Genre, PageCount, Theme } from "#book/choices.ts";

/** Prices and PRO lists (S3.17); an administrator changes them without a release. */
export const AppSettings = z.object({
  monthlySubscriptionPrice: z.number(),
  yearlySubscriptionPrice: z.number(),
  subscriptionCurrency: z.string(),
  proCharacterTypes: z.array(CharacterType),
  proEnvironments: z.array(Environment),
  proGenres: z.array(Genre),
  proThemes: z.array(Theme),
  proComplexities: z.array(Complexity),
  proPages: z.array(PageCount),
});
export type AppSettings = z.infer<typeof AppSettings>;

/** What a new installation starts with (S9.2). */
export const SHIPPED_SETTINGS: AppSettings = {
  monthlySubscriptionPrice: 4.99,
  yearlySubscriptionPrice: 39.99,
  subscriptionCurrency: "EUR",
  proCharacterTypes: ["MythicalCreatures", "Superheroes", "FantasyBeings"],
  proEnvironments: ["SpaceColony", "UnderwaterKingdom", "FuturisticMetropolis"],
  proGenres: ["SciFi", "Historical", "Fantasy"],
  proThemes: ["Imagination"],
  proComplexities: ["Adventurer", "Visionary"],
  proPages: [16, 24],
};

/** What a free account is held to (S1.7); the environment gives first values, and an administrator's win (S4.34). */
export const FreeLimits = z.object({
  /** Seconds between two stories. */
  freeStoryWait: z.int().check(z.minimum(0)),
  /** Pictures that may be made anew or edited in a story (S6.4). */
  freeImageEdits: z.int().check(z.minimum(0)),
});
export type FreeLimits = z.infer<typeof FreeLimits>;
