import type { InstructionMark } from "#content/lexicon/instruction-words/mark.ts";
import { hasMark, nextNoun, partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";
import { isSomebody, whoIs } from "./who-is.ts";

/** "Left of Maya": whom it is beside is named to say where, not to do something. */
const BESIDE = /(?:of|von|neben|lui|lângă|langa|de)$/iu;

/** Takes a word for a side: where somebody looks, or where somebody stands. */
export function takeSide(walk: Walk, marks: ReadonlySet<InstructionMark>, from: InstructionEvent): void {
  const side = marks.has("left") || marks.has("at-left") ? "left" : "right";
  const isSide = (["left", "right", "at-left", "at-right"] as const).some((mark) => marks.has(mark));
  if (!isSide) return;
  const part = partAround(walk.clause, from);
  const turns = part.some((event) => hasMark(event, "look") || hasMark(event, "turn") || isMoving(event));
  const isShifted = !turns && walk.clause.events.some((event) => hasMark(event, "shift"));
  const stands =
    isShifted || isOnlyPlaced(walk, part, from) || (marks.has(`at-${side}`) && !(marks.has(side) && turns));
  const { sentence } = walk.clause;
  const following = nextNoun(walk.clause, from);
  const beside = following?.type === "marks" ? undefined : following;
  const isBeside = stands && beside !== undefined && BESIDE.test(sentence.slice(from.start, beside.start).trim());
  const named = part.slice(0, part.indexOf(from)).some((event) => whoIs(event, walk.scene).length > 0);
  // "The tree on the left": things have no side of their own.
  if (stands && isOfThing(walk, part, from)) {
    walk.unmet.add(from);
    return;
  }
  const first = rightOf(walk, from, part);
  if (stands && !named && !isBeside && beside !== undefined && isComing(walk, beside)) {
    walk.foretold.push((who) => ({ kind: "side", who, side }));
    return;
  }
  const subjects = first ?? (named || isBeside || beside === undefined ? walk.subjects : whoIs(beside, walk.scene));
  for (const who of subjects) {
    walk.wish(stands ? { kind: "side", who, side } : { kind: "facing", who, facing: side }, from);
  }
  if (isBeside && whoIs(beside, walk.scene).length > 0) walk.consumed.add(beside);
  walk.looking = false;
  walk.untold = undefined;
}

/** "Maya nach links": without a verb somebody goes there. */
const isOnlyPlaced = ({ language, scene }: Walk, part: readonly InstructionEvent[], from: InstructionEvent) =>
  language === "de" &&
  part.every(
    (event) =>
      event === from ||
      whoIs(event, scene).length > 0 ||
      (event.type === "marks" && [...event.marks].every((mark) => mark === "small-talk" || mark === "and")),
  );

/** Whether the part of the sentence around a side names a thing, and nobody. */
const isOfThing = ({ clause }: Walk, part: readonly InstructionEvent[], from: InstructionEvent) => {
  const isThing = (event: InstructionEvent | undefined) => event?.type === "concept" && event.found.kind === "thing";
  const at = clause.events.indexOf(from);
  const isNear = part.some(isThing) || isThing(clause.events[at + 1]);
  const isMeant = part.some((event) =>
    (["pronoun", "she", "he", "everyone", "they"] as const).some((mark) => hasMark(event, mark)),
  );
  return isNear && !isMeant && !part.some(isSomebody);
};

/** "Draw on the left a fox": who is to come stands behind. */
const isComing = (walk: Walk, beside: InstructionEvent) =>
  beside.type === "concept" && beside.found.kind === "figure" && whoIs(beside, walk.scene).length === 0;

const isMoving = (event: InstructionEvent): boolean =>
  event.type === "concept" &&
  event.found.concept.kind === "action" &&
  ["walk", "run", "fly", "swim"].includes(event.found.concept.pose);

/** "On Maya's right side", said of somebody who was named before. */
function rightOf(walk: Walk, from: InstructionEvent, part: readonly InstructionEvent[]): readonly string[] | undefined {
  const before = part.slice(0, part.indexOf(from));
  const owner = before.findLast((event) => event.type !== "unknown");
  if (walk.language !== "en" || owner === undefined || !/^['’]s?\s+$/u.test(textBetween(walk.clause, owner, from)))
    return undefined;
  const first = before.slice(0, before.indexOf(owner)).find((event) => whoIs(event, walk.scene).length > 0);
  return first && whoIs(first, walk.scene);
}
