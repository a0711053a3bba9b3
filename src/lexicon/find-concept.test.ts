import { expect, test } from "vitest";
import { COLOURS, FIGURE_KINDS, GARMENTS } from "#book/cast-card.ts";
import { CHARACTER_TYPES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { FURTHER_THINGS } from "#book/further-things.ts";
import { HOURS, MOODS, POSES, THINGS, WEATHERS } from "#book/page-plan.ts";
import { CONCEPTS, conceptById, conceptsOfKind, wordsFor } from "./find-concept.ts";

test("every concept has an id of its own", () => {
  const ids = CONCEPTS.map((concept) => concept.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("has 600 concepts and more, of every kind", () => {
  expect(CONCEPTS.length).toBeGreaterThanOrEqual(600);
  const kinds = new Set(CONCEPTS.map((concept) => concept.kind));
  expect([...kinds].toSorted()).toEqual(
    ["action", "colour", "figure", "garment", "hour", "mood", "place", "thing", "trait", "weather"].toSorted(),
  );
});

test("has at least 120 kinds of figure, of every character type", () => {
  const figures = conceptsOfKind("figure");
  expect(figures.length).toBeGreaterThanOrEqual(120);
  for (const type of CHARACTER_TYPES) expect(figures.some((figure) => figure.type === type)).toBe(true);
});

test("has words for everything that the book's model can hold", () => {
  for (const thing of [...THINGS, ...FURTHER_THINGS])
    expect(conceptById(thing)).toMatchObject({ kind: "thing", thing });
  for (const colour of COLOURS) expect(conceptById(colour)).toMatchObject({ kind: "colour", colour });
  for (const kind of GARMENTS) if (kind !== "none") expect(wordsFor(kind, "ro")?.noun).toBeDefined();
  for (const pose of POSES) expect(conceptById(`to-${pose}`)).toMatchObject({ kind: "action", pose });
  for (const hour of HOURS) expect(conceptById(hour)?.kind).toBe("hour");
  for (const weather of WEATHERS) expect(conceptById(weather)?.kind).toBe("weather");
  for (const mood of MOODS) expect(["mood", "trait"]).toContain(conceptById(mood)?.kind);
  const shown = new Set(conceptsOfKind("place").map((place) => place.environment));
  expect([...shown].toSorted()).toEqual([...ENVIRONMENTS].toSorted());
});

test("every drawing that a figure has is the drawing of some word", () => {
  const drawn = new Set(conceptsOfKind("figure").map((figure) => figure.draws));
  expect(FIGURE_KINDS.filter((kind) => !drawn.has(kind))).toEqual([]);
});

test.each(LANGUAGES)("every noun of %s has all its forms", (language) => {
  for (const concept of CONCEPTS) {
    for (const { noun } of concept.words[language].nouns) {
      for (const form of Object.values(noun)) expect(form, concept.id).toMatch(/\S/u);
      expect(JSON.stringify(noun), concept.id).not.toMatch(/undefined| {2}/u);
    }
  }
});

test("Romanian is written with the comma below, never the cedilla", () => {
  expect(JSON.stringify(CONCEPTS)).not.toMatch(/[şŞţŢ]/u);
});
