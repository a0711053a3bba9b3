import { describe, expect, test } from "vitest";
import { Book } from "#book/book.ts";
import { COMPLEXITIES, PAGE_COUNTS } from "#book/choices.ts";
import { type Language, LANGUAGES } from "#book/languages.ts";
import type { BookRequest } from "./book-request.ts";
import { readIdea } from "./read-idea.ts";
import { rewritePage } from "./rewrite-page.ts";
import { sentencesIn } from "./sentence-books.ts";
import { ownTextOf } from "./tell-own-text.ts";
import { OWN_STORIES } from "./testing/own-stories.ts";
import { writeBook } from "./write-book.ts";

const request = (language: Language, changes: Partial<BookRequest> = {}): BookRequest => ({
  title: "",
  language,
  pages: 8,
  characters: [],
  story: OWN_STORIES[language],
  characterType: "Animals",
  environment: "SmallVillage",
  genre: "Fairytale",
  theme: "Friendship",
  complexity: "Dreamer",
  ...changes,
});

const wordsOnly = (text: string) => text.split(/\s+/u).filter(Boolean).join(" ");
const tell = (asked: BookRequest) => writeBook(asked, "own");
const ownPages = (asked: BookRequest) => tell(asked).pages.filter(({ beat }) => beat === "told");

describe.each(LANGUAGES)("a story that a parent has written in %s", (language) => {
  test("is told word for word, at every length and level", () => {
    for (const pages of PAGE_COUNTS)
      for (const complexity of COMPLEXITIES) {
        const asked = request(language, { pages, complexity });
        const book = tell(asked);
        expect(() => Book.parse(book)).not.toThrow();
        expect(book.pages).toHaveLength(pages);
        expect(
          wordsOnly(
            ownPages(asked)
              .map(({ text }) => text)
              .join(" "),
          ),
        ).toBe(wordsOnly(OWN_STORIES[language]));
      }
  });

  test("ends its pages where sentences end, and cuts no speech", () => {
    for (const pages of [8, 12] as const)
      for (const { text } of ownPages(request(language, { pages }))) {
        expect(text).toMatch(/[.!?…]["“”]?$/u);
        expect(text).toMatch(/^["“„]?\p{Lu}/u);
        const [opens, closes] = { en: ["“", "”"], ro: ["„", "”"], de: ["„", "“"] }[language];
        expect(text.split(opens ?? "").length).toBe(text.split(closes ?? "").length);
      }
  });

  test("shares a long text out over its pages, none of them more than twice as full as the others together make it", () => {
    const story = Array.from({ length: 3 }, (_, index) =>
      OWN_STORIES[language].replaceAll(".\n", `. ${index + 1}.\n`),
    ).join("\n");
    const told = ownPages(request(language, { story, pages: 8 }));
    expect(told).toHaveLength(8);
    const lengths = told.map(({ text }) => text.split(/\s+/u).length);
    const mean = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
    for (const length of lengths) {
      expect(length).toBeLessThan(2 * mean);
      expect(length).toBeGreaterThan(0.3 * mean);
    }
  });

  test("is filled with words to whoever listens where it is shorter than its pages, the last page the parent's", () => {
    const book = tell(request(language, { pages: 24 }));
    const asides = book.pages.filter(({ beat }) => beat === "aside");
    expect(asides.length).toBeGreaterThan(0);
    expect(new Set(asides.map(({ text }) => text)).size).toBe(asides.length);
    expect(book.pages.at(0)?.beat).toBe("told");
    expect(book.pages.at(-1)?.beat).toBe("told");
  });

  test("is drawn as its words say: who is there, where, when, with what and how they feel", () => {
    const { pages, cast } = tell(request(language, { pages: 8 }));
    expect(cast.map(({ called }) => called)).toEqual(["mouse", "owl"]);
    expect(cast[0]?.name).toBe("Tilda");
    const [hero, owl] = cast.map(({ id }) => id);
    const planWith = (words: RegExp) => pages.find(({ text }) => words.test(text))?.plan;
    const castle = planWith(/castle|castel|Schloss/u);
    expect(castle?.place.environment).toBe("MedievalCastle");
    expect(castle?.figures.map(({ who }) => who)).toContain(hero);
    const night = planWith(/lantern|felinar|Laterne/u);
    expect(night?.hour).toBe("night");
    const holder = night?.figures.find(({ holds }) => holds === "lantern");
    expect(holder?.who).toBe(hero);
    const rain = planWith(/rain|plouă|regnete/u);
    expect(rain?.weather).toBe("rain");
    const talk = pages.find(({ text, plan }) => plan.figures.length === 2 && /[“„]/u.test(text))?.plan;
    expect(talk?.figures.map(({ who }) => who).toSorted()).toEqual([hero, owl].toSorted());
    expect(talk?.figures.map(({ looksAt }) => looksAt)).toEqual(
      talk?.figures.map(({ who }) => (who === hero ? owl : hero)),
    );
    expect(pages.some(({ plan }) => plan.figures.some(({ mood }) => mood === "sad"))).toBe(true);
    expect(planWith(/kitchen|bucătărie|Küche/u)?.place.indoors).toBe("kitchen");
  });

  test("never stands three times in the same distance, and keeps no figure away whom it names", () => {
    const { pages } = tell(request(language, { pages: 12 }));
    const shots = pages.map(({ plan }) => plan.shot);
    for (let index = 2; index < shots.length; index += 1)
      expect(new Set(shots.slice(index - 2, index + 1)).size).toBeGreaterThan(1);
    for (const { text, plan } of pages.filter(({ beat }) => beat === "told"))
      if (text.startsWith("Tilda")) expect(plan.figures.map(({ who }) => who)).toContain("hero");
  });

  test("has a heading for its title, unless the form has one", () => {
    const story = `Tilda and the Light\n\n${OWN_STORIES[language]}`;
    const asked = request(language, { story });
    expect(tell(asked).title).toBe("Tilda and the Light");
    expect(
      wordsOnly(
        ownPages(asked)
          .map(({ text }) => text)
          .join(" "),
      ),
    ).toBe(wordsOnly(OWN_STORIES[language]));
    const titled = request(language, { story, title: "Another title" });
    expect(tell(titled).title).toBe("Another title");
    expect(
      wordsOnly(
        ownPages(titled)
          .map(({ text }) => text)
          .join(" "),
      ),
    ).toBe(wordsOnly(story));
  });

  test("is kept as it is when a page of it is to be simpler or richer", () => {
    const asked = request(language);
    const book = tell(asked);
    for (const level of COMPLEXITIES) expect(rewritePage(asked, "own", 2, level)).toBe(book.pages[2]?.text);
    expect(() => rewritePage(asked, "own", 8, "Spark")).toThrow(RangeError);
  });

  test("is an idea while it is short, or only says what a story should be about", () => {
    const [first = ""] = OWN_STORIES[language].split("\n");
    expect(ownTextOf(request(language, { story: first }))).toBeUndefined();
    const about = {
      en: "Please write a story about Tilda.",
      ro: "Vreau o poveste despre Tilda.",
      de: "Bitte eine Geschichte über Tilda.",
    }[language];
    expect(ownTextOf(request(language, { story: `${about} ${OWN_STORIES[language]}` }))).toBeUndefined();
    expect(ownTextOf(request(language))).toBeDefined();
  });

  test("has enough to say to whoever listens for the longest book", () => {
    expect(sentencesIn(language).toReader.length).toBeGreaterThanOrEqual(12);
    expect(readIdea(OWN_STORIES[language], language).figures[0]?.name).toBe("Tilda");
  });
});
