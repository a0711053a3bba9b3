import type { Mood, Pose, Room } from "#book/page-plan.ts";

/** What a word does in an instruction about a picture, beside what it names. */
export type InstructionMark =
  /** Takes away what follows. */
  | "remove"
  /** Takes away the next that is named, and only that. */
  | "instead"
  /** Takes away what the sentence names, wherever it stands ("nimm … weg"). */
  | "away"
  | "take"
  | "add"
  /** Whoever is named with it holds what follows. */
  | "give"
  /** Whoever stands before it has what follows. */
  | "with"
  /** What follows stays or comes, after a "without". */
  | "keep"
  | "but"
  | "look"
  /** What eyes and hands go to: whoever holds the book. */
  | "reader"
  | "everyone"
  /** Everyone, where no noun stands beside it: "ei dansează", but "rochia ei". */
  | "they"
  | "pronoun"
  | "alone"
  /** Whoever is named in the sentence, and nobody else, unless more is said of them. */
  | "only"
  /** One more of a kind that is there already. */
  | "another"
  | "one"
  | "two"
  | "three"
  | "close"
  | "medium"
  | "wide"
  | "dark"
  | "bright"
  | "hair"
  | "blond"
  | "hand"
  | "ground"
  | "sky"
  | "left"
  | "right"
  | "outside"
  | "and"
  /** Says nothing that can be drawn, unless a longer phrase or a concept has it. */
  | "small-talk"
  /** Says nothing, though another reading would find a concept in it: "the picture", "de ziua ei". */
  | "nothing";

export type Marks = Readonly<Record<InstructionMark, readonly string[]>>;

/** The words of one language's instructions. */
export interface InstructionWords {
  readonly marks: Marks;
  /** Doings in words that mean something else alone: "stea jos" is no star. */
  readonly poses: readonly (readonly [phrase: string, pose: Pose])[];
  /** Moods in forms that nothing else in a book has: wishes and comparisons. */
  readonly moods: readonly (readonly [phrase: string, mood: Mood])[];
  /** Rooms, which every environment has. */
  readonly rooms: readonly (readonly [phrase: string, room: Room])[];
}
