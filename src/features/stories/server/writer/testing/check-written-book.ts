import type { Book } from "#book/book.ts";
import type { BookRequest } from "#author/book-request.ts";
import { distanceFromLevel } from "#author/level-of-text.ts";
import { measureText } from "#author/measure-text.ts";
import { readIdea } from "#author/read-idea.ts";
import { checkBook } from "#author/testing/check-book.ts";
import { approveText } from "#features/safety/approve.ts";
import { AGREEMENT } from "./agreement.ts";
import type { Speller } from "./dictionaries.ts";
import { firstMentionFaults } from "./first-mentions.ts";
import { countRefrain } from "./count-refrain.ts";
import { unknownWords } from "./unknown-words.ts";

/** What is wrong with a book that was written, in words; empty when nothing is. */
export function faultsOf(book: Book, request: BookRequest, spell: Speller): readonly string[] {
  const { language, pages } = book;
  const names = [...book.cast.map(({ name }) => name), ...request.characters.map(({ name }) => name)];
  const texts = [book.title, ...pages.map(({ text }) => text)];
  return [
    ...checkBook(book, request),
    ...texts.flatMap((text) => unknownWords(text, language, spell, names).map((word) => `unknown word: ${word}`)),
    ...texts.flatMap((text) => AGREEMENT[language](text).map((words) => `no agreement: ${words}`)),
    ...firstMentionFaults(book),
    ...wishFaults(book, request),
    ...refrainFaults(book),
    ...texts.flatMap((text) => safetyFaults(text, book)),
  ];
}

export function isOffLevel(text: string, { language, complexity }: Book): boolean {
  return distanceFromLevel(measureText(text, language), complexity) > 0;
}

/** What the hero wants or misses is told on two pages at least; a fear or a question on one, whatever else alludes to it. */
function wishFaults({ pages, language }: Book, { story }: BookRequest): readonly string[] {
  const { goal } = readIdea(story, language, language);
  if (!goal || goal.about !== undefined) return [];
  const words = goal.phrase.split(/[^\p{L}]+/u).toSorted((a, b) => b.length - a.length);
  const stems = words.slice(0, 2).map((word) => word.slice(0, Math.max(3, word.length - 3)).toLowerCase());
  const told = pages.filter(({ text }) => stems.some((stem) => text.toLowerCase().includes(stem)));
  const least = goal.kind === "wish" || goal.kind === "lost" ? 2 : 1;
  return told.length >= least ? [] : [`“${goal.phrase}” is told on ${told.length} pages`];
}

function refrainFaults(book: Book): readonly string[] {
  const { again, turned } = countRefrain(book);
  return again + turned >= 3 && turned > 0 ? [] : [`the refrain comes ${again} times and turns ${turned} times`];
}

function safetyFaults(text: string, { language }: Book): readonly string[] {
  try {
    const safe: string = approveText("page text", "page", text, language);
    return safe === text ? [] : [`softened: ${text} → ${safe}`];
  } catch {
    return [`refused: ${text}`];
  }
}
