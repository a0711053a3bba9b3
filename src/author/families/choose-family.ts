import type { Genre } from "#book/choices.ts";
import type { Random } from "../random.ts";
import type { GoalKind } from "../sentences.ts";
import type { Family, FamilyId } from "./family.ts";
import { families, familyOf } from "./register.ts";

/**
 * The kind of plot for a goal: what the idea's words ask for (`asked`), else by how well it suits the genre, the rest by
 * chance.
 */
export function chooseFamily(goal: GoalKind, genre: Genre, asked: readonly FamilyId[], random: Random): Family {
  const fitting = families.filter(
    ({ id, goals, onlyIfAsked }) => goals.includes(goal) && (!onlyIfAsked || asked.includes(id)),
  );
  // What the idea asks for is not left to chance, least of all a plot whose sentences speak of nothing else.
  const only = fitting.filter(({ onlyIfAsked }) => onlyIfAsked);
  const wanted = only.length > 0 ? only : fitting.filter(({ id }) => asked.includes(id));
  const able = wanted.length > 0 ? wanted : fitting;
  const weights = able.map(({ weights: by }) => by[genre] ?? 1);
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return able[at] ?? able[0] ?? familyOf("wish");
}
