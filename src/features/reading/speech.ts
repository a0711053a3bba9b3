import type { Language } from "#book/languages.ts";

/** A piece of a text: where it begins and ends in it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The sentences of a text, each spoken by itself: voices break off in long texts. Empty ones are left out. */
export function splitSentences(text: string, language: Language): readonly Span[] {
  return split(text, language, "sentence").filter(({ start, end }) => text.slice(start, end).trim() !== "");
}

/** The words of a text, without what stands between them. */
export function splitWords(text: string, language: Language): readonly Span[] {
  return split(text, language, "word");
}

function split(text: string, language: Language, granularity: "sentence" | "word"): Span[] {
  return Array.from(new Intl.Segmenter(language, { granularity }).segment(text))
    .filter((part) => granularity === "sentence" || part.isWordLike)
    .map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** The word at a place of a text, or the first one after it. */
export function wordAt(words: readonly Span[], place: number): Span | undefined {
  return words.find(({ end }) => end > place);
}

/** Letters a second of a voice at ease. */
const LETTERS_PER_SECOND = 13.5;

/** Milliseconds that a voice takes for a word and the pause behind it, for voices that do not tell where they are. */
export function timeOf({ start, end }: Span): number {
  return ((end - start + 1) / LETTERS_PER_SECOND) * 1000;
}

/** What matters of a voice of the device. */
export interface Voice {
  /** `ro-RO`, on some devices `ro_RO`. */
  readonly lang: string;
  readonly localService: boolean;
  readonly default: boolean;
}

/** The voice to read a language with: one that works without a network first, then the device's own choice. */
export function pickVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const speaking = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/, 1)[0] === language);
  const worth = ({ localService, default: isDefault }: V) => (localService ? 2 : 0) + (isDefault ? 1 : 0);
  return speaking.toSorted((a, b) => worth(b) - worth(a))[0];
}
