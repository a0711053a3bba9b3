import { type Point, smooth } from "../../gouache/path.ts";
import { paint } from "../../gouache/shape.ts";
import { DINOSAUR_HEAD } from "../heads/dragon-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail, onTrunk } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const TAIL: readonly Point[] = [
  [-12, -30],
  [-50, -14],
  [-92, 8],
  [-138, 0],
  [-150, -8],
  [-132, 24],
  [-92, 38],
  [-44, 28],
  [-6, 14],
];
/** Plates down the back and the tail: where they stand and how big they are. */
const PLATES: readonly (readonly [x: number, y: number, size: number])[] = [
  [-30, -76, 20],
  [-44, -52, 23],
  [-52, -26, 21],
  [-78, -8, 17],
  [-104, 2, 13],
];

export const DINOSAUR: Kind = {
  build: () => ({ ...CUB, trunk: [26, 44, 38], armLength: 54, armWidth: 11, legWidth: 18 }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#7fae8e", belly: "#eee6b8" }),
    accent: canvas.grade(card.colour === "orange" || card.colour === "red" ? "#6a9a8a" : "#dd8a5a"),
  }),
  head: () => DINOSAUR_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) }),
  trails: true,
  behind: (sitter) => {
    const { canvas, colours } = sitter;
    const lift = sitter.rig.rests === "sitting" ? -20 : 0;
    const plates = PLATES.map(([x, y, r], i) => {
      const points: readonly Point[] = [
        [x + r * 0.8, y + r * 0.5],
        [x - r * 0.4, y - r * 0.9],
        [x - r * 0.9, y + r * 0.7],
      ];
      const map = i > 2 ? onTail : onTrunk;
      return smooth(map(sitter, i > 2 ? points.map(([px, py]): Point => [px, py + lift]) : points), true, 0.5);
    });
    const tail = onTail(
      sitter,
      TAIL.map(([x, y]): Point => [x, y + lift]),
    );
    return (
      plates.map((plate) => paint(canvas, plate, colours.accent, { turn: 3, strokes: 3, strokeLength: 9 })).join("") +
      paint(canvas, smooth(tail), colours.main, { turn: 8, strokes: 12, strokeLength: 22 })
    );
  },
};
