import { describe, expect, test } from "vitest";
import { ENVIRONMENTS, GENRES, THEMES, CHARACTER_TYPES } from "#book/choices.ts";
import { type Language, LANGUAGES } from "#book/languages.ts";
import { sentencesIn } from "#author/sentence-books.ts";
import { FAMILY_IDS } from "#author/families/family.ts";
import { families, familyOf } from "#author/families/register.ts";
import { type Beat, BEATS, GOAL_KINDS, type GoalKind, type Line, SPOT_ROLES, type Variant } from "#author/sentences.ts";
import { fits } from "#author/choose-variants.ts";
import { SPOTS } from "./spots.ts";

const BANDS = ["low", "middle", "high"] as const;
const saying = (line: Line) => (typeof line === "string" ? line : line.say);
const wordsOf = (variant: Variant) => BANDS.flatMap((band) => variant[band].map(saying));

describe.each(LANGUAGES)("the sentences of %s", (language) => {
  const book = sentencesIn(language);
  const common = BEATS.flatMap((beat) => (book.beats[beat] ?? []).map((variant) => ({ at: beat, beat, variant })));
  const own = families.flatMap(({ id, goals }) =>
    BEATS.flatMap((beat) =>
      (book.families[id].beats[beat] ?? []).map((variant) => ({ at: `${id}/${beat}`, beat, variant, goals })),
    ),
  );
  const odd = Object.entries(book.families.friend.oddity?.beats ?? {}).flatMap(([beat, variants]) =>
    variants.map((variant) => ({ at: `oddity/${beat}`, beat: beat as Beat, variant })),
  );
  const all: readonly { at: string; beat: Beat; variant: Variant; goals?: readonly GoalKind[] }[] = [
    ...common,
    ...own,
    ...odd,
  ];

  test.each(FAMILY_IDS)(
    "tell every beat of the family %s in four ways and more, whatever the theme and place",
    (id) => {
      const { goals, shapes } = familyOf(id);
      for (const beat of new Set(Object.values(shapes).flat())) {
        const variants = book.families[id].beats[beat] ?? book.beats[beat] ?? [];
        for (const goal of goals)
          for (const theme of THEMES)
            for (const environment of ENVIRONMENTS) {
              const fitting = { goal, theme, genre: "Adventure", environment, characterType: "Animals" } as const;
              const ways = variants.filter((variant) => fits(variant, fitting) && variant.needs === undefined);
              expect(ways.length, `${id}, ${beat}, ${goal}, ${theme}`).toBeGreaterThanOrEqual(2);
            }
        expect(variants.length, `${id}, ${beat}`).toBeGreaterThanOrEqual(4);
        expect(new Set(variants.map((variant) => variant.id)).size, `${id}, ${beat}`).toBe(variants.length);
      }
    },
  );

  test.each(FAMILY_IDS)("say refrains and titles of the family %s", (id) => {
    expect((book.families[id].refrains ?? book.refrains).length).toBeGreaterThanOrEqual(4);
    expect(book.families[id].titles.length).toBeGreaterThanOrEqual(2);
  });

  test("are each its own: no sentence of six words and more stands twice in the files", () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    // What two tellings of a family share is one row.
    for (const { at, variant } of new Map(all.map((each) => [each.variant, each])).values())
      for (const text of wordsOf(variant)) {
        const key = `${at}/${variant.id}`;
        if (text.split(" ").length >= 6 && seen.has(text) && seen.get(text) !== key) twice.push(`${key}: ${text}`);
        seen.set(text, key);
      }
    expect(twice).toEqual([]);
  });

  test("speak of a place only where the picture is", () => {
    const astray = all.flatMap(({ at, variant }) =>
      SPOT_ROLES.filter(
        (role) => role !== variant.shows.at && wordsOf(variant).some((text) => text.includes(`{${role}}`)),
      ).map((role) => `${at}/${variant.id}: {${role}} at ${variant.shows.at}`),
    );
    expect(astray).toEqual([]);
  });

  test("give a pose to whoever they name", () => {
    const without = all.flatMap(({ at, variant }) =>
      wordsOf(variant).some((text) => /\[helper[.?]/u.test(text)) && !variant.shows.helper
        ? [`${at}/${variant.id}`]
        : [],
    );
    expect(without).toEqual([]);
  });

  test("use a goal's words only for that goal", () => {
    const slots = {
      wish: /\{(?:wish|mywish|did(?:Verb|Rest)?)\}/u,
      lost: /\{thing/u,
      fear: /\{fear\}/u,
      question: /\{question\}/u,
    };
    const astray = all.flatMap(({ at, variant, goals }) =>
      GOAL_KINDS.filter(
        (goal) => wordsOf(variant).some((text) => slots[goal].test(text)) && (variant.goals ?? goals)?.join() !== goal,
      ).map((goal) => `${at}/${variant.id}: ${goal}`),
    );
    expect(astray).toEqual([]);
  });

  test("name the hero on every page, in every band", () => {
    const without = all.flatMap(({ at, variant }) =>
      BANDS.filter(
        (band) =>
          !variant[band].some((line) =>
            /\[hero\.(?:nom|acc|dat|gen|intro|ref|with|near)|\{refrain\}/u.test(saying(line)),
          ),
      ).map((band) => `${at}/${variant.id} ${band}`),
    );
    expect(without.length).toBeLessThanOrEqual(0.1 * all.length);
  });

  test("let somebody speak in at least half of the variants", () => {
    const speaking = all.filter(({ variant }) => wordsOf(variant).some((text) => /[“„]/u.test(text)));
    expect(speaking.length).toBeGreaterThanOrEqual(all.length / 2);
  });

  test("let no onlooker speak, since none is drawn", () => {
    const speaking = all.flatMap(({ at, variant }) =>
      wordsOf(variant)
        .filter((text) => /[”“],?\s(?:\p{L}+\s){1,2}\{neighbours/u.test(text))
        .map((text) => `${at}/${variant.id}: ${text}`),
    );
    expect(speaking).toEqual([]);
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
      body: "fur",
    } as const;
    for (const genre of GENRES) expect(book.stage.some((aside) => fits(aside, { ...fitting, genre }))).toBe(true);
    for (const characterType of CHARACTER_TYPES)
      expect(book.oops.filter((aside) => fits(aside, { ...fitting, characterType })).length).toBeGreaterThanOrEqual(2);
  });
});

const inBands = (language: Language) => {
  const { beats, families, mornings, oops, stage, friendComes, friendActs, answers } = sentencesIn(language);
  const variants = [beats, ...Object.values(families).flatMap(({ beats: own, oddity }) => [own, oddity?.beats ?? {}])]
    .flatMap((each) => Object.values(each))
    .flat();
  const asides = [mornings, oops, stage, friendComes, friendActs, answers].flat();
  return BANDS.map((band) => ({
    band,
    lines: [...variants.flatMap((variant) => variant[band].map(saying)), ...asides.map((aside) => aside[band])],
  }));
};

/** What the narrator says: a line without what is said in it. */
const narrated = (line: string) => line.replaceAll(/[“„][^”“]*[”“]/gu, " ");

const PERFECT_SIMPLU =
  /(?<!\p{L})(?:zise|făcu|fu|merse|spuse|luă|dădu|puse|căzu|văzu|avu|șopti|întrebă|răspunse|râse|rămase|scrise|trase|simți|auzi|începu|trebui)(?:ră)?(?!\p{L})/iu;
const PERFECT_COMPUS =
  /(?<!\p{L})(?:am|ai|a|au|s-au?|l-a|i-a|și-au?|n-au?|le-a) (?!fi )(?:\p{L}+ )?\p{L}{2,}(?:at|it|ut|ât|us|is|ns|rs|pt)(?!\p{L})/iu;
const SUBORDINATE = /(?<!\p{L})(?:că|ce|care|unde|cine|dacă|când|cum|cât|parcă)(?!\p{L}).*$/u;

describe("each language", () => {
  test.each(LANGUAGES)("marks what is said as %s does", (language) => {
    const [opens, closes] = ({ en: ["“", "”"], ro: ["„", "”"], de: ["„", "“"] } as const)[language];
    const foreign = { en: /[„"«»]/u, ro: /[“"«»]/u, de: /[”"«»]/u }[language];
    const lines = inBands(language).flatMap((each) => each.lines);
    expect(lines.filter((line) => foreign.test(line))).toEqual([]);
    expect(lines.filter((line) => line.split(opens).length !== line.split(closes).length)).toEqual([]);
    expect(lines.filter((line) => / - |--/u.test(line))).toEqual([]);
  });

  test("tells in one tense: Romanian in the present at the two lowest levels, in the perfect simplu above (S10.3)", () => {
    for (const { band, lines } of inBands("ro")) {
      const told = lines.map(narrated);
      // "Fu, fu, fu" is what blowing on soup sounds like.
      if (band === "low")
        expect(told.filter((line) => PERFECT_SIMPLU.test(line.replaceAll(/fu, fu, fu/giu, "")))).toEqual([]);
      else {
        const ofHeroes = told
          .filter((line) => /\[(?:hero|helper)\./u.test(line))
          .map((line) => line.replace(SUBORDINATE, ""));
        expect(ofHeroes.filter((line) => PERFECT_COMPUS.test(line))).toEqual([]);
        expect(told.filter((line) => PERFECT_SIMPLU.test(line)).length).toBeGreaterThan(100);
      }
    }
  });
});
