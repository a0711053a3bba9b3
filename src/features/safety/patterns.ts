import type { Finder } from "./find-patterns.ts";
import { foldText, LETTER, LETTER_OR_DIGIT, type View } from "./views.ts";

/** Between the words of a phrase: up to three signs, but no end of a sentence. */
const GAP = "[^a-z_0-9.!?;\\n]{1,3}";
const EDGE_BEFORE = `(?<!${LETTER_OR_DIGIT})`;
const EDGE_AFTER = `(?!${LETTER_OR_DIGIT})`;

/** A place in the text as it was typed. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** One expression for a list of patterns in the notation of `content/safety`; matches whole words only. */
export function compilePatterns(patterns: readonly string[]): RegExp {
  return new RegExp(`${EDGE_BEFORE}(?:${toSources(patterns)})${EDGE_AFTER}`, "g");
}

/** The same, of patterns that begin where it is tried. */
export function compileHere(patterns: readonly string[]): RegExp {
  return new RegExp(`(?:${toSources(patterns)})${EDGE_AFTER}`, "y");
}

/** The longest first, so that the most words are named. */
function toSources(patterns: readonly string[]): string {
  return patterns
    .map((pattern) => toSource(pattern))
    .toSorted((a, b) => b.length - a.length)
    .join("|");
}

/** A pattern that keeps its groups: the choices in it, and what a last `*` stood for. */
export function compileRule(pattern: string): RegExp {
  const tail = pattern.endsWith("*") ? `(?<tail>${LETTER}*)` : "";
  const stem = tail === "" ? pattern : pattern.slice(0, -1);
  return new RegExp(`${EDGE_BEFORE}${toSource(stem, "(")}${tail}${EDGE_AFTER}`, "g");
}

/** A single word with its marks, as `spellingOf` gives it; `*` stands for more letters. */
export function compileSpelling(word: string): RegExp {
  return new RegExp(`^${word.replace("*", "\\p{L}*")}$`, "u");
}

function toSource(pattern: string, open = "(?:"): string {
  return (
    foldPattern(pattern)
      .replaceAll("(", open)
      // A choice at the end of an optional word takes the gap in with it: "(all )?the".
      .replaceAll(" …… ", `(?:${GAP}${LETTER_OR_DIGIT}+){0,8}${GAP}`)
      .replaceAll(" … ", `(?:${GAP}${LETTER_OR_DIGIT}+){0,4}${GAP}`)
      .replaceAll(" …* ", `(?:${GAP}${LETTER_OR_DIGIT}+){0,4}${GAP}`)
      .replaceAll(" ?", `(?:${GAP})?`)
      .replace(/ /g, GAP)
      .replace(/(?<![}\]])\*/g, `${LETTER}*`)
  );
}

/** Folding would take the gap's sign apart. */
export function foldPattern(pattern: string): string {
  return pattern.split("…").map(foldText).join("…");
}

/** Where patterns are found in a reading, in places of the text as it was typed. */
export function findRanges(view: View, find: Finder<unknown>): Range[] {
  return find(view.text).map(({ index, length }) => rangeOf(view, index, length));
}

export function rangeOf(view: View, index: number, length: number): Range {
  return { from: view.from[index] ?? 0, to: view.to[index + length - 1] ?? 0 };
}

export function isWithin(range: Range, others: readonly Range[]): boolean {
  return others.some((other) => other.from <= range.from && range.to <= other.to);
}

export function overlaps(range: Range, others: readonly Range[]): boolean {
  return others.some((other) => range.from < other.to && other.from < range.to);
}
