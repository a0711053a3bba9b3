import type { Language } from "#book/languages.ts";
import { REAL_WORDS } from "#content/lexicon/instruction-words/real-words.ts";
import { formIndexOf } from "../form-index.ts";
import { foldDiacritics } from "../normalise.ts";
import { eventsIn } from "./events.ts";
import { phraseIndexOf } from "./phrase-index.ts";
import type { Rewording } from "./plain-text.ts";
import type { Scene } from "./scene.ts";

/** Shorter words are too near to one another. */
const SHORTEST = 4;
/** From this many letters on, one letter that is missing, too many or another is a slip. */
const LONG = 7;
/** What fingers leave out of a shorter word. */
const VOWELS = ["a", "e", "i", "o", "u"];
/** What German leaves out of "Höhle" and "Schal". */
const SILENT = ["h", "c"];
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at));

interface Vocabulary {
  /** Known words, folded, as they are written. */
  readonly words: ReadonlyMap<string, string>;
  readonly real: ReadonlySet<string>;
  /** The same with no letter twice running: "balon" is "balloon", "ballon". */
  readonly single: ReadonlyMap<string, string>;
}

const VOCABULARIES = new Map<Language, Vocabulary>();

function vocabularyOf(language: Language): Vocabulary {
  const known = VOCABULARIES.get(language);
  if (known) return known;
  const words = new Map<string, string>();
  const keys = [...formIndexOf(language).exact.keys(), ...phraseIndexOf(language).phrases.keys()];
  for (const word of keys.flatMap((key) => key.split(" "))) {
    if (word.length >= SHORTEST - 1 && !words.has(foldDiacritics(word))) words.set(foldDiacritics(word), word);
  }
  const single = new Map<string, string>();
  for (const [folded, word] of words) if (!single.has(undoubled(folded))) single.set(undoubled(folded), word);
  const vocabulary = { words, single, real: new Set(REAL_WORDS[language].map(foldDiacritics)) };
  VOCABULARIES.set(language, vocabulary);
  return vocabulary;
}

const undoubled = (word: string) => word.replaceAll(/(.)\1+/gu, "$1");

/** Words that nothing is known of and that a known word is one slip of the finger away from. */
export function mendSpelling(text: string, language: Language, scene: Scene): Rewording[] {
  const names = new Map(scene.cast.filter(({ name }) => name !== "").map(({ name }) => [foldDiacritics(name), name]));
  return eventsIn(text, scene, language).flatMap((event) => {
    if (event.type !== "unknown") return [];
    const word = foldDiacritics(event.text);
    const meant = withRomanianEnding(word, language) ?? nearestOf(word, language, names);
    if (meant === undefined) return [];
    const isCapital = language === "de" && /^\p{Lu}/u.test(event.text);
    return [{ start: event.start, end: event.end, text: isCapital ? capitalised(meant) : meant }];
  });
}

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** "Muto" is "mută-o", "scoatel" is "scoate-l", "balonu" is "balonul". */
function withRomanianEnding(word: string, language: Language): string | undefined {
  if (language !== "ro") return undefined;
  const { words, real } = vocabularyOf("ro");
  if (real.has(word)) return undefined;
  const article = word.endsWith("u") ? words.get(`${word}l`) : undefined;
  if (article !== undefined) return article;
  const [, stem = "", clitic] = /^(.{3,}?)(o|l|le|ne|mi)$/u.exec(word) ?? [];
  if (clitic === undefined) return undefined;
  const verb = clitic === "o" ? (words.get(`${stem}a`) ?? words.get(stem)) : words.get(stem);
  // "Lucrurile", "umbrel": an article and a slip, and no verb.
  const isNoun = clitic !== "o" && (formIndexOf("ro").folded.get(stem) ?? []).some((reading) => reading.noun);
  return verb === undefined || isNoun ? undefined : `${verb}-${clitic}`;
}

function nearestOf(word: string, language: Language, names: ReadonlyMap<string, string>): string | undefined {
  const { words, single, real } = vocabularyOf(language);
  if (word.length < SHORTEST || real.has(word)) return undefined;
  const known = (each: string) => names.get(each) ?? words.get(each);
  const one = (candidates: readonly string[]) => candidates.map(known).find((each) => each !== undefined);
  if (word.length === SHORTEST)
    return (
      one([...swapped(word), ...(language === "de" ? lengthened(word, SILENT) : [])]) ?? single.get(undoubled(word))
    );
  return (
    one(swapped(word)) ??
    single.get(undoubled(word)) ??
    one(lengthened(word, word.length < LONG - 1 ? VOWELS : LETTERS)) ??
    (word.length < LONG ? undefined : (one(shortened(word)) ?? one(changed(word))))
  );
}

/** Places within a word: a slip at the first letter makes another word more often than not. */
const within = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => at + 1);

const swapped = (word: string) =>
  within(word)
    .slice(0, -1)
    .map((at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));

const shortened = (word: string) => within(word).map((at) => word.slice(0, at) + word.slice(at + 1));

const lengthened = (word: string, letters: readonly string[]) =>
  [...within(word), word.length].flatMap((at) => letters.map((letter) => word.slice(0, at) + letter + word.slice(at)));

const changed = (word: string) =>
  within(word).flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at + 1)));
