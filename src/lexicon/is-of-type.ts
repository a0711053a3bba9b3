import type { CharacterType } from "#book/choices.ts";
import type { Concept } from "./concept.ts";

/** Whether a concept is somebody of that type: an animal, a person of every day; false of what is nobody. */
export function isOfType(concept: Concept | undefined, type: CharacterType): boolean {
  return concept?.kind === "figure" && concept.type === type;
}
