import type { ByLanguage, Language } from "#book/languages.ts";
import type { Environment } from "#book/choices.ts";
import type { Hour, Mood, Pose, Room, Weather } from "#book/page-plan.ts";
import { COUNTS } from "#content/lexicon/instruction-words/counts.ts";
import { SAID_AROUND } from "#content/lexicon/instruction-words/said-around.ts";
import { INSTRUCTION_WORDS_DE } from "#content/lexicon/instruction-words/de.ts";
import { INSTRUCTION_WORDS_EN } from "#content/lexicon/instruction-words/en.ts";
import type { InstructionMark, InstructionWords } from "#content/lexicon/instruction-words/mark.ts";
import { OTHERWISE_DE } from "#content/lexicon/instruction-words/otherwise/de.ts";
import { OTHERWISE_EN } from "#content/lexicon/instruction-words/otherwise/en.ts";
import { type InOtherWords, phrasesOf } from "#content/lexicon/instruction-words/otherwise/in-other-words.ts";
import { OTHERWISE_RO } from "#content/lexicon/instruction-words/otherwise/ro.ts";
import { INSTRUCTION_WORDS_RO } from "#content/lexicon/instruction-words/ro.ts";
import { SAID_BESIDES } from "#content/lexicon/instruction-words/said-besides.ts";
import { formIndexOf } from "../form-index.ts";
import { foldDiacritics, spellOutUmlauts } from "../normalise.ts";
import type { HairColour } from "./wish.ts";

/** What a phrase of an instruction says: marks, of which a word can be several, a pose, a mood, an hour, a weather, a place, hair or a room. */
export type PhraseMeaning =
  | { readonly type: "marks"; readonly marks: ReadonlySet<InstructionMark> }
  | { readonly type: "count"; readonly count: number }
  | { readonly type: "pose"; readonly pose: Pose }
  | { readonly type: "mood"; readonly mood: Mood }
  | { readonly type: "hour"; readonly hour: Hour }
  | { readonly type: "weather"; readonly weather: Weather }
  | { readonly type: "place"; readonly environment: Environment }
  | { readonly type: "hair"; readonly hair: HairColour }
  | { readonly type: "room"; readonly room: Room };

export interface PhraseIndex {
  readonly phrases: ReadonlyMap<string, PhraseMeaning>;
  /** Words in the longest phrase. */
  readonly longest: number;
}

const WORDS: ByLanguage<InstructionWords> = {
  en: INSTRUCTION_WORDS_EN,
  ro: INSTRUCTION_WORDS_RO,
  de: INSTRUCTION_WORDS_DE,
};

const OTHERWISE: ByLanguage<InOtherWords> = { en: OTHERWISE_EN, ro: OTHERWISE_RO, de: OTHERWISE_DE };

const INDEXES = new Map<Language, PhraseIndex>();

/** The phrases of instructions by their folded words; built once for each language. */
export function phraseIndexOf(language: Language): PhraseIndex {
  const found = INDEXES.get(language) ?? buildIndex(language);
  INDEXES.set(language, found);
  return found;
}

function buildIndex(language: Language): PhraseIndex {
  const { marks: markWords, poses, moods, hours, weathers, places, hairs, rooms } = WORDS[language];
  const marks = new Map<string, Set<InstructionMark>>();
  for (const [mark, words] of Object.entries(markWords)) {
    for (const key of words.flatMap((phrase) => keysOf(phrase, language))) {
      marks.set(key, (marks.get(key) ?? new Set()).add(mark as InstructionMark));
    }
  }
  const phrases = new Map<string, PhraseMeaning>([...marks].map(([key, set]) => [key, { type: "marks", marks: set }]));
  const add = (phrase: string, meaning: PhraseMeaning) => {
    for (const key of keysOf(phrase, language)) phrases.set(key, meaning);
  };
  for (const [phrase, count] of COUNTS[language]) add(phrase, { type: "count", count });
  for (const [phrase, pose] of poses) add(phrase, { type: "pose", pose });
  for (const [phrase, mood] of moods) add(phrase, { type: "mood", mood });
  for (const [phrase, hour] of hours) add(phrase, { type: "hour", hour });
  for (const [phrase, weather] of weathers) add(phrase, { type: "weather", weather });
  for (const [phrase, environment] of places) add(phrase, { type: "place", environment });
  for (const [phrase, hair] of hairs) add(phrase, { type: "hair", hair });
  for (const [phrase, room] of rooms) add(phrase, { type: "room", room });
  addInOtherWords(phrases, language);
  for (const phrase of [...SAID_AROUND[language], ...SAID_BESIDES[language]]) {
    for (const key of keysOf(phrase, language)) {
      if (!phrases.has(key)) phrases.set(key, { type: "marks", marks: new Set(["small-talk"]) });
    }
  }
  return { phrases, longest: Math.max(...[...phrases.keys()].map((key) => key.split(" ").length)) };
}

/** Adds what is said otherwise: what is known to the lexicon or to an instruction keeps its meaning. */
function addInOtherWords(phrases: Map<string, PhraseMeaning>, language: Language): void {
  const { poses, moods, hours, weathers, places, rooms, marks } = OTHERWISE[language];
  const { exact, folded } = formIndexOf(language);
  const known = new Set([...exact.keys(), ...folded.keys()].map(foldDiacritics));
  const rarer = new Map<string, PhraseMeaning>();
  const add = <T extends string>(texts: Partial<Readonly<Record<T, string>>>, meaning: (of: T) => PhraseMeaning) => {
    for (const [of, text] of Object.entries(texts) as [T, string][]) {
      for (const key of phrasesOf(text).flatMap((phrase) => keysOf(phrase, language))) {
        if (isFree(phrases.get(key)) && !known.has(key)) rarer.set(key, together(rarer.get(key), meaning(of)));
      }
    }
  };
  add(poses, (pose) => ({ type: "pose", pose }));
  add(moods, (mood) => ({ type: "mood", mood }));
  add(hours, (hour) => ({ type: "hour", hour }));
  add(weathers, (weather) => ({ type: "weather", weather }));
  add(places, (environment) => ({ type: "place", environment }));
  add(rooms, (room) => ({ type: "room", room }));
  add(marks, (mark) => ({ type: "marks", marks: new Set([mark]) }));
  for (const [key, meaning] of rarer) phrases.set(key, meaning);
}

/** A word can be several marks; else the first meaning holds. */
function together(one: PhraseMeaning | undefined, other: PhraseMeaning): PhraseMeaning {
  if (one?.type !== "marks" || other.type !== "marks") return one ?? other;
  return { type: "marks", marks: new Set([...one.marks, ...other.marks]) };
}

const isFree = (meaning: PhraseMeaning | undefined) =>
  meaning === undefined || (meaning.type === "marks" && [...meaning.marks].every((mark) => mark === "small-talk"));

function keysOf(phrase: string, language: Language): string[] {
  const plain = phrase.replaceAll(/[-'’]/gu, " ");
  return [foldDiacritics(plain), ...(language === "de" ? [spellOutUmlauts(plain)] : [])];
}
