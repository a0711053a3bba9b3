import { mix } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { PHOENIX_HEAD } from "../heads/phoenix-head.ts";
import { drawBirdLeg } from "../parts/draw-bird-leg.ts";
import { drawBreast } from "../parts/draw-breast.ts";
import { drawWingArm } from "../parts/draw-wing-arm.ts";
import { onTail } from "../sitter.ts";
import { BIRD } from "./bird-build.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";
import { perch } from "./perch.ts";

/** Three long feathers that end in flames. */
const PLUMES: readonly (readonly Point[])[] = [
  [
    [-14, -20],
    [-66, -46],
    [-118, -92],
    [-126, -66],
    [-100, -40],
    [-60, -12],
    [-14, 0],
  ],
  [
    [-14, -14],
    [-70, -14],
    [-136, -36],
    [-146, -10],
    [-112, 6],
    [-60, 12],
    [-12, 6],
  ],
  [
    [-12, -6],
    [-60, 14],
    [-112, 12],
    [-122, 34],
    [-88, 36],
    [-50, 26],
    [-8, 10],
  ],
];

export const PHOENIX: Kind = {
  plan: "bird",
  build: () => ({ ...BIRD, trunk: [28, 41, 31], hip: 38 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#d85a38", belly: "#f8c86a" });
    return {
      ...fur,
      arm: canvas.shade(fur.main, 0.08),
      leg: canvas.grade("#d89a3e"),
      foot: canvas.grade("#d89a3e"),
      accent: mix(fur.main, canvas.grade("#f2a03c"), 0.75),
    };
  },
  head: () => PHOENIX_HEAD,
  arm: drawWingArm,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBreast(sitter) }),
  leg: drawBirdLeg,
  adapt: perch,
  trails: true,
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    const lift = sitter.rig.rests === "sitting" ? -22 : -8;
    const put = (points: readonly Point[]) =>
      onTail(
        sitter,
        points.map(([x, y]): Point => [x, y + lift]),
      );
    return PLUMES.map((plume, i) => {
      const outline = put(plume);
      const [tx, ty] = outline[3] ?? [0, 0];
      return (
        paint(canvas, smooth(outline), i === 1 ? colours.accent : colours.main, {
          turn: 5,
          strokes: 9,
          strokeLength: 26,
          strokeAngle: 0.3,
        }) +
        fill(
          smooth(put(plume.map(([x, y]): Point => [-112 + (x + 112) * 0.3, y * 0.34 + (plume[3]?.[1] ?? 0) * 0.62]))),
          "#ffd77a",
          0.85,
        ) +
        canvas.glow(tx, ty, 26, "#ffcf6a", 0.4)
      );
    }).join("");
  },
};
