import { mix } from "../../gouache/colour.ts";
import { at, box, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { costumeColour, hairColour, skinColour } from "../colours.ts";
import { personHead } from "../heads/person-head.ts";
import { skirtPath } from "../parts/skirt.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** White crossed belts with a brass plate, trousers below. */
function uniform(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const white = canvas.grade("#f7f0e0");
  const gold = canvas.grade("#e9bd55");
  const put = (points: readonly Point[]) => onTrunk(sitter, points);
  const segment = (a: Point, b: Point) => {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = put([a, b]);
    return `M${at(ax, ay)}L${at(bx, by)}`;
  };
  const [[px, py] = [0, 0]] = put([[3, -t * 0.52]]);
  return (
    fill(
      smooth(
        put([
          [-80, -4],
          [0, 0],
          [80, -4],
          [80, 40],
          [-80, 40],
        ]),
        true,
        0.3,
      ),
      colours.leg,
    ) +
    line(segment([-30, 2 - t], [30, -t * 0.08]) + segment([34, 2 - t], [-28, -t * 0.08]), white, 7.5) +
    paint(canvas, oval(px, py, 7.5), gold, { turn: 2, strokes: 0 })
  );
}

/** Fringed epaulettes on both shoulders. */
function epaulettes(sitter: Sitter): string {
  const { canvas, joints } = sitter;
  const gold = canvas.grade("#e9bd55");
  return [joints.far.shoulder, joints.near.shoulder]
    .map(([x, y], i) => {
      const side = i === 0 ? -1 : 1;
      return (
        line(
          `M${at(x + side * 1, y - 1)}v7M${at(x + side * 6, y - 1)}v7M${at(x + side * 11, y - 2)}v7`,
          canvas.shade(gold, 0.25),
          3,
        ) +
        paint(
          canvas,
          smooth([
            [x - side * 8, y - 8],
            [x + side * 4, y - 12],
            [x + side * 15, y - 5],
            [x + side * 14, y + 1],
            [x - side * 6, y + 1],
          ]),
          gold,
          { turn: 3, strokes: 2, strokeLength: 8 },
        )
      );
    })
    .join("");
}

export const TIN_SOLDIER: Kind = {
  plan: "doll",
  build: () => ({ ...CHILD, trunk: [29, 31, 29], shoulderGap: 27, armWidth: 10.5 }),
  colours: (canvas, card) => {
    const own = card.garment.colour === "red" ? "blue" : "red";
    const coat = canvas.grade(mix(costumeColour(card, own), "#9a7f78", 0.22));
    return {
      main: coat,
      belly: canvas.grade(mix(skinColour(card), "#ffffff", 0.12)),
      arm: coat,
      leg: canvas.grade("#49587a"),
      hand: canvas.grade("#f7f0e0"),
      foot: canvas.grade("#3d3540"),
      hair: canvas.grade(hairColour(card, "brown")),
      accent: canvas.grade("#e9bd55"),
    };
  },
  head: () => personHead({ hair: "short", cheeks: 14, lashes: false }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: uniform(sitter) }),
  over: (sitter) => {
    const worn = sitter.card.garment.kind;
    if (worn === "coat" || worn === "dress") return "";
    const tails = skirtPath(sitter, {
      waist: sitter.build.trunk[1] * 0.96,
      hem: sitter.build.trunk[1] + 4,
      length: 0.16,
    });
    return (
      paint(sitter.canvas, tails, sitter.colours.main, { turn: 5, strokes: 4, strokeLength: 14 }) + epaulettes(sitter)
    );
  },
  // The key that winds it up.
  behind: (sitter) => {
    const { canvas, build } = sitter;
    const [[x, y] = [0, 0]] = onTrunk(sitter, [[-build.trunk[1] - 16, -build.torso * 0.46]]);
    const brass = canvas.grade("#d8a748");
    const key = line("M0 0H22", brass, 6) + line(oval(-6, -9, 7) + oval(-6, 9, 7), brass, 5);
    return place(key, x, y, 1, 1, (sitter.joints.lean * 180) / Math.PI);
  },
  headgear: ({ canvas, colours }, _head, colour) => {
    const felt = colour ?? canvas.grade("#3f4560");
    return (
      paint(canvas, "M-38 -30L-42 -96Q0 -108 42 -96L38 -30Q0 -40 -38 -30Z", felt, {
        turn: 7,
        strokes: 9,
        strokeLength: 22,
        strokeAngle: 1.5,
      }) +
      paint(canvas, "M-42 -22Q0 -42 46 -24Q52 -12 44 -14Q0 -28 -40 -14Q-46 -16 -42 -22Z", canvas.shade(felt, 0.4), {
        turn: 2,
        strokes: 0,
      }) +
      line("M-41 -90Q0 -102 41 -90", colours.accent, 5) +
      line("M-38 -36Q0 -48 39 -36", colours.accent, 4) +
      paint(canvas, oval(2, -66, 11, 13), colours.accent, { turn: 3, strokes: 0 }) +
      paint(canvas, "M-4 -100Q-12 -128 2 -138Q16 -126 8 -100Z", canvas.grade("#f3ead8"), {
        turn: 4,
        strokes: 5,
        strokeLength: 10,
        strokeAngle: 1.5,
      }) +
      fill(box(-6, -104, 14, 8, 3), colours.accent)
    );
  },
};
