import { type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { clothColour, hairColour, skinColour } from "../colours.ts";
import { personHead } from "../heads/person-head.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { drawFairyWings } from "../parts/draw-fairy-wings.ts";
import { skirtPath } from "../parts/skirt.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import type { Kind } from "./kind.ts";

export const FAIRY: Kind = {
  plan: "biped",
  build: () => ({ ...CHILD, trunk: [22, 27, 26], shoulderGap: 20, armWidth: 9, legWidth: 10.5 }),
  colours: (canvas, card) => {
    const skin = canvas.grade(skinColour(card));
    const petal = canvas.grade(clothColour(card, card.garment.colour === "green" ? "purple" : "green"));
    return {
      main: petal,
      belly: skin,
      arm: skin,
      leg: skin,
      hand: skin,
      foot: canvas.shade(petal, 0.3),
      hair: canvas.grade(hairColour(card, "blond")),
      accent: canvas.lighten(petal, 0.55),
    };
  },
  head: (card) => personHead({ pointedEars: true, ...(card.sex === "female" ? { hair: "bun" as const } : {}) }),
  trunk: (sitter) => {
    const { build, colours, canvas } = sitter;
    const t = build.torso;
    const neckline: readonly Point[] = [
      [-16, -t - 8],
      [3, -t * 0.78],
      [22, -t - 8],
    ];
    return {
      colour: colours.main,
      inside:
        fill(smooth(onTrunk(sitter, trunkOutline(sitter))), colours.main) +
        fill(smooth(onTrunk(sitter, neckline), true, 0.4), colours.belly) +
        line(
          smooth(
            onTrunk(sitter, [
              [-40, -t * 0.3],
              [0, -t * 0.24],
              [40, -t * 0.3],
            ]),
            false,
          ),
          canvas.lighten(colours.main, 0.6),
          4,
          0.8,
        ),
    };
  },
  behind: drawFairyWings,
  over: (sitter) => {
    const worn = sitter.card.garment.kind;
    if (worn === "dress" || worn === "coat") return "";
    const { canvas, build, colours } = sitter;
    const under = skirtPath(sitter, { waist: build.trunk[1] * 0.85, hem: build.trunk[1] + 17, length: 0.44 });
    const upper = skirtPath(sitter, { waist: build.trunk[1] * 0.9, hem: build.trunk[1] + 9, length: 0.26 });
    return (
      paint(canvas, under, colours.accent, { turn: 6, strokes: 8, strokeLength: 20, strokeAngle: 1.4 }) +
      paint(canvas, upper, colours.main, { turn: 6, strokes: 7, strokeLength: 18, strokeAngle: 1.4 })
    );
  },
};
