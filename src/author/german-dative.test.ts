import { expect, test } from "vitest";
import { datived } from "./german-dative.ts";

test.each([
  ["den Winter", "dem Winter"],
  ["die Katze", "der Katze"],
  ["die Katzen", "den Katzen"],
  ["die Regentropfen", "den Regentropfen"],
  ["Hunde", "Hunden"],
  ["alle Hunde", "allen Hunden"],
  ["Regen", "Regen"],
  ["das Meer", "dem Meer"],
])("one is afraid of it in the dative: %s", (said, afraidOf) => {
  expect(datived(said)).toBe(afraidOf);
});
