import { type Point, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { birdHead } from "./bird-head.ts";
import type { HeadBrief } from "./head.ts";

const FLAME: readonly Point[] = [
  [22, -36],
  [18, -60],
  [4, -84],
  [2, -62],
  [-16, -92],
  [-18, -66],
  [-42, -80],
  [-36, -56],
  [-60, -56],
  [-40, -28],
];

/** A crest of flames, which warm and do not burn. */
const crest = ({ canvas, turn, colours }: HeadBrief): string =>
  canvas.glow(-12, -56, 52, "#ffcf6a", 0.5) +
  paint(
    canvas,
    smooth(
      FLAME.map(([x, y]): Point => [x - turn * 3, y]),
      true,
      0.7,
    ),
    colours.accent,
    {
      turn: 4,
      strokes: 8,
      strokeLength: 16,
      strokeAngle: 1.1,
      inside: fill(
        smooth(
          FLAME.map(([x, y]): Point => [x * 0.6 - 4, -36 + (y + 36) * 0.62]),
          true,
          0.7,
        ),
        "#ffe08a",
        0.9,
      ),
    },
  );

export const PHOENIX_HEAD = birdHead({ beak: "hooked", beakColour: "#f0b23c", crest, eyeRadius: 8 });
