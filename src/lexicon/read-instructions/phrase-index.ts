import type { Language } from "#book/languages.ts";
import type { Mood, Pose } from "#book/page-plan.ts";
import {
  INSTRUCTION_WORDS,
  type InstructionMark,
  MOOD_PHRASES,
  POSE_PHRASES,
} from "#content/lexicon/instruction-words.ts";
import { foldDiacritics, spellOutUmlauts } from "../normalise.ts";

/** What a phrase of an instruction says: marks, of which a word can be several, a pose or a mood. */
export type PhraseMeaning =
  | { readonly type: "marks"; readonly marks: ReadonlySet<InstructionMark> }
  | { readonly type: "pose"; readonly pose: Pose }
  | { readonly type: "mood"; readonly mood: Mood };

export interface PhraseIndex {
  readonly phrases: ReadonlyMap<string, PhraseMeaning>;
  /** Words in the longest phrase. */
  readonly longest: number;
}

const INDEXES = new Map<Language, PhraseIndex>();

/** The phrases of instructions by their folded words; built once for each language. */
export function phraseIndexOf(language: Language): PhraseIndex {
  const found = INDEXES.get(language) ?? buildIndex(language);
  INDEXES.set(language, found);
  return found;
}

function buildIndex(language: Language): PhraseIndex {
  const marks = new Map<string, Set<InstructionMark>>();
  for (const [mark, phrases] of Object.entries(INSTRUCTION_WORDS[language])) {
    for (const key of phrases.flatMap((phrase) => keysOf(phrase, language))) {
      marks.set(key, (marks.get(key) ?? new Set()).add(mark as InstructionMark));
    }
  }
  const phrases = new Map<string, PhraseMeaning>([...marks].map(([key, set]) => [key, { type: "marks", marks: set }]));
  for (const [phrase, pose] of POSE_PHRASES[language]) {
    for (const key of keysOf(phrase, language)) phrases.set(key, { type: "pose", pose });
  }
  for (const [phrase, mood] of MOOD_PHRASES[language]) {
    for (const key of keysOf(phrase, language)) phrases.set(key, { type: "mood", mood });
  }
  return { phrases, longest: Math.max(...[...phrases.keys()].map((key) => key.split(" ").length)) };
}

function keysOf(phrase: string, language: Language): string[] {
  const plain = phrase.replaceAll("-", " ");
  return [foldDiacritics(plain), ...(language === "de" ? [spellOutUmlauts(plain)] : [])];
}
