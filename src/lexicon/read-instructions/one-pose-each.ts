import type { Pose } from "#book/page-plan.ts";
import { partAround } from "./clause.ts";
import type { TracedWish, Walk } from "./walk.ts";

/** What every doing begins with: "stă în genunchi", "geht auf Zehenspitzen". */
const GENERAL: readonly Pose[] = ["stand", "walk", "sit", "hold", "gaze", "lie"];

/** Where one part of a sentence has two poses for somebody, the one that says more. */
export function onePoseEach({ wishes, clause }: Walk): readonly TracedWish[] {
  return wishes.filter((traced) => {
    const { wish, from } = traced;
    if (wish.kind !== "pose" || !GENERAL.includes(wish.pose)) return true;
    const part = partAround(clause, from);
    return !wishes.some(
      (other) =>
        other !== traced &&
        other.wish.kind === "pose" &&
        other.wish.who === wish.who &&
        part.includes(other.from) &&
        tellsMore(other.wish.pose) > tellsMore(wish.pose),
    );
  });
}

/** The more general, the lower; what is not general is highest. */
const tellsMore = (pose: Pose) => (GENERAL.includes(pose) ? GENERAL.indexOf(pose) : GENERAL.length);
