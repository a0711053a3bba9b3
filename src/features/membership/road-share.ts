import { LEVELS } from "./levels.ts";

/**
 * How far along the road of levels somebody is, from 0 to 1: every level has a stretch of its own, walked with the likes
 * that it takes. A level once reached stays, so the road never leads back before it (S4.4).
 */
export function roadShare(level: number, likes: number): number {
  const last = LEVELS.length - 1;
  const here = Math.min(Math.max(level, 0), last);
  const from = LEVELS[here]?.requiredLikes ?? 0;
  const next = LEVELS[here + 1]?.requiredLikes;
  if (next === undefined) return 1;
  const walked = Math.min(Math.max((likes - from) / (next - from), 0), 1);
  return (here + walked) / last;
}
