import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["eine kleine schraubzwinge möchte tanzen lernen", "screw-clamp"],
  ["ein bäckerschrank der nicht mehr zugeht", "cupboard"],
  ["eine rote pudelmütze will auf den berg", "hat"],
  ["ein zwirbelding das immer umfällt", "Zwirbelding"],
  ["ein alter knarzkasten wünscht sich freunde", "Knarzkasten"],
  ["bitte eine geschichte über einen wunschzausel der nicht schlafen kann", "Wunschzausel"],
])("a noun without its capital is whom the idea is about: %s", (idea, concept) => {
  expect(readIdea(idea, "de").figures[0]?.concept).toBe(concept);
});

test.each([
  "das wetter ist schlecht und die kinder sind traurig",
  "ein kleiner igel will ans meer",
  "das problem ist dass anna nicht schläft",
])("no other word is one: %s", (idea) => {
  expect(readIdea(idea, "de").figures.map(({ concept }) => concept)).not.toContainEqual(
    expect.stringMatching(/^\p{Lu}/u),
  );
});
