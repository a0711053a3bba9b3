import { beforeAll, describe, expect, test } from "vitest";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import { Book } from "#book/book.ts";
import { countSigns } from "#book/count-signs.ts";
import type { BookRequest } from "./book-request.ts";
import { type Language, LANGUAGES } from "#book/languages.ts";
import { analyseIdea } from "./analyse-idea.ts";
import { speaksOfMissing } from "./bodies.ts";
import { rareWords } from "./core-vocabulary.ts";
import { measureText } from "./measure-text.ts";
import { thingsIn } from "./things-in-text.ts";
import {
  checkBook,
  IDEAS,
  overlap,
  pagesOffLevel,
  wholeSentencesOf,
  wholeText,
  wordsGiven,
} from "./testing/check-book.ts";
import { writeBook } from "./write-book.ts";

const request = (changes: Partial<BookRequest> = {}): BookRequest => ({
  title: "",
  language: "en",
  pages: 8,
  characters: [],
  story: IDEAS.en[0] ?? "",
  characterType: "Animals",
  environment: "EnchantedForest",
  genre: "Fairytale",
  theme: "Friendship",
  complexity: "Dreamer",
  ...changes,
});

/** One book for each idea, level and length, with the other choices taken in turn. */
function* everyKind(language: Language, seeds: number): Generator<[BookRequest, string]> {
  let turn = 0;
  const at = <T>(list: readonly T[]): T => list[turn % list.length] as T;
  for (const story of IDEAS[language])
    for (const complexity of COMPLEXITIES)
      for (const pages of PAGE_COUNTS)
        for (let seed = 0; seed < seeds; seed += 1) {
          turn += 1;
          const choices = {
            characterType: at(CHARACTER_TYPES),
            environment: at(ENVIRONMENTS),
            genre: at(GENRES),
            theme: at(THEMES),
          };
          yield [request({ language, story, complexity, pages, ...choices }), String(seed)];
        }
}

describe.each(LANGUAGES)("books in %s", (language) => {
  const written: { readonly asked: BookRequest; readonly seed: string; readonly book: Book }[] = [];
  beforeAll(() => {
    for (const [asked, seed] of everyKind(language, 2)) written.push({ asked, seed, book: writeBook(asked, seed) });
  }, 240_000);

  test("are whole: no open slot, no repeated sentence but the refrain, the hero named, everybody drawn", () => {
    const faults = written.flatMap(({ asked, seed, book }) =>
      checkBook(book, asked).map((fault) => `${asked.story} (${asked.complexity}, ${asked.pages}, ${seed}): ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test("keep at least 98 % of their pages in their level's bands", () => {
    let pages = 0;
    let off = 0;
    for (const { book } of written) {
      pages += book.pages.length;
      off += pagesOffLevel(book);
    }
    expect(off / pages).toBeLessThanOrEqual(0.02);
  });

  test("are harder from level to level, in words, in the longest sentence, in LIX and in rare words, with other sentences (S10.4)", () => {
    const levels = COMPLEXITIES.map((complexity) => {
      const books = written.filter(({ book }) => book.complexity === complexity);
      const pages = books.flatMap(({ book }) => book.pages);
      const measured = books.flatMap(({ asked, book }) => {
        const given = wordsGiven(book, asked);
        return book.pages.map(({ text }) => ({
          ...measureText(text, language),
          rare: rareWords(text, language, given),
        }));
      });
      const mean = (of: (page: (typeof measured)[number]) => number) =>
        measured.reduce((sum, page) => sum + of(page), 0) / measured.length;
      return {
        words: mean(({ words }) => words),
        longest: mean(({ longestSentence }) => longestSentence),
        lix: mean(({ lix }) => lix),
        rare: mean(({ rare }) => rare),
        sentences: new Set(pages.flatMap(({ text }) => wholeSentencesOf(text)).filter((each) => each.length > 30)),
      };
    });
    for (const key of ["words", "longest", "lix", "rare"] as const)
      for (const [at, level] of levels.slice(1).entries())
        expect(level[key], `${key} at level ${at + 2}`).toBeGreaterThan(levels[at]?.[key] ?? Infinity);
    const [, seeker, dreamer, adventurer] = levels;
    for (const [one, other] of [
      [seeker, dreamer],
      [dreamer, adventurer],
    ] as const) {
      const shared = [...(one?.sentences ?? [])].filter((sentence) => other?.sentences.has(sentence));
      expect(shared.length).toBeLessThan(0.15 * (one?.sentences.size ?? 0));
    }
  });

  test("of one idea differ from seed to seed, at every level and length, and repeat no sentence but the refrain (S10.5)", () => {
    for (const complexity of COMPLEXITIES)
      for (const pages of PAGE_COUNTS) {
        const asked = request({ language, story: IDEAS[language][0] ?? "", complexity, pages });
        const books = Array.from({ length: 4 }, (_, seed) => writeBook(asked, `seed ${seed}`));
        expect(books.flatMap((book) => checkBook(book, asked))).toEqual([]);
        const texts = books.map(wholeText);
        const overlaps = texts.flatMap((one, index) => texts.slice(index + 1).map((other) => overlap(one, other)));
        expect(overlaps.reduce((sum, each) => sum + each, 0) / overlaps.length).toBeLessThan(0.35);
      }
  });

  test("of different kinds of plot share less than half of their four-word shingles, and open each in its own way", () => {
    let openings = 0;
    for (const complexity of COMPLEXITIES) {
      const books = IDEAS[language].map((story) =>
        writeBook(request({ language, story, complexity, pages: 12 }), `shelf of ${story}`),
      );
      const texts = books.map(wholeText);
      const overlaps = texts.flatMap((one, index) => texts.slice(index + 1).map((other) => overlap(one, other)));
      expect(Math.max(...overlaps)).toBeLessThan(0.5);
      expect(new Set(books.map(({ title }) => title)).size).toBe(books.length);
      openings += new Set(books.map(({ pages }) => pages[0]?.text.slice(0, 40))).size;
    }
    expect(openings).toBeGreaterThanOrEqual(0.6 * COMPLEXITIES.length * IDEAS[language].length);
  });

  test("are the same, to the byte, for the same seed", () => {
    const asked = request({ language, story: IDEAS[language][1] ?? "", pages: 16 });
    expect(JSON.stringify(writeBook(asked, "one"))).toBe(JSON.stringify(writeBook(asked, "one")));
    expect(JSON.stringify(writeBook(asked, "one"))).not.toBe(JSON.stringify(writeBook(asked, "two")));
  });

  test("fit the model that painters and the press read", () => {
    for (const { book } of written) expect(() => Book.parse(book)).not.toThrow();
  });

  test("say the refrain twice and turn it on the last page", () => {
    const { pages } = writeBook(request({ language, story: IDEAS[language][0] ?? "", pages: 12 }), "refrain");
    const tries = pages
      .filter(({ beat }) => beat === "try1" || beat === "try2")
      .map(({ text }) => text.split(" ").slice(-5).join(" "));
    expect(new Set(tries).size).toBe(1);
    expect(pages.at(-1)?.text).not.toContain(tries[0]);
  });
});

describe("a book tells the parent's own idea", () => {
  test("where the parent says that it plays, on the first page", () => {
    const stories = {
      en: ["Luna the fox is looking for her lost red balloon in the old lighthouse", /in the old lighthouse/iu],
      ro: ["Vulpița Luna își caută balonul roșu pierdut la bunica", /la bunica/iu],
      de: ["Die Füchsin Luna sucht im alten Leuchtturm ihren roten Luftballon", /im alten Leuchtturm/iu],
    } as const;
    for (const language of LANGUAGES)
      for (const complexity of COMPLEXITIES) {
        const [story, place] = stories[language];
        const { environment } = analyseIdea(story, language);
        const { pages } = writeBook(request({ language, story, complexity, environment }), `place ${complexity}`);
        expect(pages[0]?.text).toMatch(place);
        expect(pages[0]?.plan.place.environment).toBe(environment);
      }
  });

  test("speaks of no part that the hero’s body does not have, and lets only who is drawn have ears", () => {
    for (const [kind, body] of [
      ["whale", "swimmer"],
      ["car", "vehicle"],
      ["turtle", "scales"],
      ["robot", "robot"],
      ["snail", "crawler"],
      ["snake", "crawler"],
      ["spider", "insect"],
    ] as const)
      for (const seed of ["1", "2", "3"]) {
        const story = `A little ${kind} called Bo wants to see the moon`;
        const { pages } = writeBook(request({ story, complexity: "Adventurer" }), seed);
        const speaking = pages.filter(({ text }) => speaksOfMissing(text, body, "en"));
        expect(speaking.length, `${kind}, ${seed}`).toBeLessThanOrEqual(2);
      }
  });

  test("names the hero by name and kind on the first page, and the wish on two pages and in the words of the idea", () => {
    for (const complexity of COMPLEXITIES) {
      const book = writeBook(request({ complexity }), "idea");
      expect(book.pages[0]?.text).toContain("Pip");
      expect(book.pages[0]?.text).toContain("hedgehog");
      const named = book.pages.filter(({ text }) => /button/u.test(text));
      expect(named.length).toBeGreaterThanOrEqual(2);
    }
  });

  test("lets every character of the form appear, introduced before it acts, the hero first", () => {
    const characters = [
      { name: "Oliver", description: "a curious boy" },
      { name: "Biscuit", description: "a small dog" },
      { name: "Minka", description: "a cat with a green hat" },
      { name: "Owl", description: "" },
    ];
    for (const pages of PAGE_COUNTS) {
      const book = writeBook(request({ characters, story: "They build a boat", pages, complexity: "Dreamer" }), "cast");
      expect(book.cast.map(({ name }) => name)).toEqual(["Oliver", "Biscuit", "Minka", ""]);
      expect(book.cast.map(({ called }) => called)).toEqual(["boy", "dog", "cat", "owl"]);
      expect(book.cast[2]?.garment).toEqual({ kind: "hat", colour: "green" });
      const text = wholeText(book);
      for (const [name, introduction] of [
        ["Biscuit", /Biscuit, a (?:\p{L}+ )?dog/iu],
        ["Minka", /Minka, a (?:\p{L}+ )?cat/iu],
        ["owl", /an? (?:\p{L}+ )?owl/iu],
      ] as const) {
        expect(text.search(introduction)).toBeGreaterThanOrEqual(0);
        expect(text.search(introduction)).toBeLessThanOrEqual(text.search(new RegExp(`\\b${name}\\b`, "u")));
      }
    }
  });

  test("draws on each page exactly those whom its words name", () => {
    const characters = [
      { name: "Oliver", description: "a boy" },
      { name: "Biscuit", description: "a dog" },
      { name: "Minka", description: "a cat" },
    ];
    const book = writeBook(request({ characters, pages: 24, complexity: "Adventurer", theme: "Learning" }), "figures");
    const idOf = new Map(book.cast.map(({ name, id }) => [name, id]));
    for (const { text, plan } of book.pages) {
      const named = [...idOf].filter(([name]) => text.includes(name)).map(([, id]) => id);
      expect(new Set(plan.figures.map(({ who }) => who))).toEqual(new Set(named));
    }
  });

  test("tells figures apart by colour and garment", () => {
    const characters = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"].map((name) => ({ name, description: "a fox" }));
    const { cast } = writeBook(request({ characters }), "apart");
    expect(new Set(cast.map(({ garment }) => `${garment.colour} ${garment.kind}`)).size).toBe(cast.length);
  });

  test("holds up the lost thing when it is found", () => {
    const book = writeBook(request({ story: "Luna the fox is looking for her lost red balloon" }), "found");
    const found = book.pages.find(({ beat }) => beat === "try3");
    expect(found?.text).toContain("red balloon");
    expect(found?.plan.figures.some(({ holds }) => holds === "balloon")).toBe(true);
  });

  test("in the language of the book, even if the idea is in another", () => {
    const book = writeBook(
      request({ language: "ro", story: "Luna the fox is looking for her lost red balloon" }),
      "ro",
    );
    expect(wholeText(book)).toMatch(/Luna/u);
    expect(wholeText(book)).toMatch(/balonul roșu/u);
    const other = writeBook(request({ language: "ro", story: "A fox called Luna wants to paint the sky" }), "ro");
    expect(wholeText(other)).not.toMatch(/paint|sky/u);
  });

  test("leaves a wish to whom the idea gives it: the hero helps, and the other is there before it is spoken of", () => {
    const stories = {
      en: ["Max and the dragon who could not breathe fire", /Max[^.]* (?:help|helped) the dragon breathe fire/u],
      ro: ["Max și dragonul care nu putea să scoată flăcări", /să-l ajute pe dragon să scoată flăcări/u],
      de: ["Max und der Drache, der nicht Feuer speien konnte", /dem Drachen helfen, Feuer zu speien/u],
    } as const;
    for (const language of LANGUAGES)
      for (const pages of [8, 12, 24] as const)
        for (const complexity of ["Seeker", "Dreamer", "Visionary"] as const) {
          const [story, wish] = stories[language];
          const book = writeBook(
            request({ language, story, pages, complexity, characterType: "EverydayPeople" }),
            "owner",
          );
          expect(book.cast.map(({ called }) => called).slice(0, 2)).toEqual(["boy", "dragon"]);
          expect(wholeText(book)).toMatch(wish);
          const spoken = book.pages.findIndex(({ beat }) => beat === "wish");
          const there = book.pages.findIndex(({ plan }) => plan.figures.some(({ who }) => who === "helper"));
          expect(there).toBeLessThan(spoken);
        }
  });

  test("tells of the one who is afraid, even if somebody else is named first", () => {
    const book = writeBook(request({ language: "ro", story: "Ana și pisica ei care se teme de apă" }), "fear");
    expect(book.cast.map(({ called }) => called)).toEqual(["cat", "girl"]);
    expect(wholeText(book)).toMatch(/fric(?:a|ă|ii) de apă/u);
  });

  test("takes nothing that a parent types for a slot of its own", () => {
    const characters = [
      { name: "[hero.nom]", description: "{wish} a fox" },
      { name: "{", description: "|" },
    ];
    const story = "A fox called {thing} wants to [helper.nom] | fly {again}";
    for (const complexity of COMPLEXITIES) {
      const book = writeBook(request({ characters, story, complexity, pages: 12 }), "slots");
      expect(wholeText(book)).not.toMatch(/[[\]{}|]/u);
    }
  });

  test("keeps the parent's title, and makes one of 3 to 99 characters where there is none", () => {
    expect(writeBook(request({ title: "Pip’s Great Day" }), "t").title).toBe("Pip’s Great Day");
    const long = `Pip wants to ${"walk round the lake and ".repeat(20)}sleep`;
    const { title } = writeBook(request({ story: long }), "t");
    expect(countSigns(title)).toBeGreaterThanOrEqual(3);
    expect(countSigns(title)).toBeLessThanOrEqual(99);
  });
});

describe("the pictures", () => {
  test("leave the words now above, now below, and below where somebody flies or three stand", () => {
    for (const seed of ["a", "b", "c"]) {
      const { pages } = writeBook(request({ pages: 24 }), seed);
      const edges = pages.map(({ plan }) => plan.textAt);
      expect(new Set(edges).size).toBe(2);
      expect(edges.join(" ")).not.toMatch(/(?:top ){6}/u);
      for (const { plan } of pages) {
        if (plan.figures.length > 2 || plan.figures.some(({ pose }) => pose === "fly"))
          expect(plan.textAt).toBe("bottom");
      }
    }
  });

  test("show what the words name, hugs where they hug, and the listener to whoever speaks", () => {
    for (const seed of ["1", "2", "3", "4"]) {
      const { pages } = writeBook(request({ pages: 24, complexity: "Dreamer" }), seed);
      for (const { text, plan } of pages) {
        const shown = [...plan.things.map(({ thing }) => thing), ...plan.figures.flatMap(({ holds }) => holds ?? [])];
        const named = thingsIn(text, "en").filter(
          ({ thing }) => thing !== "moon" && thing !== "star" && thing !== "button",
        );
        if (named.length <= 2) for (const { thing } of named) expect(shown, text).toContain(thing);
        const [hero, helper] = plan.figures;
        if (hero && helper && /“/u.test(text)) expect(hero.looksAt, text).toBeDefined();
      }
    }
  });

  test("show the lost thing again on the last page, in the hero’s hands", () => {
    for (const seed of ["1", "2", "3", "4"]) {
      const last = writeBook(request({ story: "Luna the fox is looking for her lost red balloon" }), seed).pages.at(-1);
      expect(last?.plan.figures[0]?.holds).toBe("balloon");
    }
  });

  test("have a cover on which the hero looks at the reader, near", () => {
    for (const seed of ["1", "2", "3", "4"]) {
      const { cover } = writeBook(request(), seed);
      expect(cover.shot).not.toBe("wide");
      expect(cover.textAt).toBe("top");
      for (const { looksAt } of cover.figures) expect(looksAt).toBe("reader");
      expect(cover.figures.map(({ who }) => who)).toContain("hero");
    }
  });

  test("have covers of several layouts on one shelf, from either side", () => {
    const covers = Array.from({ length: 16 }, (_, i) => writeBook(request(), `shelf ${i}`).cover);
    const layouts = covers.map(({ figures }) =>
      figures.map(({ who, pose, facing }) => `${who} ${pose} ${facing}`).join(),
    );
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(3);
    const sides = covers.map(({ figures }) => figures.find(({ who }) => who === "hero")?.facing);
    expect(new Set(sides)).toEqual(new Set(["left", "right"]));
  });

  test("go from dawn through day and sunset into night, and into the morning", () => {
    const hours = writeBook(request({ pages: 12 }), "hours").pages.map(({ plan }) => plan.hour);
    const turns = hours.filter((hour, index) => hour !== hours[index - 1]);
    expect(turns.join(" ")).toMatch(/day .*night dawn (?:night|sunset)$/u);
  });
});
