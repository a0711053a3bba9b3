import { mix } from "../../gouache/colour.ts";
import { at, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { clothColour, hairColour, skinColour } from "../colours.ts";
import type { HeadBrief } from "../heads/head.ts";
import { personHead } from "../heads/person-head.ts";
import { drawLeg } from "../parts/draw-leg.ts";
import { skirtPath } from "../parts/skirt.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** Stitches at the corners of the mouth and across the brow: sewn, not born. */
const seams = ({ canvas, colours, turn }: HeadBrief): string => {
  const x = 32 - turn * 6;
  return line(
    `M${at(x - 3, -24)}L${at(x + 8, -30)}M${at(x - 1, -29)}l4 7M${at(x + 4, -31)}l4 7`,
    canvas.shade(colours.belly, 0.5),
    1.8,
    0.7,
  );
};

/** A pinafore with a heart on it. */
function pinafore(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const bib: readonly Point[] = [
    [-14, -t * 0.78],
    [22, -t * 0.78],
    [30, 14],
    [-24, 14],
  ];
  const [[x, y] = [0, 0]] = onTrunk(sitter, [[5, -t * 0.5]]);
  return (
    fill(smooth(onTrunk(sitter, bib), true, 0.3), canvas.grade("#fbf1de")) +
    fill(
      `M${at(x, y + 9)}C${at(x - 16, y - 2)} ${at(x - 8, y - 13)} ${at(x, y - 5)}C${at(x + 8, y - 13)} ${at(x + 16, y - 2)} ${at(x, y + 9)}Z`,
      mix(colours.main, canvas.grade("#d2554a"), 0.8),
    )
  );
}

export const DOLL: Kind = {
  plan: "doll",
  build: () => ({ ...CHILD, trunk: [23, 28, 27], armWidth: 10.5, legWidth: 11.5 }),
  colours: (canvas, card) => {
    const own = card.garment.colour === "blue" ? "pink" : "blue";
    const cloth = canvas.grade(clothColour(card, own));
    const skin = canvas.grade(mix(skinColour(card), "#f3e2cc", 0.3));
    return {
      main: cloth,
      belly: skin,
      arm: cloth,
      leg: skin,
      hand: skin,
      foot: canvas.grade("#8a4a4a"),
      hair: canvas.grade(card.hair ? hairColour(card) : "#c9663c"),
      accent: canvas.grade("#e8b54f"),
    };
  },
  head: (card) => personHead({ hair: card.sex === "male" ? "curly" : "plaits", cheeks: 14, over: seams }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: pinafore(sitter), back: "" }),
  leg: (sitter, joints) => {
    const { knee, foot } = joints;
    const [x, y] = [(knee[0] + foot[0]) / 2, (knee[1] + foot[1]) / 2];
    const w = sitter.build.legWidth * 0.8;
    return drawLeg(sitter, joints) + line(`M${at(x - w, y)}h${w * 2}`, sitter.colours.main, 5);
  },
  over: (sitter) => {
    const worn = sitter.card.garment.kind;
    if (worn === "dress" || worn === "coat" || sitter.card.sex === "male") return "";
    const { canvas, build, colours } = sitter;
    const skirt = skirtPath(sitter, { waist: build.trunk[1] * 0.88, hem: build.trunk[1] + 20, length: 0.42 });
    return paint(canvas, skirt, colours.main, {
      turn: 7,
      strokes: 9,
      strokeLength: 22,
      strokeAngle: 1.45,
      inside: sitter.rig.away
        ? ""
        : fill(
            smooth(
              onTrunk(sitter, [
                [-14, -10],
                [20, -10],
                [26, 40],
                [-22, 40],
              ]),
              true,
              0.3,
            ),
            canvas.grade("#fbf1de"),
            0.95,
          ),
    });
  },
};
