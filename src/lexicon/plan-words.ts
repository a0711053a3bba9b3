import type { Environment } from "#book/choices.ts";
import type { Hour, Mood, Pose, Weather } from "#book/page-plan.ts";

/**
 * A clause in which `{who}` does it `{mood}`; `at` is taken when there is a `{target}`. Romanian has `{him}` for the target's
 * clitic.
 */
export interface PoseClause {
  readonly alone: string;
  readonly at?: string;
}

/** The words that turn a page plan into an alternative text. */
export interface PlanWords {
  readonly poses: Readonly<Record<Pose, PoseClause>>;
  /** An adverb, or masculine and feminine. */
  readonly moods: Readonly<Record<Mood, string | readonly [masculine: string, feminine: string]>>;
  readonly places: Readonly<Record<Environment, string>>;
  readonly hours: Readonly<Record<Hour, string>>;
  /** A clause; nothing to say of a clear sky. */
  readonly weathers: Readonly<Record<Exclude<Weather, "clear">, string>>;
  /** How `{hour}` and `{place}` open the text before `{clause}`. */
  readonly opening: string;
  /** A picture without figures. */
  readonly empty: string;
  /** `{name}` and `{kind}`, the kind with its article. */
  readonly named: string;
  /** What follows somebody who wears `{garment}`. */
  readonly wearing: string;
  readonly holding: string;
  readonly looking: string;
  readonly lookingAtReader: string;
  /** What comes before the second and the third figure's clause. */
  readonly beside: readonly [string, string];
  /** The figures after the third: `{all}`. */
  readonly alsoThere: string;
  readonly onGround: string;
  readonly inSky: string;
  readonly and: string;
  /** Between clauses of a sentence, before the last. */
  readonly andClause: string;
  readonly numbers: readonly [two: string, three: string, four: string, many: string];
}
