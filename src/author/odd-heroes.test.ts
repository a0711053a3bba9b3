import { describe, expect, test } from "vitest";
import { COMPLEXITIES, PAGE_COUNTS } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { wordsOf } from "./measure-text.ts";
import { checkBook, pagesOffLevel, wholeText } from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

const IDEAS = {
  wheelchair: {
    en: "Nora, a girl in a wheelchair, wants to win the soapbox race",
    ro: "Nora, o fetiță în scaun cu rotile, vrea să câștige cursa de căruțe",
    de: "Nora, ein Mädchen im Rollstuhl, möchte das Seifenkistenrennen gewinnen",
  },
  letters: {
    en: "小明 wants to know why the moon follows him",
    ro: "小明 vrea să afle de ce luna merge după el",
    de: "小明 möchte wissen, warum der Mond ihm folgt",
  },
} as const;

const ON_FEET = {
  en: /Nora (?:ran|jumped|hopped|climbed|walked)\b|\bstanding up\b/u,
  ro: /Nora (?:alerg\p{L}*|sări|sare|fug\p{L}*|urc\p{L}*)(?!\p{L})|în picioare/u,
  de: /Nora (?:lief|rannte|sprang|hüpfte|kletterte)(?!\p{L})|im Stehen/u,
};

describe.each(LANGUAGES)("in %s", (language) => {
  const booksOf = (story: string) =>
    COMPLEXITIES.flatMap((complexity) =>
      PAGE_COUNTS.map((pages) => {
        const form = { ...analyseIdea(story, language), title: "", story, complexity, pages };
        const book = writeBook(form, `${complexity} ${pages}`);
        expect(checkBook(book, form), `${complexity}, ${pages}`).toEqual([]);
        return book;
      }),
    );

  test("a hero in a wheelchair is told of as one who rolls: next to no page lets it run, jump or stand", () => {
    const pages = booksOf(IDEAS.wheelchair[language]).flatMap((book) => book.pages);
    const onFeet = pages.filter(({ text }) => ON_FEET[language].test(text));
    expect(onFeet.length / pages.length).toBeLessThanOrEqual(0.02);
  });

  test("a name in other letters is kept, and the hero asks its question as its own", () => {
    for (const book of booksOf(IDEAS.letters[language])) {
      expect(book.cast[0]?.name).toBe("小明");
      for (const speech of wholeText(book).matchAll(/[“„][^”“„]*[”“]/gu))
        expect(speech[0]).not.toMatch(/follows him|după el|ihm folgt/u);
    }
  });
});

test("where the hero is called like a thing, the thing is left alone: no moon about Luna", () => {
  const story = "Vulpița Luna își caută balonul roșu pierdut";
  let pages = 0;
  let off = 0;
  for (const complexity of COMPLEXITIES)
    for (const count of PAGE_COUNTS) {
      const form = { ...analyseIdea(story, "ro"), title: "", story, complexity, pages: count };
      expect(form.environment).not.toBe("SpaceColony");
      const book = writeBook(form, "luna");
      expect(wordsOf(wholeText(book))).not.toContain("luna");
      pages += book.pages.length;
      off += pagesOffLevel(book);
    }
  expect(off / pages).toBeLessThanOrEqual(0.02);
});
