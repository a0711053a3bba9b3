import { expect, test } from "vitest";
import { englishPast } from "./verb-forms.ts";

test.each([
  ["cut", "cut"],
  ["hit", "hit"],
  ["sell", "sold"],
  ["pay", "paid"],
  ["fight", "fought"],
  ["grind", "ground"],
  ["slide", "slid"],
  ["sweep", "swept"],
  ["hang", "hung"],
  ["bite", "bit"],
  ["stick", "stuck"],
  ["shoot", "shot"],
  ["forgive", "forgave"],
  ["rebuild", "rebuilt"],
  ["hop", "hopped"],
  ["try", "tried"],
  ["bake", "baked"],
])("who wanted to %s did so: %s", (base, past) => {
  expect(englishPast(base)).toBe(past);
});
