import { expect, test } from "vitest";
import { conceptById } from "#lexicon/find-concept.ts";
import { PAIRS_BY_SEX } from "./pairs-by-sex.ts";
import { PLACE_OF_KIND } from "./usual-places.ts";

test("every kind that has a usual place, or is one of a pair, is a kind of the lexicon", () => {
  const kinds = [...PLACE_OF_KIND.keys(), ...PAIRS_BY_SEX.flatMap(({ male, female }) => [male, female])];
  expect(kinds.filter((kind) => conceptById(kind) === undefined)).toEqual([]);
});
