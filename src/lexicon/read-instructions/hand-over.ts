import type { Thing } from "#book/page-plan.ts";
import { hasMark } from "./clause.ts";
import type { Scene } from "./scene.ts";
import type { TracedWish, Walk } from "./walk.ts";

/**
 * Puts into a hand what belongs there: the umbrella that comes instead of the balloon that somebody holds, and the book that
 * somebody reads.
 */
export function handOver({ clause, scene }: Walk, wishes: readonly TracedWish[]): readonly TracedWish[] {
  const added = wishes.filter(({ wish }) => wish.kind === "add-thing");
  const [one] = added;
  if (one?.wish.kind !== "add-thing" || added.length > 1 || one.wish.count > 1) return wishes;
  const { thing, colour, where } = one.wish;
  const flies = FLYING.includes(thing) && isInSkyStead(scene, wishes);
  if (
    where === "ground" &&
    flies &&
    clause.events.some((event) => ["instead", "replace", "but"].some((mark) => hasMark(event, mark as "but")))
  )
    return wishes.map((wish) =>
      wish === one && one.wish.kind === "add-thing" ? { ...one, wish: { ...one.wish, where: "sky" } } : wish,
    );
  const isExchanged =
    where === "ground" && clause.events.some((event) => hasMark(event, "instead") || hasMark(event, "but"));
  const holder = isExchanged
    ? scene.plan.figures.find(({ holds }) =>
        wishes.some(({ wish }) => wish.kind === "remove-thing" && wish.thing === holds),
      )?.who
    : undefined;
  const readers = wishes.flatMap(({ wish }) => (wish.kind === "pose" && wish.pose === "read" ? [wish.who] : []));
  const who = holder ?? (thing === "book" && readers.length === 1 ? readers[0] : undefined);
  if (who === undefined || wishes.some(({ wish }) => wish.kind === "holds" && wish.who === who)) return wishes;
  const holds: TracedWish = { ...one, wish: { kind: "holds", who, thing, ...(colour && { colour }) } };
  return wishes.map((wish) => (wish === one ? holds : wish));
}

/** What can take the place of a kite. */
const FLYING: readonly Thing[] = ["plane", "rocket", "feather", "leaf", "flag", "soap-bubble"];

const isInSkyStead = ({ plan }: Scene, wishes: readonly TracedWish[]) =>
  wishes.some(
    ({ wish }) =>
      wish.kind === "remove-thing" && plan.things.some(({ thing, where }) => thing === wish.thing && where === "sky"),
  );
