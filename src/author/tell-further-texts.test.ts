import { describe, expect, test } from "vitest";
import { Book } from "#book/book.ts";
import { PAGE_COUNTS } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { FURTHER_OWN_STORIES } from "./testing/further-own-stories.ts";
import { writeBook } from "./write-book.ts";

const wordsOnly = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

describe.each(LANGUAGES)("texts of many shapes in %s", (language) => {
  const booksOf = (story: string) =>
    PAGE_COUNTS.map((pages) => {
      const { confidence: _confidence, ...form } = analyseIdea(story, language);
      return writeBook({ ...form, language, pages, title: "", story }, "further");
    });

  test("are told word for word, whatever they say on the way", () => {
    for (const { text } of FURTHER_OWN_STORIES[language])
      for (const book of booksOf(text)) {
        expect(() => Book.parse(book)).not.toThrow();
        const told = book.pages.filter(({ beat }) => beat === "told").map((page) => page.text);
        // A heading that became the title is not said again.
        const [, ...rest] = text.split("\n");
        const whole = wordsOnly(told.join(" "));
        expect([wordsOnly(text), wordsOnly(rest.join(" "))]).toContain(whole);
      }
  });

  test("name whom they name and nobody else, and give nobody a name of the author’s", () => {
    for (const { text, names } of FURTHER_OWN_STORIES[language])
      for (const { cast } of booksOf(text)) {
        const given = cast.map(({ name }) => name).filter((name) => name !== "");
        expect(given, text.slice(0, 40)).toEqual(expect.arrayContaining([...names]));
        for (const name of given) expect(text, name).toContain(name);
        expect(given.length).toBeLessThanOrEqual(Math.max(1, names.length));
      }
  });
});

test("who does something together is drawn doing it together", () => {
  const { text } = FURTHER_OWN_STORIES.en[1] ?? { text: "" };
  const { confidence: _confidence, ...form } = analyseIdea(text, "en");
  const { pages } = writeBook({ ...form, language: "en", pages: 12, title: "", story: text }, "further");
  const hands = pages.find((page) => page.text.includes("holding hands"));
  // Who opens the door is there too, and is none of the two.
  expect(hands?.plan.figures.map(({ pose }) => pose)).toEqual(["hold-hands", "hold-hands", "stand"]);
  const paw = pages.find((page) => page.text.includes("takes his paw"));
  expect(new Set(paw?.plan.figures.map(({ who }) => who))).toEqual(new Set(["hero", "helper"]));
});
