import { beforeAll, describe, expect, test } from "vitest";
import { writeBook } from "#author/write-book.ts";
import type { BookRequest } from "#author/book-request.ts";
import type { Book } from "#book/book.ts";
import { type ByLanguage, LANGUAGES, type Language } from "#book/languages.ts";
import { everyKindOfBook } from "./testing/every-kind-of-book.ts";
import { faultsOf, isOffLevel } from "./testing/check-written-book.ts";
import { openDictionaries, type Speller } from "./testing/dictionaries.ts";

/** One book in so many: some twenty a language. A prime, so that every choice meets every other. */
const EVERY = 541;

let spell: ByLanguage<Speller>;
beforeAll(async () => {
  spell = await openDictionaries();
}, 60_000);

describe.each(LANGUAGES)("books of every kind in %s", (language) => {
  test("agree, are spelled as a dictionary has it, bring everybody in before they are known, and keep to their level", () => {
    const faults: string[] = [];
    let pages = 0;
    let off = 0;
    for (const { request, plot, seed } of everyKindOfBook(language, EVERY)) {
      const book = writeBook(request, seed);
      const told = `${plot}, ${request.complexity}, ${request.pages} pages, ${request.characters[0]?.description ?? ""}`;
      faults.push(...faultsOf(book, request, spell[language]).map((fault) => `${told}: ${fault}`));
      pages += book.pages.length;
      off += book.pages.filter(({ text }) => isOffLevel(text, book)).length;
    }
    expect(faults).toEqual([]);
    expect(off / pages).toBeLessThanOrEqual(0.02);
  }, 120_000);
});

/** A good book of the language, with one page's words changed. */
function spoiled(language: Language, change: (text: string) => string): readonly string[] {
  const [asked] = everyKindOfBook(language, 41);
  if (!asked) throw new Error("There is no book to spoil");
  const book = writeBook(asked.request, asked.seed);
  const pages = book.pages.map((page, at) => (at === 2 ? { ...page, text: change(page.text) } : page));
  return faultsOf({ ...book, pages }, asked.request, spell[language]);
}

const FAULTS: readonly (readonly [what: string, language: Language, words: string, fault: string])[] = [
  ["a misspelled word", "en", "The hedgehogg slept.", "unknown word: hedgehogg"],
  ["a misspelled word", "ro", "Ariciuul dormea.", "unknown word: Ariciuul"],
  ["a misspelled word", "de", "Das Igelchenn schlief.", "unknown word: Igelchenn"],
  ["an article before a vowel", "en", "There was a apple.", "no agreement: a apple"],
  ["an article before a consonant", "en", "There was an pear.", "no agreement: an pear"],
  ["a verb of another person", "en", "They was happy.", "no agreement: They was"],
  ["an article of another gender", "de", "Da stand die Mond.", "no agreement: die Mond"],
  ["an article of another case", "de", "Alle suchten den Bär.", "no agreement: den Bär"],
  ["an adjective’s ending", "de", "Da stand ein roter Haus.", "no agreement: ein roter Haus"],
  ["an article of another gender", "ro", "Acolo era un casă.", "no agreement: un casă"],
  ["an adjective of another gender", "ro", "Acolo era vulpea mic.", "no agreement: vulpea mic"],
  ["an article after a preposition", "ro", "Dormea în pădurea.", "no agreement: în pădurea"],
  ["what is not for children", "en", "He killed them all with his bloody knife.", "softened|refused"],
];

describe("a fault is found:", () => {
  test.each(FAULTS)("%s, in %s: “%s”", (_, language, words, fault) => {
    expect(spoiled(language, (text) => text)).toEqual([]);
    expect(spoiled(language, (text) => `${text} ${words}`).join("\n")).toMatch(new RegExp(fault, "u"));
  });

  test("an open slot, a page said twice, a refrain that never turns, a hero who is hardly there", () => {
    const [asked] = everyKindOfBook("en", 41);
    const book = writeBook(asked?.request as BookRequest, "1");
    const faults = (changed: Book) => faultsOf(changed, asked?.request as BookRequest, spell.en).join("\n");
    const [first, ...rest] = book.pages;
    if (!first) throw new Error("A book has pages");
    expect(faults({ ...book, pages: [{ ...first, text: `${first.text} [hero.nom]` }, ...rest] })).toContain(
      "open slot",
    );
    expect(faults({ ...book, pages: [first, ...rest.slice(0, -1), first] })).toMatch(/repeated|refrain/u);
    const nobody = book.pages.map((page) => ({ ...page, text: "Nobody was there. Nothing was heard." }));
    expect(faults({ ...book, pages: nobody })).toMatch(/named on 0 pages[\s\S]*refrain comes 0 times/u);
  });

  test("somebody who is known before being brought in", () => {
    const [asked] = everyKindOfBook("en", 3);
    const book = writeBook(asked?.request as BookRequest, "1");
    const stranger = { ...(book.cast[0] as Book["cast"][number]), id: "friend-9", name: "", called: "walrus" };
    const pages = book.pages.map((page, at) => (at === 0 ? { ...page, text: `${page.text} The walrus slept.` } : page));
    expect(
      faultsOf({ ...book, cast: [...book.cast, stranger], pages }, asked?.request as BookRequest, spell.en).join("\n"),
    ).toContain("walrus is brought in");
  });
});
