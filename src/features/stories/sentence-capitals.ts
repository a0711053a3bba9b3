import { ABBREVIATIONS } from "#content/abbreviations.ts";

const abbreviations = new Set(ABBREVIATIONS);
/** The end of a sentence right before a letter: one mark and the space after it. An ellipsis ends none. */
const SENTENCE_END = /(?<!\.)[.!?]\s+$/u;
/** The word that a full stop stands behind. */
const LAST_WORD = /[\p{L}\p{N}.-]*$/u;

/**
 * Whether the letter at `at` of a text is small and begins a sentence: the first of the text, or one after `.`, `!` or `?`
 * and a space, but not after an abbreviation, an initial or a number (S5.11).
 */
export function wantsCapital(text: string, at: number): boolean {
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  if (!/\p{Ll}/u.test(letter) || letter.toUpperCase().length !== letter.length) return false;
  const before = text.slice(0, at);
  if (before.trim() === "") return true;
  if (!SENTENCE_END.test(before)) return false;
  const sentence = before.trimEnd();
  if (!sentence.endsWith(".")) return true;
  const word = (LAST_WORD.exec(sentence.slice(0, -1))?.[0] ?? "").toLowerCase();
  const isInitial = /^\p{L}$/u.test(word.slice(word.lastIndexOf(".") + 1));
  return word !== "" && !isInitial && !/^\d+$/.test(word) && !abbreviations.has(word);
}
