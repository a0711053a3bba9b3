import type { Environment } from "#book/choices.ts";
import type { Hour, Mood, Pose, Room, Weather } from "#book/page-plan.ts";
import type { InstructionMark } from "../mark.ts";

/**
 * Idioms, synonyms and rarer words for what an instruction can ask for; phrases of one meaning stand in one text, with a bar between
 * them. Where a phrase is known already, the earlier meaning holds.
 */
export interface InOtherWords {
  readonly poses: Partial<Readonly<Record<Pose, string>>>;
  readonly moods: Partial<Readonly<Record<Mood, string>>>;
  readonly hours: Partial<Readonly<Record<Hour, string>>>;
  readonly weathers: Partial<Readonly<Record<Weather, string>>>;
  readonly places: Partial<Readonly<Record<Environment, string>>>;
  readonly rooms: Partial<Readonly<Record<Room, string>>>;
  readonly marks: Partial<Readonly<Record<InstructionMark, string>>>;
}

/** The phrases of a text, each of which stands between two bars. */
export const phrasesOf = (text: string): readonly string[] => text.split("|").map((phrase) => phrase.trim());
