import type { Family } from "./family.ts";

/**
 * A question and its answer: guesses, clues, a suspect who is innocent, and an answer that is funnier than all the guesses.
 */
export const mystery: Family = {
  id: "mystery",
  goals: ["question"],
  weights: {},
  shapes: {
    8: ["open", "wish", "try1", "suspect", "low", "idea", "try3", "home"],
    12: ["open", "place", "wish", "guess", "try1", "suspect", "low", "helper", "idea", "ready", "try3", "home"],
    16: [
      ...(["open", "place", "wish", "guess", "try1", "plan2", "try2", "suspect"] as const),
      ...(["low", "helper", "idea", "ready", "almost", "try3", "back", "home"] as const),
    ],
    24: [
      ...(["open", "place", "wish", "guess", "plan1", "try1", "after1", "plan2"] as const),
      ...(["way", "try2", "suspect", "low", "night", "helper", "tea", "idea"] as const),
      ...(["gift", "ready", "dawn", "almost", "try3", "cheer", "back", "home"] as const),
    ],
  },
};
