import { mix } from "../../gouache/colour.ts";
import { at, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { costumeColour, hairColour, skinColour } from "../colours.ts";
import { drawPointedHat } from "../heads/draw-pointed-hat.ts";
import { personHead } from "../heads/person-head.ts";
import { drawLeg } from "../parts/draw-leg.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { skirtPath } from "../parts/skirt.ts";
import { CHILD } from "../rig/build.ts";
import type { LegJoints } from "../rig/joints.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** Stockings in two colours. */
function stocking(sitter: Sitter, joints: LegJoints): string {
  const { canvas, build } = sitter;
  const { hip, knee, foot } = joints;
  const w = build.legWidth * 0.86;
  let rings = "";
  for (const [a, b] of [
    [hip, knee],
    [knee, foot],
  ] as const) {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [(-(b[1] - a[1]) / length) * w, ((b[0] - a[0]) / length) * w];
    for (const f of a === hip ? [0.55, 0.95] : [0.25, 0.58]) {
      const [x, y] = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
      rings += `M${at(x - nx, y - ny)}L${at(x + nx, y + ny)}`;
    }
  }
  return drawLeg(sitter, joints) + line(rings, canvas.grade("#e9dcc8"), 4.4, 0.9);
}

export const WITCH: Kind = {
  plan: "biped",
  build: () => ({ ...CHILD, hip: 58, torso: 66, trunk: [26, 30, 29], shoulderGap: 23, armWidth: 10.5 }),
  colours: (canvas, card) => {
    const own = card.garment.colour === "green" ? "purple" : "green";
    const gown = canvas.grade(mix(costumeColour(card, own), "#5a5568", 0.42));
    const skin = canvas.grade(skinColour(card));
    return {
      main: gown,
      belly: skin,
      arm: gown,
      leg: canvas.grade("#a4544e"),
      hand: skin,
      foot: canvas.grade("#4a3a44"),
      hair: canvas.grade(hairColour(card, "red")),
      accent: canvas.grade("#f3cf6a"),
    };
  },
  head: (card) => personHead({ hair: card.sex === "male" ? "bob" : "long" }),
  trunk: (sitter) => {
    const cloth = fill(smooth(onTrunk(sitter, trunkOutline(sitter))), sitter.colours.main);
    return { colour: sitter.colours.main, inside: cloth, back: cloth };
  },
  leg: stocking,
  over: (sitter) => {
    const worn = sitter.card.garment.kind;
    if (worn === "dress" || worn === "coat") return "";
    const { canvas, build, colours } = sitter;
    const t = build.torso;
    const belt: readonly Point[] = [
      [-40, -t * 0.3],
      [0, -t * 0.24],
      [40, -t * 0.3],
    ];
    const [[bx, by] = [0, 0]] = onTrunk(sitter, [[5, -t * 0.25]]);
    const skirt = skirtPath(sitter, { waist: build.trunk[1] * 0.94, hem: build.trunk[1] + 20, length: 0.6 });
    return paint(canvas, skirt, colours.main, {
      turn: 8,
      strokes: 12,
      strokeLength: 28,
      strokeAngle: 1.45,
      inside:
        line(smooth(onTrunk(sitter, belt), false), canvas.shade(colours.main, 0.5), 8) +
        (sitter.rig.away ? "" : line(`M${at(bx - 6, by - 6)}h12v12h-12Z`, colours.accent, 3)),
    });
  },
  headgear: ({ canvas, colours }, _head, colour) =>
    drawPointedHat(canvas, colour ?? canvas.shade(colours.main, 0.3), colours.accent),
};
