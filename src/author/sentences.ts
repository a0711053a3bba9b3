import type { CharacterType, Environment, Genre, Theme } from "#book/choices.ts";
import type { Body } from "./bodies.ts";
import type { FamilyId } from "./families/family.ts";
import type { Hour, Mood, Pose, Room, Shot, Thing, Weather } from "#book/page-plan.ts";

/** What the hero is after: a skill or a deed, something lost, a fear to face, something to find out. */
export const GOAL_KINDS = ["wish", "lost", "fear", "question"] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

/** The beats of all plots. Which of them a book has, and in which order, its family says (`families/`). */
export const BEATS = [
  "open",
  "odd",
  "place",
  "treasure",
  "wish",
  "pack",
  "others",
  "excuse",
  "guess",
  "doubt",
  "plan1",
  "try1",
  "after1",
  "instead",
  "plan2",
  "way",
  "try2",
  "suspect",
  "after2",
  "low",
  "night",
  "helper",
  "tea",
  "idea",
  "gift",
  "ready",
  "light",
  "dawn",
  "almost",
  "try3",
  "again",
  "cheer",
  "prize",
  "back",
  "home",
] as const;
export type Beat = (typeof BEATS)[number];

/** Where within the environment a page is: its spots are in `content/sentences/spots.ts`. */
export const SPOT_ROLES = ["home", "near", "far", "high"] as const;
export type SpotRole = (typeof SPOT_ROLES)[number];

/** Who a sentence can refer to. `friend` is the one of the parent's further characters whose turn it is on the page. */
export const ROLES = ["hero", "helper", "friend"] as const;
export type Role = (typeof ROLES)[number];

/**
 * One sentence, or a few that belong together. In it:
 * `[hero.nom]` a participant in a form (the kit's, or `DISCOURSE_FORMS`); `[hero?m|f|n]` a switch by the kit's gender, also
 * `[thing?m|f|n]` and `[small?m|f|n]` by a fact's, `[both?m|f]` by hero and helper together (without a third part, n is as m); `{wish}` a fact; `{refrain}` the book's refrain.
 */
export type Line =
  | string
  | {
      readonly say: string;
      /** Said from this level, up to that level, within its band. */
      readonly from?: 1 | 2 | 3 | 4 | 5;
      readonly to?: 1 | 2 | 3 | 4 | 5;
      /** May be left out when the page is full. */
      readonly spare?: true;
      /** Said only at the end of a right-hand page, to make the reader turn it. */
      readonly hook?: true;
    };

export interface FigureHint {
  readonly pose: Pose;
  readonly mood: Mood;
  /** Only what every band of the variant names; "goal" is what the hero was after, if it can be drawn. */
  readonly holds?: Thing | "goal";
  readonly looksAt?: Role | "reader" | Thing;
}

/** What the picture of a page shows. Who is on it follows from the words: everyone that they refer to. */
export interface Shows {
  readonly at: SpotRole;
  /** A room there, in place of the open: of the environment's own fashion. */
  readonly indoors?: Room;
  readonly shot?: Shot;
  readonly hour?: Hour;
  readonly weather?: Weather;
  readonly hero: FigureHint;
  readonly helper?: FigureHint;
  readonly friend?: FigureHint;
  readonly things?: readonly { readonly thing: Thing; readonly where: "ground" | "sky" }[];
}

/** What restricts where a text can be taken; absent means anywhere. */
export interface Fits {
  readonly goals?: readonly GoalKind[];
  readonly themes?: readonly Theme[];
  readonly genres?: readonly Genre[];
  readonly environments?: readonly Environment[];
  readonly notIn?: readonly Environment[];
  /** Of a day whose weather the idea names. */
  readonly weathers?: readonly Weather[];
  readonly types?: readonly CharacterType[];
  readonly bodies?: readonly Body[];
}

/** The same event told three times, each band in sentences of its own. */
export interface Bands {
  /** Levels 1–2. */
  readonly low: readonly Line[];
  /** Level 3. */
  readonly middle: readonly Line[];
  /** Levels 4–5. */
  readonly high: readonly Line[];
}

/** One way to tell a beat. */
export interface Variant extends Fits, Bands {
  /** Unique within its beat. */
  readonly id: string;
  /** Planted by an earlier page, or this variant is not taken. */
  readonly needs?: readonly string[];
  /** Planted by an earlier page, or given by the book, and this variant is not taken. */
  readonly unless?: readonly string[];
  readonly plants?: readonly string[];
  readonly shows: Shows;
}

/** A sentence that returns three times, the third time turned: the change that the story made. */
export interface Refrain {
  readonly id: string;
  readonly goals?: readonly GoalKind[];
  /** At most 12 words, at the lowest level in sentences of at most 9. */
  readonly again: string;
  /** May name the helper. */
  readonly turned: string;
}

/** A line for a page that is not a beat of its own: slapstick, a friend's turn, a genre's stage dressing. */
export interface Aside extends Fits {
  readonly low: string;
  readonly middle: string;
  readonly high: string;
}

/** A noun in the forms of its language; English needs `nom` alone. `sex` is its gender (of a plural: what agreement needs). */
export interface NounFact {
  readonly nom: string;
  readonly acc?: string;
  readonly dat?: string;
  readonly gen?: string;
  readonly sex: "f" | "m" | "n";
  /** How the illustrator draws it, if it does: a page that names it shows it. */
  readonly thing?: Thing;
}

/** The words of an environment. Where-phrases and whither-phrases are whole, with their preposition. */
export interface Scenery {
  /** Where all of it is: "in the whispering forest". Fact `{world}`. */
  readonly world: readonly string[];
  /** By spot id: where (facts `{home}` `{near}` `{far}` `{high}`) and whither (`{toHome}` `{toNear}` `{toFar}` `{toHigh}`). */
  readonly spots: Readonly<Record<string, { readonly at: string; readonly to: string }>>;
  /** Cheeky onlookers, plural, definite: "the beetles". Fact `{neighbours}` (also `{neighbours.acc}` …). */
  readonly neighbours: readonly NounFact[];
  /** Small silent things that are planted on page 1 and answer on the last, plural, definite: "the mushrooms". Fact `{small}`. */
  readonly small: readonly NounFact[];
  /** What shines in the evening, plural, definite: "the lanterns". Fact `{lights}`. */
  readonly lights: readonly NounFact[];
  /** Everybody who cheers, singular, definite: "the whole forest". Fact `{everyone}`. */
  readonly everyone: NounFact;
  /** Where one sits down, sad: "on a cold stone". Fact `{seat}`. */
  readonly seat: readonly string[];
  /** A whole sentence, a sound or a sight of the place, 4–8 words: "The brook hummed to itself." Fact `{murmur}`. */
  readonly murmur: readonly string[];
}

/** What a family of plots says in words of its own. */
export interface FamilyWords {
  /** A beat that stands here is told in these words alone. */
  readonly beats: Readonly<Partial<Record<Beat, readonly Variant[]>>>;
  /** Instead of the common ones. */
  readonly refrains?: readonly Refrain[];
  /** Title frames: `{name}`, `{kind}` (definite), `{thing}`, `{world}`; 3 to 99 characters in all. */
  readonly titles: readonly (Fits & { readonly title: string })[];
  /** What it is about when the idea does not say. */
  readonly goal?: { readonly goal: GoalKind; readonly phrase: string };
  /**
   * The same plot where the idea names what is odd about the hero ("roars too loud"): beats that have `{oddHow}` (an
   * adjective), `{oddMe}`, `{oddYou}` and `{oddHe}` (what stands after "I", "you" and a name).
   */
  readonly oddity?: FamilyWords;
  /** The same plot where the hero is lost and wants to find the way home: it begins far from there. */
  readonly homeward?: FamilyWords;
}

/** All the words of one language for the plot. */
export interface SentenceBook {
  /** What every family shares. */
  readonly beats: Readonly<Partial<Record<Beat, readonly Variant[]>>>;
  /** Every language tells every family. */
  readonly families: Readonly<Record<FamilyId, FamilyWords>>;
  readonly refrains: readonly Refrain[];
  /** Sound words by what they are of: `{bang}` a fall, `{soft}` something coming near, `{whoosh}` something that works. */
  readonly sounds: {
    readonly bang: readonly string[];
    readonly soft: readonly string[];
    readonly whoosh: readonly string[];
  };
  /** `{morning}`, a line of its own that begins `dawn`, `almost`, `try3`: the engine says it once, on the first of them. */
  readonly mornings: readonly Aside[];
  /** Slapstick after a try that failed, by character type. Fact `{oops}`, a line of its own. */
  readonly oops: readonly Aside[];
  /** A genre's touch on the page of the place. Fact `{stage}`, a line of its own. */
  readonly stage: readonly Aside[];
  /** Brings a friend in, with `[friend.intro]` ("Biscuit, a small dog"). One sentence of at most 9 words at `low`. */
  readonly friendComes: readonly Aside[];
  /** Something a friend does on a page of the hero's tries, or at home. */
  readonly friendActs: readonly Aside[];
  /** On the last page, where the first one spoke to `{small}` and nothing else has answered. */
  readonly answers: readonly Aside[];
  /** Said to whoever listens, on a page between those of a text that the parent has written: in no tense, of no place. */
  readonly toReader: readonly Aside[];
  readonly scenery: Readonly<Record<Environment, Scenery>>;
  /** Words that are true of any place, for one that an environment only lends its picture. `world` is the idea's own. */
  readonly elsewhere: (environment: Environment) => Scenery;
  /** What a hero wants when the idea does not say: facts of the goal, ready for the sentences. */
  readonly defaultGoals: readonly (Fits & { readonly goal: GoalKind; readonly phrase: string })[];
  /** Names for a hero or helper without one, by sex. */
  readonly names: { readonly female: readonly string[]; readonly male: readonly string[] };
}

/**
 * Forms that the discourse decides, besides the kit's own (`FORM_KEYS` of `#lexicon/grammar/kit.ts`): `ref` `refAcc`
 * `refDat` are indefinite with the adjective at the first mention ("an old owl"), later the name or the definite kind;
 * `intro` is name and kind ("Biscuit, a small dog"; without a name "a small dog").
 */
export const DISCOURSE_FORMS = ["ref", "refAcc", "refDat", "intro"] as const;
export type DiscourseForm = (typeof DISCOURSE_FORMS)[number];
