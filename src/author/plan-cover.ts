import type { Environment } from "#book/choices.ts";
import type { FigurePlan, Hour, Mood, PagePlan, Pose, Shot, Thing, Weather } from "#book/page-plan.ts";
import type { Cast } from "./cast-member.ts";
import { seeded } from "./random.ts";
import { ALOFT } from "./things-in-text.ts";

/** What a cover shows. */
export interface CoverBrief {
  readonly cast: Cast;
  readonly environment: Environment;
  /** The number of the set. */
  readonly set: number;
  readonly weather: Weather;
  /** What it is all about, where that is drawn. */
  readonly goalThing?: Thing;
  /** The book's. */
  readonly seed: string;
}

/** How a cover's figures meet the reader's eye. */
interface Welcome {
  /** What the hero does with empty hands. */
  readonly pose: Pose;
  /** The same with the thing in hand that it is all about. */
  readonly holding: Pose;
  readonly beside: Pose;
  readonly mood: Mood;
  /** The side of the page that the hero is on. */
  readonly on: "left" | "right";
  /** How near two come. */
  readonly shot: Shot;
}

/** A shelf of books shows each of these: from either side, in an embrace, at rest, in high spirits. */
const WELCOMES: readonly [Welcome, ...Welcome[]] = [
  { pose: "wave", holding: "hold", beside: "stand", mood: "happy", on: "left", shot: "medium" },
  { pose: "wave", holding: "hold", beside: "wave", mood: "happy", on: "right", shot: "medium" },
  { pose: "hug", holding: "hold", beside: "hug", mood: "happy", on: "left", shot: "close" },
  { pose: "sit", holding: "sit", beside: "sit", mood: "calm", on: "right", shot: "close" },
  { pose: "cheer", holding: "lift", beside: "cheer", mood: "joyful", on: "left", shot: "medium" },
];

/** Nobody alone embraces anybody. */
const ALONE = WELCOMES.filter(({ pose }) => pose !== "hug");

/** By day more often than in the low light of its ends. */
const HOURS: readonly [Hour, ...Hour[]] = ["day", "day", "day", "dawn", "sunset"];

/**
 * The cover: the hero, near, looking at the reader, in one of several layouts as the seed has it; with a helper of the
 * parent's beside it. Above them is calm sky for the title.
 */
export function planCover({ cast, environment, set, weather, goalThing, seed }: CoverBrief): PagePlan {
  const random = seeded(`${seed}/cover`);
  const withFriend = !cast.stranger;
  const welcome = (withFriend ? undefined : random.pick(ALONE)) ?? random.pick(WELCOMES);
  // What it is all about is in the hero’s hands, or hangs above: never on the ground like something forgotten.
  const holds = goalThing !== undefined && !ALOFT.has(goalThing) ? goalThing : undefined;
  const seen = (who: string, pose: Pose, facing: "left" | "right"): FigurePlan => ({
    who,
    pose,
    mood: welcome.mood,
    looksAt: "reader",
    facing,
  });
  const [heroFaces, friendFaces] = welcome.on === "left" ? (["right", "left"] as const) : (["left", "right"] as const);
  const hero: FigurePlan = {
    ...seen(cast.hero.card.id, holds ? welcome.holding : welcome.pose, heroFaces),
    ...(holds && { holds }),
  };
  const friend = withFriend ? [seen(cast.helper.card.id, welcome.beside, friendFaces)] : [];
  return {
    place: { environment, set },
    hour: random.pick(HOURS),
    weather,
    shot: withFriend ? welcome.shot : "close",
    figures: welcome.on === "left" ? [hero, ...friend] : [...friend, hero],
    things: goalThing && !holds ? [{ thing: goalThing, where: "sky" }] : [],
    textAt: "top",
  };
}
