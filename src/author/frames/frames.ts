import type { CastCard } from "#book/cast-card.ts";
import type { Environment } from "#book/choices.ts";
import type { FamilyId } from "../families/family.ts";
import type { GoalKind } from "../sentences.ts";

/** A way in which a language says what somebody is after. Groups: `phrase`, and for verbs `verb` and `rest`. */
export interface GoalFrame {
  readonly kind: GoalKind;
  readonly pattern: RegExp;
  readonly confidence: number;
  /** What it comes to, with groups of its pattern in their places ("get out of {phrase}"): who is lost wants to find the way home. */
  readonly says?: string;
  /** How the phrase becomes what the sentences take; "as-is" is the default. */
  readonly shape?:
    | "as-is"
    | "progressive"
    | "finite"
    | "final"
    | "noun"
    | "zu"
    | "infinitive"
    | "participle"
    | "dative"
    | "vorm"
    | "none"
    | "past"
    | "have"
    | "gerund"
    | "need"
    | "be"
    | "return"
    | "direct"
    | "that"
    | "get"
    | "make"
    | "see-again"
    | "lack"
    | "stop"
    | "avoid"
    | "dare";
}

/** How a language names, asks and counts in an idea: what the reader looks for. */
export interface ReadingFrames {
  /** Group `name`: what follows "called", wherever it stands. */
  readonly named: RegExp;
  /** Words that are part of the name after "called": "captain carrot". */
  readonly titles: RegExp;
  /** Group `name`, with its "called" behind it or around it: „der captain karotte heißt“. */
  readonly calledAfter: RegExp;
  /** Between the names of several and what they are: "are three". */
  readonly areSeveral: RegExp;
  /** What asks for the story itself, before what it is about: "would love a book in which". */
  readonly request: RegExp;
  /** A clause before the one that tells what happens: "When the bus breaks down,". */
  readonly firstClause: RegExp;
  /** A title that is part of the name after it: "the baker, Mr Bun". */
  readonly titledName: RegExp;
  /** Directly before a kind: group `name` ("Luna the fox"), or `alone` in a sentence of its own ("Luna. A fox"). */
  readonly nameBeforeKind: RegExp;
  /** Between a kind and the name in apposition after it. */
  readonly nameAfterKind: RegExp;
  /** From the start of a sentence to the kind that somebody is said to be, the name in whatever letters: "beak is an owl". */
  readonly saidToBe: RegExp;
  /** Between somebody named with a calling and the kind they are of: "Lady Clementine the cat". */
  readonly apposition: RegExp;
  /** Before a name that is told of somebody spoken of before: "his name is". */
  readonly toldLater: RegExp;
  /** Between a calling and whose story it is: "superhero story for". */
  readonly storyFor: RegExp;
  /** A first sentence that only says for whom the book is, with what asks for the story behind it. */
  readonly readerFirst: RegExp;
  /** Between several figures and the list of their names. */
  readonly lists: RegExp;
  /** Between the names of a list. */
  readonly and: RegExp;
  /** After a name in small letters that no list knows; absent where adjectives stand there too. */
  readonly afterLowerName?: RegExp;
  /** Words that say of another kind that it is young: "baby", "cub". */
  readonly young: RegExp;
  /** What may stand before and after a thing that is the hero: "about a star who". */
  readonly subjectBefore: RegExp;
  readonly subjectAfter: RegExp;
  /** After a word of kin or kind, group `name`, in small letters too: "my daughter ana", "the bear bruno". */
  readonly kin: RegExp;
  /** Whose somebody is, or who turns away from them, and group `name`: "seiner Gehilfin Mimi", "nobody plays with Kofi". */
  readonly possessed?: RegExp;
  /** Before a bare name: "story about Emma". */
  readonly beforeName: RegExp;
  /** From the start of a sentence to the name: "Little Wren". */
  readonly sizeBefore: RegExp;
  /** What stands for a kind that was named before: "they love diggers, maybe one called Doug". */
  readonly oneOfKind: RegExp;
  /** After a thing that is not there: "the moon is missing". */
  readonly gone: RegExp;
  /** From its first letter: a name of which nothing else is known, group `name`, before what it does: "Quentin quokka smiles". */
  readonly unknownFirst: RegExp;
  /** From an idea’s start to a kind, group `name` in small letters: "hamish the highland cow". */
  readonly smallBeforeKind?: RegExp;
  /** After a bare name at the start of a sentence: "Ella builds". */
  readonly afterFirstName: RegExp;
  /** Words with a capital that are no names. */
  readonly noNames: ReadonlySet<string>;
  /** Goals, the surest first. */
  readonly goals: readonly GoalFrame[];
  /** What ends a noun phrase. */
  readonly nounEnds: RegExp;
  /** What ends a clause. */
  readonly clauseEnds: RegExp;
  /** Ways to say where it plays that are no nouns of their own. */
  readonly places: readonly (readonly [Environment, RegExp])[];
  readonly hair: readonly (readonly [NonNullable<CastCard["hair"]>, RegExp])[];
  readonly skin: readonly (readonly [NonNullable<CastCard["skin"]>, RegExp])[];
  readonly wheelchair: RegExp;
  /** Before the kind in what somebody wishes to be: "be the fastest turtle". */
  readonly bestOfKind: RegExp;
  /** Before a helper: "asks an owl for help". */
  readonly helper: RegExp;
  /** Between a figure and what it wants, in a clause of its own: "the dragon who could not". */
  readonly relative: RegExp;
  /** Before a figure that takes part although the goal names it: "with a shy alien". */
  readonly together: RegExp;
  /** Whom the book is for: "for a 4-year-old girl". */
  readonly audience: RegExp;
  /** Before what somebody likes in general: "loves trucks". */
  readonly loves: RegExp;
  readonly numbers: Readonly<Record<string, number>>;
  /** Group `pages`. */
  readonly pages: RegExp;
  readonly short: RegExp;
  readonly long: RegExp;
  /** Group `age`. */
  readonly age: RegExp;
  readonly simple: RegExp;
  readonly rich: RegExp;
  readonly she: RegExp;
  readonly he: RegExp;
  readonly genres: readonly (readonly [string, RegExp])[];
  /** Words that ask for a kind of plot. */
  readonly families: readonly (readonly [FamilyId, RegExp])[];
  readonly themes: readonly (readonly [string, RegExp])[];
}
