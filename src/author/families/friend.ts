import type { Family } from "./family.ts";

/**
 * The odd one out finds a friend: what makes the hero different shuts it out of the game, and in the end is just what
 * the game was missing.
 */
export const friend: Family = {
  id: "friend",
  goals: ["wish"],
  onlyIfAsked: true,
  meetsHelper: true,
  weights: {},
  shapes: {
    8: ["open", "wish", "try1", "try2", "low", "idea", "try3", "home"],
    12: ["open", "odd", "place", "wish", "try1", "try2", "low", "helper", "idea", "ready", "try3", "home"],
    16: [
      ...(["open", "odd", "place", "wish", "plan1", "try1", "plan2", "try2"] as const),
      ...(["low", "helper", "tea", "idea", "ready", "try3", "back", "home"] as const),
    ],
    24: [
      ...(["open", "odd", "place", "wish", "plan1", "try1", "after1", "plan2"] as const),
      ...(["way", "try2", "after2", "low", "night", "helper", "tea", "idea"] as const),
      ...(["gift", "ready", "dawn", "almost", "try3", "cheer", "back", "home"] as const),
    ],
  },
};
