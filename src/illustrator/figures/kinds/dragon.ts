import { at, type Point, smooth, turn } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { DRAGON_HEAD } from "../heads/dragon-head.ts";
import { drawBelly } from "../parts/draw-trunk.ts";
import { CUB } from "../rig/build.ts";
import { onTail, onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

const TAIL: readonly Point[] = [
  [-14, -22],
  [-48, -6],
  [-86, 12],
  [-118, 4],
  [-134, -20],
  [-126, 22],
  [-92, 36],
  [-48, 24],
  [-8, 14],
];
const SPADE: readonly Point[] = [
  [-133, -14],
  [-156, -36],
  [-150, -12],
  [-166, 2],
  [-128, 4],
];
const WING: readonly Point[] = [
  [-4, -46],
  [-18, -92],
  [-58, -128],
  [-112, -128],
  [-94, -100],
  [-110, -72],
  [-78, -66],
  [-74, -38],
  [-36, -42],
];

function wing(sitter: Sitter, points: readonly Point[]): string {
  const { canvas, colours } = sitter;
  const membrane = onTrunk(sitter, points);
  const [root = [0, 0] as Point] = membrane;
  const rib = (i: number) => {
    const [x, y] = membrane[i] ?? root;
    return `M${at(root[0], root[1])}L${at(x, y)}`;
  };
  return paint(canvas, smooth(membrane, true, 0.72), colours.accent, {
    turn: 8,
    strokes: 12,
    strokeLength: 30,
    strokeAngle: 0.9,
    inside: line(rib(3) + rib(5) + rib(7), canvas.shade(colours.accent, 0.45), 2.8, 0.55),
  });
}

/** Bands across the belly. */
function bands(sitter: Sitter): string {
  const t = sitter.build.torso;
  const d = [0.76, 0.55, 0.34, 0.14]
    .map((f) =>
      onTrunk(sitter, [
        [-26, -t * f],
        [7, -t * f + 7],
        [40, -t * f],
      ]),
    )
    .map((points) => smooth(points, false))
    .join("");
  return line(d, sitter.canvas.shade(sitter.colours.belly, 0.35), 2, 0.5);
}

export const DRAGON: Kind = {
  build: () => ({ ...CUB, trunk: [26, 44, 36], armWidth: 12 }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#5fa777", belly: "#f2dfa4" }),
    accent: canvas.grade(card.colour === "red" || card.colour === "orange" ? "#e8b45a" : "#e0805a"),
  }),
  head: () => DRAGON_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawBelly(sitter) + bands(sitter) }),
  trails: true,
  behind: (sitter) => {
    // In flight both wings beat upwards from the back; in joy the one beyond opens to the other side.
    const beyond =
      sitter.pose === "fly"
        ? turn(WING, 0.6, -4, -46)
        : sitter.pose === "cheer" || sitter.pose === "jump"
          ? WING.map(([x, y]): Point => [-x * 0.7 + 6, y * 0.92])
          : undefined;
    const lift = sitter.rig.rests === "sitting" ? -20 : 0;
    const put = (points: readonly Point[]) =>
      onTail(
        sitter,
        points.map(([x, y]): Point => [x, y + lift]),
      );
    return (
      (beyond ? wing(sitter, beyond) : "") +
      wing(sitter, WING) +
      paint(sitter.canvas, smooth(put(TAIL)), sitter.colours.main, { turn: 7, strokes: 10, strokeLength: 20 }) +
      fill(smooth(put(SPADE), true, 0.5), sitter.colours.accent)
    );
  },
};
