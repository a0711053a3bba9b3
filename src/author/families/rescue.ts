import type { Family } from "./family.ts";

/**
 * The rescue, or the long way home: far to go, with what was packed at the start. Longer books pack before the eyes of the
 * reader, follow a light through the night, and walk back past every obstacle, which has become an acquaintance.
 */
export const rescue: Family = {
  id: "rescue",
  goals: ["wish"],
  // A journey suits a deed far away, and no skill: only where the idea has one.
  weights: { Fairytale: 0, Adventure: 0, SciFi: 0, Mystery: 0, Comedy: 0, Historical: 0, Fantasy: 0 },
  shapes: {
    8: ["open", "wish", "try1", "try2", "low", "idea", "try3", "home"],
    12: ["open", "wish", "pack", "try1", "try2", "low", "helper", "idea", "light", "try3", "back", "home"],
    16: [
      ...(["open", "place", "wish", "pack", "try1", "way", "try2", "low"] as const),
      ...(["helper", "idea", "ready", "light", "almost", "try3", "back", "home"] as const),
    ],
    24: [
      ...(["open", "place", "wish", "pack", "doubt", "plan1", "try1", "after1"] as const),
      ...(["way", "try2", "after2", "low", "night", "helper", "tea", "idea"] as const),
      ...(["gift", "ready", "light", "dawn", "almost", "try3", "back", "home"] as const),
    ],
  },
};
