import type { Family } from "./family.ts";
import { wish } from "./wish.ts";

/**
 * A fear faced. Longer books begin with the excuses that hide it; after it is faced once, the hero does it again, for fun.
 */
export const fear: Family = {
  id: "fear",
  goals: ["fear"],
  weights: {},
  shapes: wish.shapes,
};
