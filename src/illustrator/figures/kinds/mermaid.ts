import { at, type Point, smooth } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { mix } from "../../gouache/colour.ts";
import { coatColour, hairColour, skinColour } from "../colours.ts";
import { personHead } from "../heads/person-head.ts";
import { drawFishTail } from "../parts/draw-fish-tail.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A bodice of woven sea grass with a scalloped edge. */
function bodice(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const cloth: readonly Point[] = [
    [-60, -t * 0.86],
    [-12, -t * 0.8],
    [4, -t * 0.74],
    [20, -t * 0.8],
    [60, -t * 0.86],
    [60, -2],
    [-60, -2],
  ];
  const rows = [0.6, 0.42, 0.24]
    .map((f) =>
      onTrunk(sitter, [
        [-40, -t * f],
        [4, -t * f + 6],
        [44, -t * f],
      ]),
    )
    .map((points) => smooth(points, false))
    .join("");
  const straps = onTrunk(sitter, [
    [-17, -t - 4],
    [-14, -t * 0.78],
    [22, -t - 4],
    [19, -t * 0.78],
  ]);
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0], [cx, cy] = [0, 0], [dx, dy] = [0, 0]] = straps;
  return (
    fill(smooth(onTrunk(sitter, cloth), true, 0.3), colours.accent) +
    line(`M${at(ax, ay)}L${at(bx, by)}M${at(cx, cy)}L${at(dx, dy)}`, colours.accent, 6) +
    line(rows, canvas.lighten(colours.accent, 0.55), 2.2, 0.7)
  );
}

export const MERMAID: Kind = {
  plan: "swimmer",
  build: () => ({ ...CHILD, trunk: [22, 26, 25], shoulderGap: 20, armWidth: 9.5, hip: 62 }),
  colours: (canvas, card) => {
    const skin = canvas.grade(skinColour(card));
    const tail = canvas.grade(coatColour(card, "#4fa8a0"));
    return {
      main: skin,
      belly: skin,
      arm: skin,
      leg: tail,
      hand: skin,
      foot: mix(tail, canvas.grade("#c8efe0"), 0.45),
      hair: canvas.grade(hairColour(card, "red")),
      accent: mix(tail, canvas.grade("#e59aa5"), 0.7),
    };
  },
  head: (card) => personHead({ hair: card.sex === "male" ? "curly" : "long", lashes: card.sex !== "male" }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: bodice(sitter), back: bodice(sitter) }),
  tail: drawFishTail,
  adapt: (rig) => ({ ...rig, finned: true }),
};
