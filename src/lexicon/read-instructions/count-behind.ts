import { nextNoun, partAround } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";

/** "White clouds, two of them", "Kekse, zwei Stück": a number of what was named last. False where a noun follows, or none was named. */
export function countBehind(walk: Walk, count: number, from: InstructionEvent): boolean {
  const { clause, wishes } = walk;
  const last = wishes.at(-1);
  if (last?.wish.kind !== "add-thing" || nextNoun(clause, from)?.type === "concept") return false;
  const isAlone = partAround(clause, from).every((event) => event.type === "marks" || event === from);
  if (!isAlone) return false;
  wishes[wishes.length - 1] = { ...last, wish: { ...last.wish, count } };
  walk.things += count - last.wish.count;
  return true;
}
