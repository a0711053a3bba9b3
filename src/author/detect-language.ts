import { eld } from "eld/extrasmall";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { foldText } from "./fold-text.ts";
import { commonWords } from "./common-words.ts";
import { wordsOf } from "./measure-text.ts";
import type { Read } from "./reading.ts";

/** A language needs this many words before its letter groups say anything. */
const ENOUGH_WORDS = 3;

/** Up to so many words the little ones among them say more than their letters. */
const FEW_WORDS = 5;

/** So much of a text is common in its language, by so many words more than in another. */
const MOST_COMMON = 0.6;
const CLEARLY = 3;

/** What only one of the languages has; "are" after a single name is Romanian. */
const LITTLE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:the|and|with|who|of|her|his|wants|lost|to|birthday|story)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:și|si|cu|care|este|lui|vrea|își|isi|nu|din|despre|un|sa|să|ce)(?!\p{L})|^(?!\p{L}+s )\p{Lu}\p{Ll}+ are \p{Ll}+$/iu,
  de: /(?<!\p{L})(?:der|das|und|mit|ein|eine|einen|sucht|will|ist|im|den|für|vom|zum)(?!\p{L})/iu,
};

const MARKS: readonly (readonly [Language, RegExp])[] = [
  ["ro", /[ăâîșțşţ]/iu],
  ["de", /[äöüß]/iu],
];

/**
 * The language that an idea is written in. What is too short for letter groups is settled by letters that only one language
 * has, by the words that the lexicon knows, and else by the hint (the language the parent reads the product in), as is
 * what is written in none of the three.
 */
export function detectLanguage(text: string, hint: Language): Read<Language> {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  if (words.length === 0) return { value: hint, confidence: 0.2 };
  const little = words.length <= FEW_WORDS ? byLittleWords(text) : undefined;
  if (little) return { value: little, confidence: 0.7 };
  const known = countKnown(text);
  const only = words.length < FEW_WORDS ? LANGUAGES.filter((language) => knowsLongWord(text, language)) : [];
  if (only[0] !== undefined && only.length === 1) return { value: only[0], confidence: 0.6 };
  const detected = eld.detect(text.toLowerCase());
  const scores = detected.getScores();
  const [best] = LANGUAGES.map((language) => ({ language, score: scores[language] ?? 0 })).toSorted(
    (a, b) => b.score - a.score,
  );
  const isOurs = detected.language === best?.language;
  if (words.length >= ENOUGH_WORDS && best && best.score > 0) {
    const agrees = known[best.language] >= Math.max(...LANGUAGES.map((language) => known[language]));
    if (isOurs && (detected.isReliable() || agrees)) {
      return { value: best.language, confidence: detected.isReliable() ? 0.95 : 0.7 };
    }
  }
  const common = byCommonWords(words);
  if (common) return { value: common, confidence: 0.7 };
  const most = Math.max(...LANGUAGES.map((language) => known[language]));
  if (!isOurs && detected.isReliable() && most <= words.length / 8) return { value: hint, confidence: 0.3 };
  const marked = MARKS.find(([, letters]) => letters.test(text))?.[0];
  const top = LANGUAGES.toSorted((a, b) => known[b] - known[a] || Number(b === hint) - Number(a === hint))[0] ?? hint;
  if (known[top] > known[hint]) return { value: top, confidence: 0.6 };
  if (marked && known[hint] === 0) return { value: marked, confidence: 0.5 };
  return { value: hint, confidence: known[hint] > 0 ? 0.6 : 0.3 };
}

/** The language of which alone a short text has little words, if there is one. */
function byLittleWords(text: string): Language | undefined {
  const found = LANGUAGES.filter((language) => LITTLE_WORDS[language].test(text));
  return found.length === 1 ? found[0] : undefined;
}

/** The language whose ideas have most of the words, and clearly more of them than another’s. */
function byCommonWords(words: readonly string[]): Language | undefined {
  const folded = words.map(foldText);
  const counts = LANGUAGES.map((language) => {
    const howCommon = commonWords(language);
    return { language, count: folded.filter((word) => howCommon(word) > 0).length };
  }).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  const isMost = first !== undefined && first.count >= words.length * MOST_COMMON;
  return isMost && first.count - (second?.count ?? 0) >= CLEARLY ? first.language : undefined;
}

/** "Hat" means something in English and in German; a longer word seldom does. */
function knowsLongWord(text: string, language: Language): boolean {
  return conceptsIn(text, language).some((found) => found.text.length > 4);
}

function countKnown(text: string): Readonly<Record<Language, number>> {
  const count = (language: Language) =>
    conceptsIn(text, language).reduce((sum, found) => sum + wordsOf(found.text).length, 0);
  return { en: count("en"), ro: count("ro"), de: count("de") };
}
