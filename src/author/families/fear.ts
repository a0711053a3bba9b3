import type { Family } from "./family.ts";

/**
 * A fear faced. Longer books begin with the excuses that hide it; after it is faced once, the hero does it again, for fun.
 */
export const fear: Family = {
  id: "fear",
  goals: ["fear"],
  weights: {},
  shapes: {
    8: ["open", "wish", "try1", "try2", "low", "idea", "try3", "home"],
    12: ["open", "wish", "excuse", "try1", "try2", "low", "helper", "idea", "ready", "try3", "again", "home"],
    16: [
      ...(["open", "place", "wish", "excuse", "plan1", "try1", "plan2", "try2"] as const),
      ...(["low", "helper", "idea", "ready", "almost", "try3", "again", "home"] as const),
    ],
    24: [
      ...(["open", "place", "wish", "excuse", "doubt", "plan1", "try1", "after1"] as const),
      ...(["plan2", "try2", "after2", "low", "night", "helper", "tea", "idea"] as const),
      ...(["gift", "ready", "dawn", "almost", "try3", "again", "back", "home"] as const),
    ],
  },
};
