import type { Language } from "#book/languages.ts";
import type { FoundGoal } from "./find-goal.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure, ReadGoal } from "./reading.ts";

/** How much of the goal's own words may belong to the clause that says whose it is: "who could not". */
const CLAUSE = 12;

/** Figures and goal, put so that the book tells of whoever the idea says is after something. */
export interface OwnedGoal {
  readonly figures: readonly ReadFigure[];
  /** Absent where it is somebody else’s than the hero’s, who is told of before. */
  readonly goal?: ReadGoal;
}

/**
 * Keeps who wants what: in "Max and the dragon who could not breathe fire" it is the dragon that wants to. A wish stays the
 * second figure's, and the hero's is to help; whoever fears, misses or asks something is the one that the book is about.
 */
export function ownerOfGoal(
  figures: readonly ReadFigure[],
  { goal, start, end }: FoundGoal,
  text: string,
  language: Language,
): OwnedGoal {
  const owner = figures.findLast(({ at, owns }) => at < start && owns !== true);
  const of = owner ? figures.indexOf(owner) : 0;
  if (!owner || of === 0 || areOne(figures[of - 1], owner, text, language)) return { figures, goal };
  const between = text.slice(owner.at, Math.min(end, start + CLAUSE));
  const clause = between.replace(/^\p{L}+(?:[\s-]\p{Lu}\p{Ll}+)?/u, "");
  if (!framesFor(language).relative.test(clause)) return { figures, goal };
  // "He has found one with the last page torn out. Only the children who come know how it ends".
  if (goal.kind === "question" && owner.several && /[.!?]\s/u.test(text.slice(figures[0]?.at, owner.at)))
    return { figures, goal };
  if (goal.kind === "wish") return { figures, goal: { ...goal, of } };
  // "Pavel and Petru find a door. Behind it lives a monster who is scared of children": the book stays theirs.
  const [hero] = figures;
  if (hero && hero.name !== "" && owner.name === "" && /[.!?]\s/u.test(text.slice(hero.at, owner.at)))
    return { figures };
  return { figures: [{ ...owner, role: "hero" }, ...figures.filter((figure) => figure !== owner)], goal };
}

/** "My daughters Ivy and Margot who lose their cat": two of a kind want it together. */
function areOne(before: ReadFigure | undefined, owner: ReadFigure, text: string, language: Language): boolean {
  if (!before || before.name === "" || owner.name === "" || before.concept !== owner.concept) return false;
  const end = text.toLocaleLowerCase().indexOf(before.name.toLocaleLowerCase(), before.at) + before.name.length;
  return end <= owner.at && framesFor(language).and.exec(text.slice(end, owner.at))?.[0].length === owner.at - end;
}
