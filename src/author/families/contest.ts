import type { Family } from "./family.ts";

/**
 * The invention and the great day: what the hero builds for it fails twice in its own way, what the others have is bigger,
 * and what works in the end is made by two of what was left over. Longer books show the others, and who gets the prize.
 */
export const contest: Family = {
  id: "contest",
  goals: ["wish"],
  // A great day suits what is made for it, and no skill: only where the idea has one.
  weights: { Fairytale: 0, Adventure: 0, SciFi: 0, Mystery: 0, Comedy: 0, Historical: 0, Fantasy: 0 },
  shapes: {
    8: ["open", "wish", "try1", "try2", "low", "idea", "try3", "home"],
    12: ["open", "wish", "others", "try1", "try2", "low", "helper", "idea", "ready", "try3", "prize", "home"],
    16: [
      ...(["open", "place", "wish", "others", "plan1", "try1", "plan2", "try2"] as const),
      ...(["low", "helper", "idea", "ready", "almost", "try3", "prize", "home"] as const),
    ],
    24: [
      ...(["open", "place", "wish", "others", "doubt", "plan1", "try1", "after1"] as const),
      ...(["plan2", "try2", "after2", "low", "night", "helper", "tea", "idea"] as const),
      ...(["gift", "ready", "dawn", "almost", "try3", "prize", "back", "home"] as const),
    ],
  },
};
