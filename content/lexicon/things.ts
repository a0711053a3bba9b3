import type { NounEntry } from "#lexicon/concept.ts";
import { DRAWN_THINGS } from "./things-drawn.ts";
import { MORE_DRAWN_THINGS } from "./things-drawn-too.ts";
import { FOOD_THINGS } from "./things-food.ts";
import { GERMAN_HOME_THINGS } from "./things-of-german-homes.ts";
import { HOME_THINGS } from "./things-home.ts";
import { HOUSE_AND_STREET_THINGS } from "./things-of-house-and-street.ts";
import { INDOOR_THINGS } from "./things-indoors.ts";
import { NATURE_THINGS } from "./things-nature.ts";
import { MOVING_THINGS } from "./things-on-the-move.ts";
import { OUTSIDE_THINGS } from "./things-outside.ts";
import { ROMANIAN_HOME_THINGS } from "./things-of-romanian-homes.ts";
import { PLAY_THINGS } from "./things-play.ts";
import { EVERYDAY_THINGS } from "./things-of-every-day.ts";
import { FIELD_AND_HEARTH_THINGS } from "./things-of-field-and-hearth.ts";
import { FURTHER_THINGS_TO_NAME } from "./things-further.ts";
import { SELDOM_GROWN_THINGS } from "./things-seldom-grown.ts";
import { SELDOM_HOME_THINGS } from "./things-seldom-home.ts";
import { SELDOM_NAMED_THINGS } from "./things-seldom-named.ts";
import { SELDOM_OUTSIDE_THINGS } from "./things-seldom-out.ts";
import { SELDOM_THINGS_TOO } from "./things-seldom-too.ts";
import { TOOL_THINGS } from "./things-tools.ts";
import { TRAVEL_THINGS } from "./things-travel.ts";
import { YARD_AND_WORKSHOP_THINGS } from "./things-of-yard-and-workshop.ts";
import { withWordsBeside } from "./with-words-beside.ts";

/** Every thing that a text can name; those that are drawn come first. */
export const THING_WORDS: readonly NounEntry[] = [
  ...DRAWN_THINGS,
  ...MORE_DRAWN_THINGS,
  ...TOOL_THINGS,
  ...TRAVEL_THINGS,
  ...HOME_THINGS,
  ...NATURE_THINGS,
  ...FOOD_THINGS,
  ...OUTSIDE_THINGS,
  ...INDOOR_THINGS,
  ...PLAY_THINGS,
  ...MOVING_THINGS,
  ...EVERYDAY_THINGS,
  ...FURTHER_THINGS_TO_NAME,
  ...SELDOM_GROWN_THINGS,
  ...SELDOM_HOME_THINGS,
  ...SELDOM_OUTSIDE_THINGS,
  ...FIELD_AND_HEARTH_THINGS,
  ...YARD_AND_WORKSHOP_THINGS,
  ...SELDOM_NAMED_THINGS,
  ...SELDOM_THINGS_TOO,
  ...HOUSE_AND_STREET_THINGS,
  ...ROMANIAN_HOME_THINGS,
  ...GERMAN_HOME_THINGS,
].map((row) => ({ kind: "thing", ...withWordsBeside(row) }) as const);
