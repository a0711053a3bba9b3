import { at, type Point, smooth, turn } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { drawPaw } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { PAWED } from "../four-legged/fours-build.ts";
import type { FoursSitter } from "../four-legged/fours-sitter.ts";
import { DRAGON_HEAD } from "../heads/dragon-head.ts";
import { onTail, onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";

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

/** A row of plates along the back. */
function plates({ fours, foursBuild, colours }: FoursSitter): string {
  const [l, d] = foursBuild.trunk;
  const rows = [-0.78, -0.44, -0.1, 0.24].map((x) =>
    smooth(
      fours.put([
        [(x - 0.17) * l, -0.84 * d],
        [(x - 0.06) * l, -1.36 * d],
        [(x + 0.17) * l, -0.84 * d],
      ]),
      true,
      0.5,
    ),
  );
  return fill(rows.join(""), colours.accent);
}

export const DRAGON: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...PAWED, leg: 50, trunk: [50, 32, 36], neck: 24, legWidth: 12, headAt: [20, 57] }),
  colours: (canvas, card) => ({
    ...furColours(canvas, card, { main: "#5fa777", belly: "#f2dfa4" }),
    accent: canvas.grade(card.colour === "red" || card.colour === "orange" ? "#e8b45a" : "#e0805a"),
  }),
  head: () => DRAGON_HEAD,
  foot: drawPaw,
  behind: plates,
  trails: true,
  wings: (sitter) => {
    // In flight both wings beat upwards from the back; in joy the one beyond opens to the other side.
    const beyond =
      sitter.pose === "fly"
        ? turn(WING, 0.6, -4, -46)
        : sitter.pose === "cheer" || sitter.pose === "jump" || sitter.rig.away === "all"
          ? WING.map(([x, y]): Point => [-x * 0.8 + 16, y * 0.92])
          : undefined;
    return (beyond ? wing(sitter, beyond) : "") + wing(sitter, WING);
  },
  tail: (sitter) => {
    const lift = sitter.rig.rests === "sitting" ? -16 : 0;
    const put = (points: readonly Point[]) =>
      onTail(
        sitter,
        points.map(([x, y]): Point => [x, y + lift]),
      );
    return (
      paint(sitter.canvas, smooth(put(TAIL)), sitter.colours.main, { turn: 7, strokes: 10, strokeLength: 20 }) +
      fill(smooth(put(SPADE), true, 0.5), sitter.colours.accent)
    );
  },
};
