import { describe, expect, test } from "vitest";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import type { BookRequest } from "./book-request.ts";
import { GIVENS } from "./book-state.ts";
import { FAMILY_IDS } from "./families/family.ts";
import { makeSetting } from "./make-setting.ts";
import { readIdea } from "./read-idea.ts";
import { sentencesIn } from "./sentence-books.ts";
import { BEATS } from "./sentences.ts";
import { IDEAS_OF_PLOTS } from "./testing/ideas-of-plots.ts";
import { tellPages } from "./told-pages.ts";

const request = (changes: Partial<BookRequest>): BookRequest => ({
  title: "",
  language: "en",
  pages: 16,
  characters: [],
  story: "",
  characterType: "Animals",
  environment: "EnchantedForest",
  genre: "Fairytale",
  theme: "Friendship",
  complexity: "Dreamer",
  ...changes,
});

function tell(changes: Partial<BookRequest>, seed: string) {
  const asked = request(changes);
  const setting = makeSetting(asked, readIdea(asked.story, asked.language), seed);
  const pages = [...tellPages(setting, asked)];
  return {
    setting,
    pages,
    texts: pages.map(({ written }) => written.text),
    whole: pages.map(({ written }) => written.text).join("\n"),
  };
}

/** A template as a pattern of what it can become; undefined where next to nothing of it is fixed. */
function patternOf(template: string): RegExp | undefined {
  const parts = template.split(/\[[^\]]*\]|\{[^}]*\}/u);
  if (parts.join("").length < 12) return undefined;
  return new RegExp(parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("[^\n]{0,40}?"), "iu");
}

/** What a refrain says, whoever is named as its speaker, or not, between its two speeches. */
function spokenIn(refrain: string): RegExp | undefined {
  return patternOf(refrain.replaceAll(/(?<=[”“],?)[^”“„]*(?=[.,:] ?[“„])/gu, "{tag}"));
}

const COMPANY = {
  en: "My daughter Ana and her grandma want to see the sea",
  ro: "Fetița mea Ana și bunica vor să vadă marea",
  de: "Meine Tochter Ana und ihre Oma möchten das Meer sehen",
} as const;

const ALONE = {
  en: "Pip the hedgehog wants to fly",
  ro: "Ariciul Pip vrea să zboare",
  de: "Der Igel Pip möchte fliegen",
} as const;

describe.each(LANGUAGES)("a plot in %s", (language) => {
  test("is turned by its theme, and by something else for each, whoever helps", () => {
    for (const story of [ALONE[language], COMPANY[language]]) {
      const turns = THEMES.map((theme) => {
        const { pages } = tell({ language, story, theme }, "turn");
        const turn = pages.find(({ beat }) => beat === "idea")?.written;
        expect(turn?.variant.themes, `${theme}: ${turn?.text}`).toContain(theme);
        return turn?.variant.id;
      });
      expect(new Set(turns).size).toBe(THEMES.length);
    }
  });

  test("has falls of its hero’s own kind, and of no other’s", () => {
    const band = "middle";
    const { oops } = sentencesIn(language);
    for (const characterType of CHARACTER_TYPES) {
      let own = 0;
      for (const seed of ["1", "2", "3"]) {
        const { whole, setting } = tell({ language, pages: 24, characterType }, seed);
        const type = setting.fitting.characterType;
        for (const { [band]: template, types } of oops) {
          const pattern = patternOf(template);
          if (!types || !pattern?.test(whole)) continue;
          expect(types, `${type}: ${template}`).toContain(type);
          own += 1;
        }
      }
      expect(own, characterType).toBeGreaterThan(0);
    }
  });

  test("goes about its environment: spots of it that its words name, a sound or a sight, and nothing of another’s", () => {
    const { scenery } = sentencesIn(language);
    const phrasesOf = (environment: (typeof ENVIRONMENTS)[number]) =>
      Object.values(scenery[environment].spots).map(({ at, to }) => [at, to]);
    for (const environment of ENVIRONMENTS) {
      const { whole, setting, pages } = tell(
        { language, story: ALONE[language], environment, complexity: "Adventurer" },
        "where",
      );
      const lower = whole.toLowerCase();
      const isIn = (phrase: string) => lower.includes(phrase.toLowerCase());
      const spots = pages.map(({ brief, written }) => brief.spots[written.variant.shows.at].id);
      expect(new Set(spots).size, environment).toBeGreaterThanOrEqual(3);
      expect(phrasesOf(environment).flat().some(isIn), environment).toBe(true);
      expect(setting.pools.murmur.some(isIn), environment).toBe(true);
      const own = new Set(phrasesOf(environment).flat());
      const foreign = ENVIRONMENTS.filter((each) => each !== environment)
        .flatMap((each) => phrasesOf(each).flat())
        .filter((phrase) => !own.has(phrase) && phrase.split(" ").length > 3 && isIn(phrase));
      expect(foreign, environment).toEqual([]);
    }
  });

  test("pays off what it plants, says its refrain three times and turns it on the last page", () => {
    const owed: string[] = [];
    let planted = 0;
    for (const family of FAMILY_IDS)
      for (const pages of PAGE_COUNTS)
        for (const complexity of COMPLEXITIES) {
          const story = IDEAS_OF_PLOTS[language][family];
          const { pages: told, setting, texts } = tell({ language, story, pages, complexity }, "plants");
          const end = told.at(-1)?.written.state;
          const plants = [...(end?.planted ?? [])].filter((each) => !GIVENS.some((given) => given === each));
          planted += plants.length;
          for (const plant of plants.filter((each) => !end?.paid.has(each)))
            owed.push(`${family}, ${pages}, ${complexity}: ${plant}`);
          expect(end?.refrains, `${family}, ${pages}, ${complexity}`).toBeGreaterThanOrEqual(3);
          const [again, turned] = [setting.refrain.again, setting.refrain.turned].map(spokenIn);
          if (again) expect(texts.filter((text) => again.test(text)).length).toBeGreaterThanOrEqual(2);
          if (turned) expect(texts.at(-1)).toMatch(turned);
          if (turned) expect(texts.slice(0, -1).some((text) => turned.test(text))).toBe(false);
        }
    expect(planted).toBeGreaterThan(40);
    expect(owed).toEqual([]);
  });

  test("that looks for the way home begins far from it, and is at home on its last pages only", () => {
    const beforeTurn = BEATS.slice(0, BEATS.indexOf("try3"));
    const placesOf = (story: string, complexity: BookRequest["complexity"], pages: BookRequest["pages"]) =>
      tell({ language, story, complexity, pages }, "lost")
        .pages.filter(({ beat }) => beforeTurn.includes(beat))
        .map(({ written }) => written.variant.shows.at);
    for (const complexity of COMPLEXITIES)
      for (const pages of PAGE_COUNTS) {
        expect(placesOf(IDEAS_OF_PLOTS[language].rescue, complexity, pages)).not.toContain("home");
        expect(placesOf(ALONE[language], complexity, pages)[0]).toBe("home");
      }
  });

  test("speaks of the hero’s own kin as the family does", () => {
    const { whole } = tell({ language, story: COMPANY[language] }, "kin");
    const [own, strange] = {
      en: [/\bGrandma\b/u, /\bgrandmother/iu],
      ro: [/(?<!\p{L})bunica/iu, /(?<!\p{L})o (?:\p{L}+ )?bunică/iu],
      de: [/\bOma\b/u, /Großmutter/u],
    }[language] as [RegExp, RegExp];
    expect(whole).toMatch(own);
    expect(whole).not.toMatch(strange);
    const met = {
      en: "Ana meets an old grandmother and a goat",
      ro: "Ana întâlnește o bunică bătrână și o capră",
      de: "Ana trifft eine alte Großmutter und eine Ziege",
    };
    expect(tell({ language, story: met[language] }, "met").setting.cast.helper.participant.familiar).toBeUndefined();
  });

  test("sounds as its language does", () => {
    const soundsOf = (each: (typeof LANGUAGES)[number]) => Object.values(sentencesIn(each).sounds).flat();
    const foreign = LANGUAGES.filter((each) => each !== language)
      .flatMap(soundsOf)
      .filter((sound) => !soundsOf(language).includes(sound));
    for (const complexity of COMPLEXITIES) {
      const { whole } = tell({ language, story: ALONE[language], complexity, pages: 24 }, "sounds");
      expect(soundsOf(language).filter((sound) => whole.includes(sound)).length).toBeGreaterThanOrEqual(4);
      expect(foreign.filter((sound) => whole.includes(` ${sound} `))).toEqual([]);
    }
  });
});
