import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { type Expression, opensMouth } from "../face/expressions.ts";
import { between, type HeadBrief, wander } from "./head.ts";
import { roundHead } from "./round-head.ts";

export interface BirdHeadOptions {
  readonly beak: "short" | "flat" | "hooked";
  readonly beakColour: Hex;
  /** Behind the head: a crest, a comb, tufts. */
  readonly crest?: (brief: HeadBrief) => string;
  readonly markings?: (brief: HeadBrief) => string;
  readonly colour?: (brief: HeadBrief) => Hex;
  readonly over?: (brief: HeadBrief) => string;
  readonly eyeRadius?: number;
  readonly nape?: (brief: HeadBrief) => string;
}

const droops = (expression: Expression) => ["down", "wavy", "pout"].includes(expression.mouth);

/** A beak in the head's middle; its corners smile or hang with the mood. */
function drawBeak(canvas: Canvas, brief: HeadBrief, shape: BirdHeadOptions["beak"], own: Hex): string {
  const { turn, look, expression } = brief;
  const colour = canvas.grade(own);
  const x = wander(0, turn, 0.42);
  const y = 11 + look.y * 3;
  const reach = between(0, { flat: 22, hooked: 19, short: 13 }[shape], turn);
  const half = { flat: 19, hooked: 14, short: 11 }[shape];
  const tall = shape === "flat" ? 9 : shape === "hooked" ? 25 : 14;
  const dark = canvas.shade(colour, 0.5);
  const gape = opensMouth(expression) ? (shape === "flat" ? 9 : 10) : 0;
  const lower = gape
    ? fill(
        `M${at(x - half * 0.7, y + 4)}Q${at(x + reach * 0.3, y + 8 + gape * 2)} ${at(x + half * 0.8 + reach * 0.5, y + 4)}Z`,
        dark,
      ) +
      fill(
        `M${at(x - half * 0.5, y + 7)}Q${at(x + reach * 0.3, y + 5 + gape * 1.6)} ${at(x + half * 0.6 + reach * 0.4, y + 7)}Z`,
        "#e9777c",
        0.9,
      )
    : "";
  const upper =
    shape === "flat"
      ? smooth([
          [x - half, y + 4],
          [x - half * 0.7, y - 6],
          [x, y - 10],
          [x + half * 0.75, y - 5],
          [x + half + reach, y + 1],
          [x + half * 0.9 + reach, y + tall],
          [x + 2, y + tall],
        ])
      : smooth(
          [
            [x - half, y - 2],
            [x, y - 10],
            [x + half, y - 3],
            [x + half * 0.7 + reach, y + tall * 0.42],
            [x + reach * 0.85 + (shape === "hooked" ? 3 : 0), y + tall],
            [x - 3, y + tall * 0.6],
          ],
          true,
          0.8,
        );
  const [bend, rise] = droops(expression) ? [-6, 5] : [6, -2];
  const smile = gape
    ? ""
    : line(
        `M${at(x - half * 0.92, y + 4 + rise)}Q${at(x, y + tall * 0.55 + bend)} ${at(x + half * 0.86 + reach * 0.7, y + 3 + rise)}`,
        dark,
        2,
        0.7,
      );
  return lower + paint(canvas, upper, colour, { turn: 4, strokes: 3, strokeLength: 9, strokeAngle: 0.2 }) + smile;
}

/** A round feathered head with a beak: birds differ in beak, crest and marks. */
export const birdHead = (options: BirdHeadOptions) =>
  roundHead({
    ears: (brief) => options.crest?.(brief) ?? "",
    ...(options.colour ? { colour: options.colour } : {}),
    // The beak stands where others have a mouth.
    mouthHalf: 0,
    muzzle: { y: 15, rx: 1, ry: 1 },
    // What a beak carries hangs from its tip.
    mouth: (turn) => [wander(0, turn, 0.42) + between(0, options.beak === "flat" ? 30 : 18, turn), 24],
    crown: { x: 0, y: -40, half: 32 },
    eyesAt: [21, -8],
    ...(options.eyeRadius ? { eyeRadius: options.eyeRadius } : {}),
    ...(options.markings ? { markings: options.markings } : {}),
    ...(options.nape ? { nape: options.nape } : {}),
    over: (brief) => drawBeak(brief.canvas, brief, options.beak, options.beakColour) + (options.over?.(brief) ?? ""),
  });
