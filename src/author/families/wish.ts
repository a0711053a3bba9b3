import type { Family } from "./family.ts";

/**
 * A wish or a skill. 8: beginning, wish, two tries, low point, turn, third try, home. 12 adds the place, the doubt, the
 * helper's coming and the preparing. 16 prepares each try and lets the last one tremble. 24 gives the tries an aftermath,
 * the night its length, the helper a house and a gift, and the heroes a way back.
 */
export const wish: Family = {
  id: "wish",
  goals: ["wish"],
  weights: {},
  shapes: {
    8: ["open", "wish", "try1", "try2", "low", "idea", "try3", "home"],
    12: ["open", "place", "wish", "doubt", "try1", "try2", "low", "helper", "idea", "ready", "try3", "home"],
    16: [
      ...(["open", "place", "wish", "doubt", "plan1", "try1", "plan2", "try2"] as const),
      ...(["low", "helper", "idea", "ready", "almost", "try3", "back", "home"] as const),
    ],
    24: [
      ...(["open", "place", "wish", "doubt", "plan1", "try1", "after1", "plan2"] as const),
      ...(["way", "try2", "after2", "low", "night", "helper", "tea", "idea"] as const),
      ...(["gift", "ready", "dawn", "almost", "try3", "cheer", "back", "home"] as const),
    ],
  },
};
