import { ellipse, smooth } from "../../gouache/path.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { birdHead } from "./bird-head.ts";
import { wander } from "./head.ts";

/** A small pointed beak, a swept crest, pale cheeks. */
export const SONGBIRD_HEAD = birdHead({
  beak: "short",
  beakColour: "#e6a23c",
  eyeRadius: 8.2,
  crest: ({ canvas, colours, turn }) =>
    paint(
      canvas,
      smooth([
        [20, -40],
        [0, -58],
        [-26 - turn * 6, -70],
        [-22, -56],
        [-44 - turn * 4, -58],
        [-34, -34],
      ]),
      colours.main,
      { turn: 4, strokes: 6, strokeLength: 14, strokeAngle: 0.4 },
    ),
  markings: ({ colours, turn }) =>
    fill(
      smooth(ellipse(wander(-30, turn), 18, 22, 18)) + smooth(ellipse(wander(30, turn), 18, 22, 18)),
      colours.belly,
      0.9,
    ),
});
