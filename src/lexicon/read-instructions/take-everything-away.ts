import { hasMark, partAround } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { emptyHands, HOLDING } from "./take-doing.ts";
import type { Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";

/** "Remove everything but Maya": what is named behind the "but"; undefined where nothing is. */
function keptFrom({ clause }: Walk, from: InstructionEvent): readonly InstructionEvent[] | undefined {
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  const at = following.findIndex(
    (event) => hasMark(event, "except") || hasMark(event, "but") || hasMark(event, "only"),
  );
  const isOfAll = following.slice(0, Math.max(at, 0)).every((event) => event.type === "marks");
  const kept = following.slice(at + 1).filter((event) => event.type === "name" || event.type === "concept");
  return at >= 0 && isOfAll && kept.length > 0 ? kept : undefined;
}

function keepThese(walk: Walk, kept: readonly InstructionEvent[], from: InstructionEvent): void {
  const things: unknown[] = [];
  const who = new Set<string>();
  for (const event of kept) {
    if (event.type === "concept" && event.found.concept.kind === "thing") things.push(event.found.concept.thing);
    for (const each of whoIs(event, walk.scene)) who.add(each);
    walk.consumed.add(event);
  }
  for (const each of walk.figures) if (!who.has(each)) walk.wish({ kind: "remove-figure", who: each }, from);
  for (const { thing } of walk.scene.plan.things)
    if (!things.includes(thing)) walk.wish({ kind: "remove-thing", thing }, from);
  walk.stopRemoving();
}

/** "Remove everything from the sky", "nothing on the ground": all things that are there go. */
export function takeEverythingAway(walk: Walk, from: InstructionEvent): void {
  const kept = keptFrom(walk, from);
  if (kept !== undefined) {
    keepThese(walk, kept, from);
    return;
  }
  const part = partAround(walk.clause, from);
  const isSaid = /^(?:nothing|nimic|nichts)$/iu.test(walk.clause.sentence.slice(from.start, from.end));
  if (!isSaid && !walk.isRemoving) return;
  if (isSaid && walk.open && HOLDING.includes(walk.open.pose)) {
    walk.open = undefined;
    emptyHands(walk, from);
    return;
  }
  const said = walk.clause.sentence.slice(part[0]?.start, from.start);
  const isOfHands = part.some((event) => hasMark(event, "hand")) || HOLDS.test(said);
  if (isSaid && isOfHands && emptyHands(walk, from)) {
    walk.stopRemoving();
    return;
  }
  const [isSky, isGround] = (["sky", "ground"] as const).map((where) => part.some((event) => isPlaced(event, where)));
  for (const { thing, where } of walk.scene.plan.things) {
    if ((isSky && where === "sky") || (isGround && where === "ground"))
      walk.wish({ kind: "remove-thing", thing }, from);
  }
  walk.stopRemoving();
}

const HOLDS = /(?<!\p{L})(?:țin\p{L}*|tin\p{L}*)(?!\p{L})/iu;

const isPlaced = (event: InstructionEvent, where: "sky" | "ground"): boolean =>
  hasMark(event, where) || (where === "sky" && event.type === "concept" && event.found.concept.id === "sky");
