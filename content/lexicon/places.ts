import { ENVIRONMENTS, type Environment } from "#book/choices.ts";
import type { NounEntry } from "#lexicon/concept.ts";
import type { PlaceRow } from "./place-row.ts";
import { LIVED_IN_PLACES } from "./places-lived-in.ts";
import { WILD_PLACES } from "./places-wild.ts";

const ROWS: Readonly<Record<Environment, readonly PlaceRow[]>> = { ...WILD_PLACES, ...LIVED_IN_PLACES };

/** Every place that a text can name, with the environment that shows it. */
export const PLACES: readonly NounEntry[] = ENVIRONMENTS.flatMap((environment) =>
  ROWS[environment].map((row) => ({ kind: "place", environment, ...row }) as const),
);
