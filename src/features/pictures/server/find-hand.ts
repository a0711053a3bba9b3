import { Fault } from "#contract/fault.ts";
import { builtInPainter } from "#features/pictures/server/painter/built-in-painter.ts";
import { type Painter, paintersFrom } from "#features/pictures/server/painter/painter.ts";

/** The painter of a book, by its name: one hand a book. Throws `models.down` where that model is no longer configured. */
export function findHand(painter: Painter, name: string): Painter {
  const found = [...paintersFrom(painter), builtInPainter].find((each) => each.name === name);
  if (!found) throw new Fault("models.down", { detail: `${name} is not configured any more` });
  return found;
}
