import { mix } from "../../gouache/colour.ts";
import { type Point, polygon, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { birdHead } from "./bird-head.ts";
import { type HeadBrief, wander } from "./head.ts";

/** Ragged feathers round the neck, and two tufts like ears. */
function crest({ canvas, colours, turn }: HeadBrief): string {
  const ruff: Point[] = Array.from({ length: 18 }, (_, i): Point => {
    const angle = Math.PI * (0.62 + (i / 17) * 0.96);
    const r = i % 2 ? 50 : 66;
    return [Math.cos(angle) * r - turn * 4, 6 + Math.sin(angle) * -r * -1 * 0.92];
  });
  const tuft = (side: 1 | -1) =>
    polygon([
      [side * 40 - turn * 2, -18],
      [side * 42 - turn * 6, -66],
      [side * 12, -42],
    ]);
  return (
    paint(canvas, smooth([...ruff, [10, 30]], true, 0.4), colours.belly, { turn: 6, strokes: 14, strokeLength: 16 }) +
    paint(canvas, tuft(-1) + tuft(1), mix(colours.belly, colours.main, 0.5), { turn: 4, strokes: 5, strokeLength: 12 })
  );
}

/** An eagle's head in white feathers. */
export const GRIFFIN_HEAD = birdHead({
  beak: "hooked",
  beakColour: "#eeb045",
  colour: ({ colours }) => colours.belly,
  crest,
  markings: ({ canvas, colours, turn }) =>
    fill(
      smooth([
        [wander(-40, turn), -52],
        [wander(0, turn), -58],
        [wander(40, turn), -52],
        [wander(32, turn), -26],
        [wander(0, turn), -18],
        [wander(-32, turn), -26],
      ]),
      mix(colours.main, canvas.grade("#ffffff"), 0.15),
      0.7,
    ),
});
