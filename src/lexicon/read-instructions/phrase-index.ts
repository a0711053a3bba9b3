import type { ByLanguage, Language } from "#book/languages.ts";
import type { Environment } from "#book/choices.ts";
import type { Hour, Mood, Pose, Room, Weather } from "#book/page-plan.ts";
import { COUNTS } from "#content/lexicon/instruction-words/counts.ts";
import { SAID_AROUND } from "#content/lexicon/instruction-words/said-around.ts";
import { INSTRUCTION_WORDS_DE } from "#content/lexicon/instruction-words/de.ts";
import { INSTRUCTION_WORDS_EN } from "#content/lexicon/instruction-words/en.ts";
import type { InstructionMark, InstructionWords } from "#content/lexicon/instruction-words/mark.ts";
import { INSTRUCTION_WORDS_RO } from "#content/lexicon/instruction-words/ro.ts";
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
  for (const key of SAID_AROUND[language].flatMap((phrase) => keysOf(phrase, language))) {
    if (!marks.has(key)) marks.set(key, new Set(["small-talk"]));
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
  return { phrases, longest: Math.max(...[...phrases.keys()].map((key) => key.split(" ").length)) };
}

function keysOf(phrase: string, language: Language): string[] {
  const plain = phrase.replaceAll(/[-'’]/gu, " ");
  return [foldDiacritics(plain), ...(language === "de" ? [spellOutUmlauts(plain)] : [])];
}
