import type { Language } from "#book/languages.ts";

/** What a text measures as. */
export interface TextMeasure {
  readonly words: number;
  readonly sentences: number;
  /** In words. */
  readonly longestSentence: number;
  /**
   * Läsbarhetsindex (Björnsson 1968): words a sentence plus the percentage of words of more than six letters. Children's
   * books lie under 25–30, in every language.
   */
  readonly lix: number;
  readonly syllables: number;
  /** Share of words of three and more syllables, 0 to 1. */
  readonly longWords: number;
}

const VOWEL_GROUPS: Readonly<Record<Language, RegExp>> = {
  en: /[aeiouy]+/gu,
  de: /au|eu|äu|ei|ai|ie|[aeiouyäöü]/gu,
  ro: /ea|oa|ia|io|ie|ei|ai|oi|ui|ău|au|âi|îi|iu|eu|ou|[aeiouăâî]/gu,
};

/** Words as a person counts them: an apostrophe or a hyphen inside does not part one. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}

/**
 * Sentences of a text: they end with . ! ? or …, and what closes a quotation stays with them. A speech that ends with ? or
 * ! ends a sentence even when its tag follows, because a reader's breath does.
 */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…][”“"’)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** Syllables by vowel groups; a final silent e (English) and a final short i (Romanian) do not count. */
export function syllablesOf(word: string, language: Language): number {
  let lower = word.toLowerCase();
  if (language === "en") lower = lower.replace(/(?<=[aeiouy][^aeiouy]+)(?<![^aeiouy]l)e$/u, "");
  if (language === "ro") lower = lower.replace(/(?<=[^aeiouăâî])i$/u, "");
  return Math.max(1, lower.match(VOWEL_GROUPS[language])?.length ?? 0);
}

/** Measures a text; an empty one measures zero throughout. */
export function measureText(text: string, language: Language): TextMeasure {
  const words = wordsOf(text);
  const sentences = sentencesOf(text);
  if (words.length === 0) {
    return { words: 0, sentences: 0, longestSentence: 0, lix: 0, syllables: 0, longWords: 0 };
  }
  const syllables = words.map((word) => syllablesOf(word, language));
  const long = words.filter((word) => word.length > 6).length;
  return {
    words: words.length,
    sentences: sentences.length,
    longestSentence: Math.max(...sentences.map((sentence) => wordsOf(sentence).length)),
    lix: words.length / Math.max(1, sentences.length) + (100 * long) / words.length,
    syllables: syllables.reduce((sum, count) => sum + count, 0),
    longWords: syllables.filter((count) => count >= 3).length / words.length,
  };
}
