import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([["Der Toaster geht nicht mehr. Papa schimpft. Der Toaster hat nämlich Heimweh.", /toaster/u]])(
  "the thing of which an idea tells again is its hero: %s",
  (idea, concept) => {
    expect(readIdea(idea, "de").figures[0]?.concept).toMatch(concept);
  },
);

test("not where somebody has a name", () => {
  const [hero] = readIdea("Der Toaster geht nicht mehr. Ben holt Opa. Der Toaster raucht.", "de").figures;
  expect(hero?.name).toBe("Ben");
});
