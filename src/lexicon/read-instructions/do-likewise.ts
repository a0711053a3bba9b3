import { hasMark, textBetween } from "./clause.ts";
import type { TracedWish, Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";

/** "Maya sad, Bruno too": of whom nothing else is said, what was said of the last before him. */
export function doLikewise(walk: Walk): void {
  const { events } = walk.clause;
  for (const [at, event] of events.entries()) {
    if (!hasMark(event, "too")) continue;
    const somebody = events.slice(0, at).findLast((each) => whoIs(each, walk.scene).length > 0);
    if (somebody === undefined || /[,:]/u.test(textBetween(walk.clause, somebody, event))) continue;
    const who = whoIs(somebody, walk.scene);
    const isTold = ({ wish, from }: TracedWish) =>
      (wish.kind === "mood" || wish.kind === "pose") && who.includes(wish.who) && from.start >= somebody.start;
    if (walk.wishes.some(isTold)) continue;
    const before = walk.wishes.filter(
      ({ wish, from }) =>
        (wish.kind === "mood" || wish.kind === "pose") && !who.includes(wish.who) && from.start < event.start,
    );
    const last = before.at(-1);
    const told = before.filter(({ wish }) => "who" in wish && last && "who" in last.wish && wish.who === last.wish.who);
    for (const each of who) {
      for (const { wish } of told) {
        if (wish.kind === "mood" || wish.kind === "pose") walk.wish({ ...wish, who: each }, event);
      }
    }
  }
}
