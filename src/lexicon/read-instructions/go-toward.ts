import type { Pose } from "#book/page-plan.ts";
import { nextNoun, partAround } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { aimAt } from "./take-doing.ts";
import type { Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";

/** Doings that go somewhere. */
export const MOVING: readonly Pose[] = ["run", "walk", "fly", "swim", "jump", "tiptoe", "climb"];

/** "Runs after the ball", "rennt dem Ball hinterher", "läuft dem Hund hinterher": eyes go where feet go. */
export function goToward(walk: Walk, from: InstructionEvent): void {
  const part = partAround(walk.clause, from);
  const before = part.slice(0, part.indexOf(from));
  const moves = before.findIndex((event) => MOVING.some((pose) => doingOf(event) === pose));
  if (moves < 0) return;
  const passed = before.findLast((event) => event.type === "concept" && event.found.kind === "thing");
  const [met] = before
    .slice(moves + 1)
    .flatMap((event) => whoIs(event, walk.scene))
    .slice(-1);
  const mover = before.slice(0, moves).find((event) => event.type === "name");
  if (met !== undefined && mover?.type === "name") {
    walk.subjects = [mover.who];
    aimAt(walk, met, from);
    return;
  }
  if (passed?.type !== "concept" || passed.found.concept.kind !== "thing") {
    const next = nextNoun(walk.clause, from);
    walk.looking = next?.type === "name" || (next?.type === "concept" && ["thing", "figure"].includes(next.found.kind));
  } else if (passed.found.concept.thing !== undefined) aimAt(walk, passed.found.concept.thing, from);
}

function doingOf(event: InstructionEvent): Pose | undefined {
  if (event.type === "pose") return event.pose;
  return event.type === "concept" && event.found.concept.kind === "action" ? event.found.concept.pose : undefined;
}
