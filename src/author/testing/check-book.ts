import type { Book } from "#book/book.ts";
import type { Language } from "#book/languages.ts";
import { countSigns } from "#book/count-signs.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { FORM_KEYS } from "#lexicon/grammar/participant.ts";
import type { BookRequest } from "../book-request.ts";
import { distanceFromLevel } from "../level-of-text.ts";
import { measureText, sentencesOf, wordsOf } from "../measure-text.ts";

/** What is wrong with a book, in words; empty when nothing is. */
export function checkBook(book: Book, request: BookRequest): string[] {
  const faults: string[] = [];
  const hero = book.cast[0];
  if (book.pages.length !== request.pages) faults.push(`${book.pages.length} pages for ${request.pages}`);
  const titleLength = countSigns(book.title);
  if (titleLength < 3 || titleLength > 99) faults.push(`title of ${titleLength} characters`);
  book.pages.forEach(({ text }, index) => {
    for (const [fault, pattern] of TYPOGRAPHY) {
      const match = pattern.exec(text);
      if (match)
        faults.push(`page ${index + 1}: ${fault}: ${text.slice(Math.max(0, match.index - 25), match.index + 25)}`);
    }
  });
  const named = book.pages.filter(({ text }) => text.includes(stem(hero?.name ?? "")));
  if (named.length < 0.6 * book.pages.length) faults.push(`the hero is named on ${named.length} pages only`);
  const ids = new Set(book.cast.map(({ id }) => id));
  for (const [index, { plan }] of book.pages.entries()) {
    const figures = plan.figures.map(({ who }) => who);
    if (figures.some((who) => !ids.has(who)) || new Set(figures).size !== figures.length || figures.length === 0) {
      faults.push(`page ${index + 1}: figures ${figures.join(", ")}`);
    }
  }
  for (const { id } of book.cast) {
    const pages = book.pages.filter(({ plan }) => plan.figures.some(({ who }) => who === id)).length;
    if (pages === 0) faults.push(`${id} never appears`);
  }
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const sentence of book.pages.flatMap(({ text }) => wholeSentencesOf(text))) {
    if (wordsOf(sentence).length > 1 && seen.has(sentence)) repeated.add(sentence);
    seen.add(sentence);
  }
  // The refrain has at most two sentences.
  if (repeated.size > 2) faults.push(`repeated: ${[...repeated].join(" / ")}`);
  for (let index = 2; index < book.pages.length; index += 1) {
    const shots = [index - 2, index - 1, index].map((each) => book.pages[each]?.plan.shot);
    if (new Set(shots).size === 1) faults.push(`page ${index + 1}: three shots alike`);
  }
  return faults;
}

/** Sentences, each speech with its tag. */
export function wholeSentencesOf(text: string): string[] {
  return sentencesOf(text).reduce<string[]>(
    (whole, part) =>
      /^\p{Ll}/u.test(part) ? [...whole.slice(0, -1), `${whole.at(-1) ?? ""} ${part}`] : [...whole, part],
    [],
  );
}

/** A name without what a case may change at its end. */
function stem(name: string): string {
  return name.length > 3 ? name.slice(0, -1) : name;
}

const TYPOGRAPHY: readonly (readonly [string, RegExp])[] = [
  ["an open slot", /[[\]{}|]|undefined|\bnull\b|\bNaN\b/u],
  ["two spaces", / {2}/u],
  ["a space before a mark", /\s[,.!?;:]/u],
  ["two marks", /(?<!\.)\.\.(?!\.)|,,|,\.|[!?]\./u],
  ["a small letter at the start", /^["“„]?\p{Ll}/u],
  ["a straight quote", /["']/u],
  ["a small letter after a full stop", /(?<=[\p{L}][.!?]\s)\p{Ll}/u],
  [
    "a capital tag after a speech",
    /[?!][”“]\s+(?:Asked|Said|Whispered|Called|Cried|Fragte|Sagte|Rief|Flüsterte|Întrebă|Zise|Spuse|Șopti|Strigă)\b/u,
  ],
];

/** How many pages lie outside their level's bands. */
export function pagesOffLevel(book: Book): number {
  return book.pages.filter(({ text }) => distanceFromLevel(measureText(text, book.language), book.complexity) > 0)
    .length;
}

/** Overlap of four-word shingles of two texts, 0 to 1 (Jaccard). */
export function overlap(one: string, other: string): number {
  const a = shingles(one);
  const b = shingles(other);
  const both = [...a].filter((each) => b.has(each)).length;
  return both / (a.size + b.size - both);
}

function shingles(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  return new Set(words.slice(0, -3).map((_, index) => words.slice(index, index + 4).join(" ")));
}

/** The words of a book that its level had no choice of: the idea's own, the names, and the kinds in each of their forms. */
export function wordsGiven({ cast, language }: Book, { story }: Pick<BookRequest, "story">): string[] {
  const kit = kitFor(language);
  const kinds = cast.flatMap(({ called, sex }) =>
    FORM_KEYS.filter((key) => /^(?:noun|kind|near)/u.test(key)).map((key) =>
      kit.form({ name: "", concept: called, sex }, key),
    ),
  );
  return [story, ...cast.map(({ name }) => name), ...kinds];
}

export function wholeText(book: Book): string {
  return book.pages.map(({ text }) => text).join(" ");
}

/** Ideas that between them have every kind of goal, and none. */
export const IDEAS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "A brave hedgehog called Pip wants to find the moon’s lost button",
    "Luna the fox is looking for her lost red balloon",
    "A robot that is afraid of the dark makes a new friend",
    "Mia wants to know where the stars go by day",
    "Max and the dragon who could not breathe fire",
    "My son Oliver, his dog Biscuit and a cat named Minka build a boat",
    "Dinosaur birthday party in the jungle",
    "A lonely dragon finds a friend",
  ],
  ro: [
    "Un arici mic pe nume Pip vrea să zboare",
    "Vulpița Luna își caută balonul roșu pierdut",
    "Un robot căruia îi este frică de întuneric își face un prieten nou",
    "Ioana vrea să afle unde dorm stelele",
    "Andrei și câinele lui salvează satul de la inundație",
    "Clătite pentru toată lumea",
    "Un dragon singuratic își găsește un prieten",
  ],
  de: [
    "Ein kleiner Igel namens Pip möchte fliegen",
    "Die Füchsin Luna sucht ihren roten Luftballon",
    "Ein Roboter, der Angst vor der Dunkelheit hat, findet einen Freund",
    "Emma möchte wissen, wo die Sterne schlafen",
    "Jonas und sein Hund Keks retten das Dorf",
    "Pfannkuchen für alle",
    "Ein einsamer Drache findet einen Freund",
  ],
};
