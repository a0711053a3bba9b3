import type { NounEntry } from "#lexicon/concept.ts";
import { BIRD_FIGURES } from "./figures-birds.ts";
import { CALLING_FIGURES } from "./figures-callings.ts";
import { COURT_FIGURES } from "./figures-court.ts";
import { FAMILY_FIGURES } from "./figures-family.ts";
import { FURTHER_BEING_FIGURES } from "./figures-further-beings.ts";
import { FURTHER_CALLING_FIGURES } from "./figures-further-callings.ts";
import { FANTASY_FIGURES } from "./figures-fantasy.ts";
import { FARM_FIGURES } from "./figures-farm.ts";
import { FOREST_FIGURES } from "./figures-forest.ts";
import { GARDEN_FIGURES } from "./figures-garden.ts";
import { HOUSE_FIGURES } from "./figures-house.ts";
import { MORE_ANIMAL_FIGURES } from "./figures-more-animals.ts";
import { MORE_BIRD_AND_SWIMMER_FIGURES } from "./figures-more-birds-and-swimmers.ts";
import { MORE_BEING_FIGURES } from "./figures-more-beings.ts";
import { MORE_CALLING_FIGURES } from "./figures-more-callings.ts";
import { MORE_KIN_FIGURES } from "./figures-more-kin.ts";
import { ROMANIAN_STREET_FIGURES } from "./figures-of-romanian-streets.ts";
import { RARER_CALLING_FIGURES } from "./figures-rarer-callings.ts";
import { MORE_VEHICLE_FIGURES } from "./figures-more-vehicles.ts";
import { RARER_ANIMAL_FIGURES } from "./figures-rarer-animals.ts";
import { RARER_FOLK_FIGURES } from "./figures-rarer-folk.ts";
import { RAREST_ANIMAL_FIGURES } from "./figures-rarest-animals.ts";
import { RAREST_BIRD_AND_SWIMMER_FIGURES } from "./figures-rarest-birds-and-swimmers.ts";
import { SAVANNA_FIGURES } from "./figures-savanna.ts";
import { SEA_AND_ICE_FIGURES } from "./figures-sea-and-ice.ts";
import { GERMAN_TALE_FIGURES } from "./figures-of-german-tales.ts";
import { SELDOM_FIGURES } from "./figures-seldom.ts";
import { SELDOM_NAMED_FIGURES } from "./figures-seldom-named.ts";
import { TOY_AND_ROBOT_FIGURES } from "./figures-toys-and-robots.ts";
import { VEHICLE_FIGURES } from "./figures-vehicles.ts";
import { withWordsBeside } from "./with-words-beside.ts";

/** Every kind of figure that a text can name; where a word is one kind’s own and another’s by-word, the own comes first. */
export const FIGURES: readonly NounEntry[] = [
  ...VEHICLE_FIGURES,
  ...RARER_ANIMAL_FIGURES,
  ...RARER_FOLK_FIGURES,
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
  ...MORE_ANIMAL_FIGURES,
  ...MORE_BIRD_AND_SWIMMER_FIGURES,
  ...MORE_CALLING_FIGURES,
  ...RARER_CALLING_FIGURES,
  ...MORE_KIN_FIGURES,
  ...MORE_BEING_FIGURES,
  ...MORE_VEHICLE_FIGURES,
  ...RAREST_ANIMAL_FIGURES,
  ...GERMAN_TALE_FIGURES,
  ...RAREST_BIRD_AND_SWIMMER_FIGURES,
  ...FURTHER_CALLING_FIGURES,
  ...FURTHER_BEING_FIGURES,
  ...SELDOM_FIGURES,
  ...SELDOM_NAMED_FIGURES,
  ...ROMANIAN_STREET_FIGURES,
].map((row) => ({ kind: "figure", ...withWordsBeside(row) }) as const);
