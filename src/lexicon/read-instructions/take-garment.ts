import type { CastCard, Garment } from "#book/cast-card.ts";
import { wornGarment } from "#book/worn-garment.ts";
import { textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";

/** Takes a garment: on, off, or in another colour. False when there is nobody to wear it. */
export function takeGarment(walk: Walk, garment: Garment, from: InstructionEvent): boolean {
  // "Poartă un fular": what holds a garment wears it.
  if (walk.open?.pose === "hold" || walk.open?.pose === "carry") walk.open = undefined;
  walk.indefinite = false;
  const colour = walk.colours.get(from);
  const owners = ownersOf(walk, garment, from);
  const goes = walk.goesAway(from);
  for (const who of owners) {
    const isWorn = walk.scene.cast.some((card) => card.id === who && wears(card, garment));
    if (!goes) walk.wish({ kind: "garment", who, ...(!isWorn && { garment }), ...(colour && { colour }) }, from);
    else if (isWorn) walk.wish({ kind: "garment", who, garment: "none" }, from);
  }
  return owners.length > 0;
}

/** Whether somebody wears it, or what they wear in its stead. */
const wears = ({ kind, garment: worn }: CastCard, garment: Garment) => worn.kind === wornGarment(kind, garment);

/** Whose a garment is: "fularul lui Pip", "Pip's scarf", else who wears one, else the page's own figure. */
function ownersOf(walk: Walk, garment: Garment, from: InstructionEvent): readonly string[] {
  const { clause, scene } = walk;
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  const next = following.find((event) => event.type !== "marks");
  const [owner] = next ? whoIs(next, scene) : [];
  if (next && owner !== undefined && isGenitive(textBetween(clause, from, next), walk.language === "ro")) {
    walk.consumed.add(next);
    [walk.subjects, walk.untold] = [[owner], undefined];
    return [owner];
  }
  if (walk.subjects.length > 0) return walk.subjects;
  const wearer = scene.cast.find((card) => walk.figures.has(card.id) && wears(card, garment));
  return wearer ? [wearer.id] : walk.whom().slice(0, 1);
}

/** What stands between a garment and the name of whose it is; a Romanian name can have its case alone: "pălăria Mirei". */
function isGenitive(between: string, aloneToo: boolean): boolean {
  const words = between.trim();
  return words === "" ? aloneToo : /^(?:of|lui|al|a|ai|ale|von|vom|der|des)(?: the)?$/iu.test(words);
}
