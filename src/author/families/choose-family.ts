import type { Genre } from "#book/choices.ts";
import type { Random } from "../random.ts";
import type { GoalKind } from "../sentences.ts";
import type { Family, FamilyId } from "./family.ts";
import { families, familyOf } from "./register.ts";

/** How much more a family counts that the idea's words ask for. */
const ASKED = 12;

/**
 * The kind of plot for a goal: by what the idea asks for and by how well it suits the genre, the rest by chance. `asked`
 * are the families that the idea's words point to.
 */
export function chooseFamily(goal: GoalKind, genre: Genre, asked: readonly FamilyId[], random: Random): Family {
  const fitting = families.filter(
    ({ id, goals, onlyIfAsked }) => goals.includes(goal) && (!onlyIfAsked || asked.includes(id)),
  );
  // Its sentences speak of nothing else, so what the idea asks for is not left to chance.
  const only = fitting.filter(({ onlyIfAsked }) => onlyIfAsked);
  const able = only.length > 0 ? only : fitting;
  const weights = able.map(({ id, weights: by }) => (by[genre] ?? 1) * (asked.includes(id) ? ASKED : 1));
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (left -= weight) < 0);
  return able[at] ?? familyOf("wish");
}
