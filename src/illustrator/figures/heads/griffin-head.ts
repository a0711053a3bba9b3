import { mix } from "../../gouache/colour.ts";
import { ellipse, type Point, polygon, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { birdHead } from "./bird-head.ts";
import type { HeadBrief } from "./head.ts";

/** Long feathers laid back from the crown, like ears, and a ragged ruff round the neck. */
function crest({ canvas, colours, turn }: HeadBrief): string {
  const ruff: Point[] = Array.from({ length: 20 }, (_, i): Point => {
    const angle = Math.PI * (0.6 + (i / 19) * 1.0);
    const r = i % 2 ? 52 : 70;
    return [Math.cos(angle) * r - turn * 4, 6 + Math.sin(angle) * r * 0.92];
  });
  const plume = (points: readonly Point[]) =>
    paint(
      canvas,
      smooth(
        points.map(([x, y]): Point => [x - turn * 8, y]),
        true,
        0.7,
      ),
      mix(colours.accent, colours.main, 0.4),
      {
        turn: 4,
        strokes: 5,
        strokeLength: 14,
        strokeAngle: 0.5,
      },
    );
  const side = (s: 1 | -1) =>
    plume([
      [s * 18, -38],
      [s * 40, -54],
      [s * 66, -58],
      [s * 54, -40],
      [s * 38, -22],
    ]);
  return (
    paint(canvas, polygon(ruff), colours.belly, { turn: 6, strokes: 14, strokeLength: 16 }) +
    side(-1) +
    (turn < 0.75 ? side(1) : "")
  );
}

/** A tuft of feathers over the brow. */
const tuft = ({ canvas, colours, turn }: HeadBrief) =>
  paint(
    canvas,
    smooth(
      [
        [-16 + turn * 6, -40],
        [-22, -58],
        [-4, -48],
        [2 + turn * 2, -64],
        [10 + turn * 4, -47],
        [26, -54],
        [20 + turn * 6, -38],
      ],
      true,
      0.6,
    ),
    colours.belly,
    { turn: 4, strokes: 5, strokeLength: 10, strokeAngle: 1.2 },
  );

/** An eagle's head in white feathers. */
export const GRIFFIN_HEAD = birdHead({
  beak: "hooked",
  beakColour: "#eeb045",
  colour: ({ colours }) => colours.belly,
  crest,
  over: tuft,
  nape: (brief) =>
    paint(brief.canvas, smooth(ellipse(0, 0, 51, 47)), brief.colours.belly, {
      turn: 8,
      strokes: 22,
      strokeLength: 16,
      strokeAngle: 1.3,
    }) + tuft({ ...brief, turn: 0 }),
});
