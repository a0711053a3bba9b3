import type { Cast } from "./cast-member.ts";
import type { Spot } from "#content/sentences/spots.ts";
import type { Complexity, Genre } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { Kit } from "#lexicon/grammar/participant.ts";
import type { GoalFacts } from "./goal-facts.ts";
import type { Family } from "./families/family.ts";
import { areKin } from "./person-looks.ts";
import type { Random } from "./random.ts";
import type { ReadGoal } from "./reading.ts";
import type { FamilyWords, NounFact, Refrain, Scenery, SentenceBook, SpotRole } from "./sentences.ts";
import type { Fitting } from "./choose-variants.ts";

/** What is settled before the first page is written. */
export interface Setting {
  readonly language: Language;
  readonly complexity: Complexity;
  readonly genre: Genre;
  readonly family: Family;
  /** What the family says in words of its own. */
  readonly familyWords: FamilyWords;
  readonly fitting: Fitting;
  readonly kit: Kit;
  readonly words: SentenceBook;
  readonly cast: Cast;
  readonly goal: ReadGoal;
  /** The hero is lost, and nowhere at home before the end. */
  readonly homeward: boolean;
  /** The wish is the helper’s own, and the hero’s is to help with it. */
  readonly helps: boolean;
  readonly goalFacts: GoalFacts;
  /** Lines that tell what is amiss in the parent's own words, of an idea that says no more. */
  readonly trouble?: readonly string[];
  readonly refrain: Refrain;
  readonly random: Random;
  /** Spots by role; where there are two, the second half of the book takes the other. */
  readonly spots: Readonly<Record<SpotRole, readonly Spot[]>>;
  /** Texts and nouns of the scenery that stay the same throughout. */
  readonly scenery: {
    readonly texts: Readonly<Record<string, string>>;
    readonly nouns: Readonly<Record<string, NounFact>>;
  };
  /** The words of the place. */
  readonly here: Scenery;
  /** Where it is in the parent’s own words, which the first page has too. */
  readonly ownPlace?: string;
  /** Lines that are said once at most, in the order in which the book takes them. */
  readonly pools: Readonly<Record<PoolName, readonly string[]>>;
}

export const POOLS = [
  "bang",
  "soft",
  "whoosh",
  "oops",
  "stage",
  "murmur",
  "morning",
  "friendComes",
  "friendActs",
  "answers",
] as const;
export type PoolName = (typeof POOLS)[number];

/** What the pages so far have used up. Every page gets a new one; nothing is changed in place. */
export interface BookState {
  readonly introduced: ReadonlySet<string>;
  readonly planted: ReadonlySet<string>;
  /** What was planted and has come back. */
  readonly paid: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  /** How many of each pool's lines are gone. */
  readonly taken: Readonly<Record<PoolName, number>>;
  readonly openings: readonly string[];
  readonly refrains: number;
}

/** What a book has from its first page on, as its sentences need it or forbid it: nothing that a page could bring back. */
export const GIVENS = ["stranger", "company", "kin"] as const;
type Given = (typeof GIVENS)[number];

/** How hero and helper stand: strangers until the low point or in company from the start, and whether they are kin. */
function givensOf({ stranger, hero, helper }: Cast): readonly Given[] {
  const isKin = areKin(hero.card.called, helper.card.called);
  return [stranger ? "stranger" : "company", ...(isKin && !stranger ? (["kin"] as const) : [])];
}

/** Before the first page of a book. */
export function emptyState(cast: Cast): BookState {
  return {
    introduced: new Set(),
    planted: new Set<string>(givensOf(cast)),
    paid: new Set(),
    said: new Set(),
    taken: {
      bang: 0,
      soft: 0,
      whoosh: 0,
      oops: 0,
      stage: 0,
      murmur: 0,
      morning: 0,
      friendComes: 0,
      friendActs: 0,
      answers: 0,
    },
    openings: [],
    refrains: 0,
  };
}
