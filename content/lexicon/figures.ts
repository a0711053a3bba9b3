import type { NounEntry } from "#lexicon/concept.ts";
import { BIRD_FIGURES } from "./figures-birds.ts";
import { CALLING_FIGURES } from "./figures-callings.ts";
import { COURT_FIGURES } from "./figures-court.ts";
import { FAMILY_FIGURES } from "./figures-family.ts";
import { FANTASY_FIGURES } from "./figures-fantasy.ts";
import { FARM_FIGURES } from "./figures-farm.ts";
import { FOREST_FIGURES } from "./figures-forest.ts";
import { GARDEN_FIGURES } from "./figures-garden.ts";
import { HOUSE_FIGURES } from "./figures-house.ts";
import { SAVANNA_FIGURES } from "./figures-savanna.ts";
import { SEA_AND_ICE_FIGURES } from "./figures-sea-and-ice.ts";
import { TOY_AND_ROBOT_FIGURES } from "./figures-toys-and-robots.ts";

/** Every kind of figure that a text can name. */
export const FIGURES: readonly NounEntry[] = [
  ...TOY_AND_ROBOT_FIGURES,
  ...FANTASY_FIGURES,
  ...FOREST_FIGURES,
  ...BIRD_FIGURES,
  ...GARDEN_FIGURES,
  ...HOUSE_FIGURES,
  ...FARM_FIGURES,
  ...SEA_AND_ICE_FIGURES,
  ...SAVANNA_FIGURES,
  ...FAMILY_FIGURES,
  ...CALLING_FIGURES,
  ...COURT_FIGURES,
].map((row) => ({ kind: "figure", ...row }) as const);
