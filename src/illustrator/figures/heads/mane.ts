import { mix } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { type HeadBrief, morph } from "./head.ts";
import { drawLongNape } from "./long-head.ts";

const HAIR = { turn: 6, strokes: 10, strokeLength: 26, strokeHalf: 1.7, strokeAngle: 1.2, strokeStrength: 0.2 };

/** A mane that waves down the neck in two tones: the second colour of the kind is its lock. */
export const drawMane = ({ canvas, colours }: HeadBrief): string =>
  paint(
    canvas,
    smooth([
      [-6, -54],
      [-40, -48],
      [-62, -16],
      [-56, 18],
      [-70, 48],
      [-54, 76],
      [-30, 66],
      [-24, 30],
      [-8, -10],
    ]),
    colours.hair,
    HAIR,
  ) +
  paint(
    canvas,
    smooth([
      [-20, -48],
      [-48, -26],
      [-46, 10],
      [-56, 40],
      [-44, 62],
      [-34, 36],
      [-26, -4],
    ]),
    mix(colours.hair, colours.accent, 0.8),
    { ...HAIR, strokes: 6 },
  );

/** The lock between the ears. */
export function drawForelock({ canvas, colours, turn }: HeadBrief): string {
  const lock: Point[] = morph(
    [
      [-26, -44],
      [0, -53],
      [22, -44],
      [14, -30],
      [4, -38],
      [-4, -20],
      [-16, -32],
    ],
    [
      [-30, -42],
      [-4, -54],
      [16, -46],
      [16, -32],
      [4, -36],
      [-6, -16],
      [-22, -26],
    ],
    turn,
  );
  return (
    paint(canvas, smooth(lock, true, 0.8), colours.hair, { ...HAIR, strokes: 5, strokeLength: 16 }) +
    (turn < 0.35 ? "" : line("M-30 -30Q-40 -10 -32 8", mix(colours.hair, "#ffffff", 0.3), 2, 0.3))
  );
}

/** A maned head from behind: the mane parts the neck. */
export const drawManedNape = (brief: HeadBrief): string =>
  drawLongNape(brief) +
  paint(
    brief.canvas,
    smooth([
      [0, -56],
      [20, -40],
      [18, 0],
      [24, 40],
      [8, 72],
      [-12, 64],
      [-22, 30],
      [-16, -6],
      [-20, -40],
    ]),
    brief.colours.hair,
    { ...HAIR, strokeAngle: 1.5 },
  ) +
  fill("M-4 -46Q6 -10 -2 30Q-14 -8 -4 -46Z", mix(brief.colours.hair, brief.colours.accent, 0.8), 0.8);
