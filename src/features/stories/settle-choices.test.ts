import { expect, test } from "vitest";
import { settleChoices } from "./settle-choices.ts";
import { StoryForm } from "./story.ts";

test("choices are matched without case, spaces and signs, and languages by their names", () => {
  const written = {
    characterType: "Robots & AI",
    environment: " enchanted FOREST",
    genre: "FairyTale",
    theme: "friendship",
    complexity: "spark ",
  };
  const { body, unknown } = settleChoices({ ...written, story: "A hedgehog", pages: 8 });
  expect(unknown).toEqual([]);
  expect(body).toEqual({
    characterType: "RobotsAI",
    environment: "EnchantedForest",
    genre: "Fairytale",
    theme: "Friendship",
    complexity: "Spark",
    story: "A hedgehog",
    pages: 8,
  });
  expect(settleChoices({ genre: "sci-fi" }).body).toEqual({ genre: "SciFi" });
  for (const name of ["ro", "RO", "Romanian", "română", "Rumänisch"])
    expect(settleChoices({ language: name }).body).toEqual({ language: "ro" });
});

test("an unknown choice gives way to its default and is named, at length or of another kind", () => {
  const { body, unknown } = settleChoices({ genre: "Western", theme: null, environment: "x".repeat(100), pages: 9 });
  expect(body).toEqual({ genre: "Fairytale", theme: "Friendship", environment: "EnchantedForest", pages: 9 });
  expect(unknown.map(({ field }) => field)).toEqual(["environment", "genre", "theme"]);
  expect(unknown[0]?.value).toHaveLength(40);
  // A language that is not offered is refused by the schema, not replaced.
  expect(settleChoices({ language: "French" })).toEqual({ body: { language: "French" }, unknown: [] });
});

test("what is no form, and a form without choices, stay as they are", () => {
  for (const body of [null, undefined, "form", 7, []]) expect(settleChoices(body)).toEqual({ body, unknown: [] });
  expect(settleChoices({ story: "A hedgehog" })).toEqual({ body: { story: "A hedgehog" }, unknown: [] });
});

test("every form that the schema takes is settled already", () => {
  const form = StoryForm.parse({ story: "A hedgehog", genre: "SciFi", language: "de", complexity: "Visionary" });
  expect(settleChoices(form)).toEqual({ body: form, unknown: [] });
});
