import { cameraAfter, type PagePlan, SHOTS, type Shot } from "#book/page-plan.ts";

/** More figures than this are too many for a close view. */
const MOST_IN_CLOSE = 2;

/**
 * The same scene seen otherwise: from another side, nearer or farther, or with the words' room at the other end, in every
 * way that there is before one comes again. `turn` counts the pictures that a page has; with a shot that somebody asked for only the words
 * move.
 */
export function recompose(plan: PagePlan, turn: number, keepsShot: boolean): PagePlan {
  const shots = keepsShot
    ? [plan.shot]
    : [plan.shot, ...SHOTS.filter((shot) => shot !== plan.shot && fits(shot, plan))];
  const otherEnd = plan.textAt === "top" ? "bottom" : "top";
  const step = turn % (shots.length * 2);
  // Shots and ends alternate out of step, so that every pair of them comes once.
  const shift = shots.length % 2 === 0 ? Math.floor(step / shots.length) : 0;
  const textAt = (step + shift) % 2 === 0 ? plan.textAt : otherEnd;
  const camera = turn === 0 ? plan.camera : cameraAfter(plan.camera, turn);
  return { ...plan, ...(camera && { camera }), shot: shots[step % shots.length] ?? plan.shot, textAt };
}

const fits = (shot: Shot, { figures }: PagePlan) => shot !== "close" || figures.length <= MOST_IN_CLOSE;
