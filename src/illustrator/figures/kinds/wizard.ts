import { mix } from "../../gouache/colour.ts";
import { smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { costumeColour, hairColour, skinColour } from "../colours.ts";
import { drawPointedHat } from "../heads/draw-pointed-hat.ts";
import { drawBeard } from "../heads/draw-beard.ts";
import { personHead } from "../heads/person-head.ts";
import { skirtPath } from "../parts/skirt.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import type { Kind } from "./kind.ts";

export const WIZARD: Kind = {
  plan: "biped",
  build: () => ({ ...CHILD, hip: 56, torso: 70, trunk: [28, 33, 32], shoulderGap: 25, armWidth: 12 }),
  colours: (canvas, card) => {
    const own = card.garment.colour === "purple" || card.garment.colour === "blue" ? "teal" : "purple";
    const robe = canvas.grade(mix(costumeColour(card, own), "#6f6a86", 0.35));
    const skin = canvas.grade(skinColour(card));
    return {
      main: robe,
      belly: skin,
      arm: robe,
      leg: canvas.shade(robe, 0.35),
      hand: skin,
      foot: canvas.grade("#6a4a3c"),
      hair: canvas.grade(hairColour({ ...card, hair: card.hair ?? "grey" })),
      accent: canvas.grade("#f3cf6a"),
    };
  },
  head: (card) =>
    personHead({ over: drawBeard, hair: card.sex === "female" ? "long" : card.age === "child" ? "short" : "bob" }),
  trunk: (sitter) => ({
    colour: sitter.colours.main,
    inside: fill(smooth(onTrunk(sitter, trunkOutline(sitter))), sitter.colours.main),
  }),
  over: (sitter) => {
    const { canvas, build, colours } = sitter;
    const robe = skirtPath(sitter, { waist: build.trunk[1] * 0.98, hem: build.trunk[1] + 12, length: 0.88 });
    const t = build.torso;
    const sash = smooth(
      onTrunk(sitter, [
        [-50, -t * 0.28],
        [0, -t * 0.22],
        [50, -t * 0.28],
      ]),
      false,
    );
    return paint(canvas, robe, colours.main, {
      turn: 9,
      strokes: 14,
      strokeLength: 34,
      strokeAngle: 1.45,
      inside: line(sash, colours.accent, 6),
    });
  },
  headgear: ({ canvas, colours }, _head, colour) => drawPointedHat(canvas, colour ?? colours.main, colours.accent),
};
