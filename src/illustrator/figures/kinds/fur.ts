import type { CastCard } from "#book/cast-card.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { coatColour } from "../colours.ts";
import type { BodyColours } from "../sitter.ts";

/** An animal's colours: its coat, a pale underside of the same warmth, paws a shade deeper. */
export function furColours(
  canvas: Canvas,
  card: CastCard,
  own: { readonly main: Hex; readonly belly: Hex; readonly paws?: Hex; readonly limbs?: Hex },
): BodyColours {
  const coat = coatColour(card, own.main);
  const fur = card.age === "old" ? mix(coat, "#c9c4c2", 0.3) : coat;
  const main = canvas.grade(fur);
  const limbs = own.limbs ? canvas.grade(own.limbs) : main;
  const paws = own.paws ? canvas.grade(own.paws) : limbs;
  const belly = canvas.grade(card.colour ? mix(own.belly, fur, 0.1) : own.belly);
  return { main, belly, arm: limbs, leg: limbs, hand: paws, foot: paws, hair: main, accent: belly };
}
