import { specks } from "../../gouache/brush.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import { seeded } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { faceOn } from "./face-on.ts";
import type { HeadBrief } from "./head.ts";

const DOME: readonly Point[] = [
  [0, -58],
  [34, -48],
  [54, -16],
  [46, 20],
  [30, 42],
  [0, 46],
  [-30, 42],
  [-46, 20],
  [-54, -16],
  [-34, -48],
];

const dome = ({ canvas, colours, turn }: HeadBrief): string =>
  paint(canvas, smooth(DOME.map(([x, y]): Point => [x + turn * 2, y])), colours.main, {
    turn: 9,
    strokes: 12,
    strokeLength: 20,
    inside: fill(specks(seeded("octopus"), [-44, -56, 30, -22], 11, 4.4), canvas.lighten(colours.main, 0.5), 0.55),
  });

/** A soft high dome with pale dots. */
export const OCTOPUS_HEAD = faceOn({
  body: dome,
  lid: ({ colours }) => colours.main,
  eyes: { x: 20, y: -4, radius: 8.6 },
  mouth: { y: 20, half: 10 },
  cheeks: { x: 34, y: 14, radius: 11 },
  ahead: 3,
  crown: { x: 0, y: -50, half: 34 },
  bow: [-34, -44],
});
