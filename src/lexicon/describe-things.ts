import type { Thing } from "#book/page-plan.ts";
import { wordsFor } from "./find-concept.ts";
import type { Kit } from "./grammar/participant.ts";
import type { PlanWords } from "./plan-words.ts";

/** Each thing once, with how many there are, in the order of the plan. */
export function listThings(things: readonly Thing[]): readonly (readonly [thing: Thing, count: number])[] {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** "a lantern", "the moon", "three stars", in the accusative where a language has one. */
export function numbered(kit: Kit, words: PlanWords, thing: Thing, count: number): string {
  if (count === 1) return kit.phrase(thing, { article: thing === "moon" ? "the" : "a", case: "acc" });
  const noun = kit.phrase(thing, { article: "none", plural: true, case: "acc" });
  const masculine = kit.language === "ro" && wordsFor(thing, "ro")?.noun?.gender === "m";
  const number = words.numbers[Math.min(count, 5) - 2] ?? words.numbers[3];
  return `${masculine ? number.replace("două", "doi").replace("multe", "mulți") : number} ${noun}`;
}

/** "a, b and c" with the language's own joints. */
export function joinWords(items: readonly string[], comma: string, last: string): string {
  const end = items.at(-1) ?? "";
  return items.length < 2 ? end : `${items.slice(0, -1).join(comma)}${last}${end}`;
}
