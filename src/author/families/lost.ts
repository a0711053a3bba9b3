import type { Family } from "./family.ts";

/**
 * Lost and found. Longer books first show what the thing means to the hero, and somebody offers another one in its place,
 * which is kind and does not help.
 */
export const lost: Family = {
  id: "lost",
  goals: ["lost"],
  weights: {},
  shapes: {
    8: ["open", "wish", "try1", "try2", "low", "idea", "try3", "home"],
    12: ["open", "treasure", "wish", "try1", "instead", "try2", "low", "helper", "idea", "ready", "try3", "home"],
    16: [
      ...(["open", "treasure", "place", "wish", "plan1", "try1", "instead", "way"] as const),
      ...(["try2", "low", "helper", "idea", "ready", "try3", "back", "home"] as const),
    ],
    24: [
      ...(["open", "place", "treasure", "wish", "doubt", "plan1", "try1", "after1"] as const),
      ...(["instead", "way", "try2", "after2", "low", "night", "helper", "tea"] as const),
      ...(["idea", "gift", "ready", "dawn", "try3", "cheer", "back", "home"] as const),
    ],
  },
};
