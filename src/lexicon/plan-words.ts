import type { Environment } from "#book/choices.ts";
import type { Hour, Mood, Pose, Room, Thing, Weather } from "#book/page-plan.ts";

/**
 * A clause in which `{who}` does it `{mood}`; `at` is taken when there is a `{target}`. Romanian has `{him}` for the target's
 * clitic; `{his}` is the figure's own.
 */
export interface PoseClause {
  readonly alone: string;
  readonly at?: string;
}

/** What lies around the figures: a clause each; nothing to say of a clear sky. */
interface Around {
  readonly weathers: Readonly<Record<Exclude<Weather, "clear">, string>>;
  readonly onGround: string;
  readonly inSky: string;
}

/** The words that turn a page plan into an alternative text. */
export interface PlanWords extends Around {
  readonly poses: Readonly<Record<Pose, PoseClause>>;
  /** What is done otherwise in a wheelchair. */
  readonly wheeled: Readonly<Partial<Record<Pose, PoseClause>>>;
  /** An adverb, or masculine and feminine. */
  readonly moods: Readonly<Record<Mood, string | readonly [masculine: string, feminine: string]>>;
  readonly places: Readonly<Record<Environment, string>>;
  /** In place of the environment's words. */
  readonly rooms: Readonly<Record<Room, string>>;
  readonly hours: Readonly<Record<Hour, string>>;
  /** The same in a room. */
  readonly indoors: Around;
  /** How `{hour}` and `{place}` open the text before `{clause}`. */
  readonly opening: string;
  /** A picture without figures. */
  readonly empty: string;
  /** `{name}` and `{kind}`, the kind with its article. */
  readonly named: string;
  /** How an `{aside}` about somebody's looks follows the mention. */
  readonly aside: string;
  /** An aside: who wears `{garment}`. */
  readonly wearing: string;
  /** An aside: who sits in `{his}` wheelchair. */
  readonly wheelchair: string;
  readonly holding: string;
  /** What somebody holds who is only named: "with {thing}", or with `dative`. */
  readonly having: string;
  readonly looking: string;
  readonly lookingAtReader: string;
  /** What comes before the second and the third figure's clause. */
  readonly beside: readonly [string, string];
  /** The figures after the third: `{all}`. */
  readonly alsoThere: string;
  readonly and: string;
  /** Between clauses of a sentence, before the last. */
  readonly andClause: string;
  /** Things that the language tells with no article and no number. */
  readonly uncounted: readonly Thing[];
  readonly numbers: readonly [two: string, three: string, four: string, many: string];
}
