import type { InstructionEvent } from "./events.ts";
import { membersMeant, type Scene } from "./scene.ts";

/** A name, or a word for a figure, whether it is there or not. */
export const isSomebody = (event: InstructionEvent): boolean =>
  event.type === "name" || (event.type === "concept" && event.found.kind === "figure");

/** Who of the cast is meant by a word; nobody by one that is no figure's or a guest's. */
export function whoIs(event: InstructionEvent, scene: Scene): readonly string[] {
  if (event.type === "name") return [event.who];
  return event.type === "concept" && event.found.kind === "figure" ? membersMeant(event.found, scene) : [];
}
