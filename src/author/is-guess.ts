import type { ReadGoal } from "./reading.ts";

/** Less sure than this is what any clause "somebody does something" fits. */
const GUESS = 0.65;

/** Whether a goal is only guessed from what somebody does, and not said to be wished, feared, missed or asked. */
export function isGuess({ confidence }: Pick<ReadGoal, "confidence">): boolean {
  return confidence < GUESS;
}
