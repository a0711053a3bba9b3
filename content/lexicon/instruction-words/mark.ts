import type { CastCard } from "#book/cast-card.ts";
import type { Environment } from "#book/choices.ts";
import type { Hour, Mood, Pose, Room, Weather } from "#book/page-plan.ts";

/** What a word does in an instruction about a picture, beside what it names. */
export type InstructionMark =
  /** Takes away what follows. */
  | "remove"
  /** Takes away the next that is named, and only that. */
  | "instead"
  /** Takes away what the sentence names, wherever it stands ("nimm … weg"). */
  | "away"
  | "take"
  /** The same, where the sentence has a verb of taking: "take the collar off", "zieh den Hut aus". */
  | "particle"
  | "pull"
  /** The weather, mood or doing of its part is over: "the rain should stop". */
  | "ends"
  /** What is named next goes, and what follows it comes in its stead. */
  | "replace"
  | "add"
  /** Whoever is named with it holds what follows. */
  | "give"
  /** Whoever stands before it has what follows. */
  | "with"
  /** What follows stays or comes, after a "without". */
  | "keep"
  | "but"
  /** Gives what is there another colour, where it names one: "paint the kite orange". */
  | "dye"
  /** What a movement goes to: "runs after the ball". */
  | "toward"
  /** All that is there, or nothing of it: "remove everything from the sky". */
  | "everything"
  /** They do it to one another. */
  | "each-other"
  | "look"
  /** What eyes and hands go to: whoever holds the book. */
  | "turn"
  | "reader"
  | "everyone"
  /** Everyone, where no noun stands beside it: "ei dansează", but "rochia ei". */
  | "they"
  | "pronoun"
  | "she"
  | "he"
  | "alone"
  /** What was said of somebody before is said of this one, too. */
  | "too"
  /** Everyone but whoever is named next. */
  | "except"
  /** Moves somebody, rather than turning them: "stell Maya nach rechts". */
  | "shift"
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
  | "hand"
  /** A part of somebody that has no colour or size of its own in a picture. */
  | "body"
  | "ground"
  | "sky"
  | "left"
  | "right"
  /** Where somebody stands, not which way they turn. */
  | "at-left"
  | "at-right"
  /** Asks for what no picture here can show: writing, another style. */
  | "cannot"
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
  /** Hair in one word with its colour, or a colour that only hair has. */
  readonly hairs: readonly (readonly [phrase: string, hair: Exclude<NonNullable<CastCard["hair"]>, "none">])[];
  /** Hours and weathers in words that mean something else alone: "seara târziu" is night, "e senin" no mood. */
  readonly hours: readonly (readonly [phrase: string, hour: Hour])[];
  readonly weathers: readonly (readonly [phrase: string, weather: Weather])[];
  /** Places whose words are a thing alone: "another planet". */
  readonly places: readonly (readonly [phrase: string, environment: Environment])[];
  /** Rooms, which every environment has. */
  readonly rooms: readonly (readonly [phrase: string, room: Room])[];
}
