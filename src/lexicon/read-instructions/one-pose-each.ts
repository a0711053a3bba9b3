import type { Pose } from "#book/page-plan.ts";
import { partAround } from "./clause.ts";
import type { TracedWish, Walk } from "./walk.ts";

/** What every doing begins with: "stă în genunchi", "geht auf Zehenspitzen". */
const GENERAL: readonly Pose[] = ["stand", "walk", "sit", "hold", "gaze", "lie"];

/** "She doesn't stand, she flies": what stands only because something was denied, or before more is said, goes. */
const isOvertaken = (wishes: readonly TracedWish[], { wish }: TracedWish, at: number): boolean =>
  wish.kind === "pose" &&
  wish.pose === "stand" &&
  wishes.slice(at + 1).some(({ wish: later }) => later.kind === "pose" && later.who === wish.who);

/** Where one part of a sentence has two poses for somebody, the one that says more. */
export function onePoseEach({ wishes, clause }: Walk): readonly TracedWish[] {
  return wishes.filter((traced, at) => {
    if (isOvertaken(wishes, traced, at)) return false;
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
