import { expect, test } from "vitest";
import { COMPLEXITIES, type Complexity } from "#book/choices.ts";
import { LANGUAGES, type Language } from "#book/languages.ts";
import type { BookRequest } from "./book-request.ts";
import { distanceFromLevel } from "./level-of-text.ts";
import { measureText } from "./measure-text.ts";
import { rewritePage } from "./rewrite-page.ts";
import { translateBook } from "./translate-book.ts";
import { writeBook } from "./write-book.ts";

const IDEAS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "A little hedgehog called Pip wants to fly.",
    "Mia the mouse is afraid of the dark.",
    "Fred the fox lost his red balloon.",
    "Ella the elephant",
  ],
  ro: [
    "Un arici mic pe nume Țepi vrea să zboare.",
    "Ana se teme de întuneric.",
    "Vulpea Rița și-a pierdut eșarfa roșie.",
    "Ursul Martin",
  ],
  de: [
    "Der Igel Emil will fliegen lernen.",
    "Die Maus Mia hat Angst vor der Dunkelheit.",
    "Der Bär Bruno hat seinen Ball verloren.",
    "Die Katze Lilli",
  ],
};
const LEVELS: readonly Complexity[] = ["Spark", "Adventurer"];
const PAIRS = LANGUAGES.flatMap((from) => LANGUAGES.filter((to) => to !== from).map((to) => [from, to] as const));

const requestOf = (language: Language, story: string, complexity: Complexity = "Seeker"): BookRequest => ({
  title: "",
  language,
  pages: 8,
  characters: [],
  story,
  characterType: "Animals",
  environment: "EnchantedForest",
  genre: "Fairytale",
  theme: "Friendship",
  complexity,
});

const pagesOf = (request: BookRequest, seed: string) =>
  writeBook(request, seed).pages.map(({ text }) => ({ text, level: request.complexity }));

test.each(PAIRS)("a book in %s is told in %s with the same pages, figures and levels", (from, to) => {
  let within = 0;
  let pages = 0;
  for (const [place, story] of IDEAS[from].entries()) {
    for (const level of LEVELS) {
      const request = requestOf(from, story, level);
      const book = writeBook(request, `seed ${place}`);
      const told = translateBook(request, `seed ${place}`, { language: to, pages: pagesOf(request, `seed ${place}`) });
      if (typeof told === "string") throw new Error(`${story}: ${told}`);
      expect(told.title).not.toBe("");
      expect(told.pages).toHaveLength(book.pages.length);
      book.pages.forEach(({ text, plan }, page) => {
        const second = told.pages[page] ?? "";
        expect(second).not.toBe(text);
        const others = book.cast.filter(({ id, name }) => id !== "hero" && name !== "");
        for (const { id, name } of others) {
          expect(second.includes(name), `${name} in: ${second}`).toBe(plan.figures.some(({ who }) => who === id));
        }
        pages += 1;
        within += Number(distanceFromLevel(measureText(second, to), level) === 0);
      });
      expect(told.pages.join(" ")).toContain(book.cast[0]?.name);
    }
  }
  expect(within / pages).toBeGreaterThanOrEqual(0.98);
});

test("a book whose title is the parent's own has one in the second language too, which says what the book is about (S13.6)", () => {
  const story = "A little hedgehog called Pip wants to fly.";
  const unnamed = requestOf("en", story);
  const told = (request: BookRequest) =>
    translateBook(request, "seed", { language: "de", pages: pagesOf(request, "seed") });
  const title = "Pip and the Big Blue Sky";
  const inGerman = told({ ...unnamed, title });
  expect(inGerman).toMatchObject({ title: expect.stringContaining("Pip") as string, isTitleNew: true });
  expect(inGerman).not.toMatchObject({ title });
  expect(told(unnamed)).toMatchObject({ isTitleNew: false });
});

test("a page that is told at another level is told in the second language at that level, too", () => {
  const request = requestOf("en", "A little hedgehog called Pip wants to fly.");
  const pages = pagesOf(request, "seed").with(3, {
    text: rewritePage(request, "seed", 3, "Dreamer"),
    level: "Dreamer",
  });
  const told = translateBook(request, "seed", { language: "de", pages });
  if (typeof told === "string") throw new Error(told);
  expect(distanceFromLevel(measureText(told.pages[3] ?? "", "de"), "Dreamer")).toBe(0);
});

test("a page that was told anew is known for the author's, at whichever level its words measure", () => {
  const request = requestOf("en", "A little hedgehog called Pip wants to fly.");
  for (const wished of COMPLEXITIES) {
    const text = rewritePage(request, "seed", 0, wished);
    const level = COMPLEXITIES.find((other) => other !== wished) ?? wished;
    const told = translateBook(request, "seed", {
      language: "de",
      pages: pagesOf(request, "seed").with(0, { text, level }),
    });
    expect(told).toMatchObject({ pages: { 0: expect.any(String) as string } });
  }
});

test("a page that the parent has told in other words is left to the parent, and the others are told", () => {
  const request = requestOf("en", "A little hedgehog called Pip wants to fly.");
  const pages = pagesOf(request, "seed").with(2, { text: "Pip has lunch.", level: "Seeker" });
  const told = translateBook(request, "seed", { language: "ro", pages });
  if (typeof told === "string") throw new Error(told);
  expect(told.pages.map((text) => text === undefined)).toEqual(pages.map((_, page) => page === 2));
});

test("what the hero wants is asked for where the author has no words for it, and taken in the parent's", () => {
  const request = requestOf("en", "Pip the hedgehog wants to repair the old tram of his uncle.");
  expect(translateBook(request, "seed", { language: "de", pages: [] })).toBe("idea");
  const idea = "Der Igel Pip will die alte Straßenbahn von seinem Onkel reparieren.";
  const told = translateBook(request, "seed", { language: "de", idea, pages: pagesOf(request, "seed") });
  if (typeof told === "string") throw new Error(told);
  expect(told.pages.join(" ")).toContain("Straßenbahn");
});

test("a story that the parent wrote word for word is nobody's to tell otherwise", () => {
  const story = [
    "One morning Pip the hedgehog found a letter under his door. It was green, and it smelled of apples.",
    "“Who writes to me?” he asked the kettle. The kettle did not know. So Pip put on his scarf and went out.",
    "At the brook he met Mo the mole. “Is this yours?” he asked. Mo shook his head and sneezed.",
    "They walked up the hill together. On top stood a tiny post office. A snail was asleep at the counter.",
    "“I write to everybody,” said the snail. “Somebody has to.” And all three of them laughed until it was dark.",
  ].join("\n");
  expect(translateBook(requestOf("en", story), "seed", { language: "ro", pages: [] })).toBe("own-text");
});
