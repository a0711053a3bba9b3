import type { Family } from "./family.ts";
import { wish } from "./wish.ts";

/**
 * A question and its answer: guesses, clues, a suspect who is innocent, and an answer that is funnier than all the guesses.
 */
export const mystery: Family = {
  id: "mystery",
  goals: ["question"],
  weights: {},
  shapes: wish.shapes,
};
