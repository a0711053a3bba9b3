import type { Mood, Pose, Thing } from "#book/page-plan.ts";
import { textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";

/** Doings that need something in the hands. */
export const HOLDING: readonly Pose[] = ["hold", "lift", "read", "carry"];
/** Doings that are done to somebody or something. */
export const AIMING: readonly Pose[] = ["reach", "point", "wave", "hug", "whisper", "hold-hands", "push"];

const OPPOSITE_MOOD: Readonly<Record<Mood, Mood>> = {
  happy: "calm",
  joyful: "calm",
  curious: "calm",
  surprised: "calm",
  sad: "happy",
  scared: "calm",
  determined: "calm",
  sleepy: "happy",
  proud: "calm",
  calm: "happy",
  shy: "calm",
  angry: "calm",
  cheeky: "calm",
};

export function takeMood(walk: Walk, named: Mood, from: InstructionEvent): void {
  const mood = walk.denies("mood", from) ? OPPOSITE_MOOD[named] : named;
  walk.untold = undefined;
  for (const who of walk.whom()) walk.wish({ kind: "mood", who, mood }, from);
}

export function takeDoing(walk: Walk, pose: Pose, from: InstructionEvent): void {
  closeDoing(walk);
  const { object } = walk;
  [walk.untold, walk.object] = [undefined, undefined];
  if (walk.denies("action", from)) {
    for (const who of walk.whom()) walk.wish({ kind: "pose", who, pose: "stand" }, from);
    return;
  }
  walk.adding = false;
  walk.open = { pose, from };
  if (HOLDING.includes(pose)) holdWhatStandsBefore(walk, from);
  else if (!AIMING.includes(pose)) closeDoing(walk);
  else if (walk.toReader) aimAt(walk, "reader", from);
  else if (object !== undefined) aimAt(walk, object, from);
}

/** In a German clause the thing stands before its verb: "eine Laterne halten". */
function holdWhatStandsBefore(walk: Walk, from: InstructionEvent): void {
  const added = walk.wishes.at(-1);
  if (added?.wish.kind !== "add-thing" || textBetween(walk.clause, added.from, from).trim() !== "") return;
  walk.wishes.pop();
  hold(walk, added.wish.thing, added.from);
}

/** Ends a doing that got nothing to do it to; hands that hold nothing are no pose of their own. */
export function closeDoing(walk: Walk): void {
  const { open } = walk;
  walk.open = undefined;
  if (!open || open.pose === "hold" || open.pose === "lift" || open.pose === "carry") return;
  for (const who of walk.whom()) walk.wish({ kind: "pose", who, pose: open.pose }, open.from);
}

/** Puts a thing into the hands of the first of the subjects. */
export function hold(walk: Walk, thing: Thing, from: InstructionEvent): void {
  const pose = walk.open?.pose;
  const colour = walk.colours.get(from);
  [walk.open, walk.untold] = [undefined, undefined];
  const [who] = walk.whom();
  if (who === undefined) return;
  if (pose) walk.wish({ kind: "pose", who, pose }, from);
  walk.wish({ kind: "holds", who, thing, ...(colour && { colour }) }, from);
}

/** What eyes, arms or a finger go to: a card's id or a thing. */
export function aimAt(walk: Walk, at: string, from: InstructionEvent): void {
  closeDoing(walk);
  [walk.looking, walk.toReader] = [false, false];
  for (const who of walk.whom()) if (who !== at) walk.wish({ kind: "looks-at", who, at }, from);
}
