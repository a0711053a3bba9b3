import { describe, expect, test } from "vitest";
import { ENVIRONMENTS, GENRES, THEMES, CHARACTER_TYPES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { sentencesIn } from "#author/sentence-books.ts";
import { BEATS, GOAL_KINDS, type Line, SPOT_ROLES, type Variant } from "#author/sentences.ts";
import { fits } from "#author/choose-variants.ts";
import { SPOTS } from "./spots.ts";

const BANDS = ["low", "middle", "high"] as const;
const saying = (line: Line) => (typeof line === "string" ? line : line.say);
const wordsOf = (variant: Variant) => BANDS.flatMap((band) => variant[band].map(saying));

describe.each(LANGUAGES)("the sentences of %s", (language) => {
  const book = sentencesIn(language);
  const all = BEATS.flatMap((beat) => book.beats[beat].map((variant) => ({ beat, variant })));

  test.each(BEATS)("tell the beat %s in at least three ways, whatever the goal and theme", (beat) => {
    const ids = book.beats[beat].map(({ id }) => id);
    for (const goal of GOAL_KINDS)
      for (const theme of THEMES)
        for (const environment of ENVIRONMENTS) {
          const fitting = { goal, theme, genre: "Adventure", environment, characterType: "Animals" } as const;
          const ways = book.beats[beat].filter((variant) => fits(variant, fitting) && variant.needs === undefined);
          expect(ways.length, `${beat}, ${goal}, ${theme}`).toBeGreaterThanOrEqual(2);
        }
    expect(ids.length).toBeGreaterThanOrEqual(3);
  });

  test("are each its own: no sentence of six words and more stands twice in the files", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const { beat, variant } of all)
      for (const text of wordsOf(variant)) {
        const key = `${beat}/${variant.id}`;
        if (text.split(" ").length >= 6 && seen.has(text) && seen.get(text) !== key) twice.push(`${key}: ${text}`);
        seen.set(text, key);
      }
    expect(twice).toEqual([]);
  });

  test("speak of a place only where the picture is", () => {
    const astray = all.flatMap(({ beat, variant }) =>
      SPOT_ROLES.filter(
        (role) => role !== variant.shows.at && wordsOf(variant).some((text) => text.includes(`{${role}}`)),
      ).map((role) => `${beat}/${variant.id}: {${role}} at ${variant.shows.at}`),
    );
    expect(astray).toEqual([]);
  });

  test("give a pose to whoever they name", () => {
    const without = all.flatMap(({ beat, variant }) =>
      wordsOf(variant).some((text) => /\[helper[.?]/u.test(text)) && !variant.shows.helper
        ? [`${beat}/${variant.id}`]
        : [],
    );
    expect(without).toEqual([]);
  });

  test("use a goal's words only for that goal", () => {
    const slots = { wish: /\{(?:wish|mywish|did)\}/u, lost: /\{thing/u, fear: /\{fear\}/u, question: /\{question\}/u };
    const astray = all.flatMap(({ beat, variant }) =>
      GOAL_KINDS.filter(
        (goal) => wordsOf(variant).some((text) => slots[goal].test(text)) && variant.goals?.join() !== goal,
      ).map((goal) => `${beat}/${variant.id}: ${goal}`),
    );
    expect(astray).toEqual([]);
  });

  test("name the hero on every page, in every band", () => {
    const without = all.flatMap(({ beat, variant }) =>
      BANDS.filter(
        (band) =>
          !variant[band].some((line) =>
            /\[hero\.(?:nom|acc|dat|gen|intro|ref|with|near)|\{refrain\}/u.test(saying(line)),
          ),
      ).map((band) => `${beat}/${variant.id} ${band}`),
    );
    expect(without.length).toBeLessThanOrEqual(0.1 * all.length);
  });

  test("let somebody speak in at least half of the variants", () => {
    const speaking = all.filter(({ variant }) => wordsOf(variant).some((text) => /[“„]/u.test(text)));
    expect(speaking.length).toBeGreaterThanOrEqual(all.length / 2);
  });

  test("have the words of every place, with all its spots", () => {
    for (const environment of ENVIRONMENTS) {
      const scenery = book.scenery[environment];
      expect(Object.keys(scenery.spots)).toEqual(expect.arrayContaining(SPOTS[environment].map(({ id }) => id)));
      expect(scenery.murmur.length).toBeGreaterThanOrEqual(3);
      expect(scenery.neighbours.length).toBeGreaterThan(0);
    }
  });

  test("have asides for every genre and every type of character", () => {
    const fitting = {
      goal: "wish",
      theme: "Nature",
      genre: "Comedy",
      environment: "ToyTown",
      characterType: "Animals",
    } as const;
    for (const genre of GENRES) expect(book.stage.some((aside) => fits(aside, { ...fitting, genre }))).toBe(true);
    for (const characterType of CHARACTER_TYPES)
      expect(book.oops.filter((aside) => fits(aside, { ...fitting, characterType })).length).toBeGreaterThanOrEqual(2);
  });
});
