import { type PagePlan, SHOTS, type Shot } from "#book/page-plan.ts";

/** More figures than this are too many for a close view. */
const MOST_IN_CLOSE = 2;

/**
 * The same scene seen otherwise: nearer or farther, or with the words' room at the other end. `turn` counts the pictures
 * that a page has; with a shot that somebody asked for only the rest changes.
 */
export function recompose(plan: PagePlan, turn: number, keepsShot: boolean): PagePlan {
  const others = SHOTS.filter((shot) => shot !== plan.shot && fits(shot, plan));
  const isTurned = turn % 2 === 0;
  const shot = keepsShot || isTurned ? plan.shot : (others[Math.floor(turn / 2) % others.length] ?? plan.shot);
  const textAt = isTurned || keepsShot ? (plan.textAt === "top" ? "bottom" : "top") : plan.textAt;
  return { ...plan, shot, textAt };
}

const fits = (shot: Shot, { figures }: PagePlan) => shot !== "close" || figures.length <= MOST_IN_CLOSE;
