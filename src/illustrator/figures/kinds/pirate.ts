import { mix } from "../../gouache/colour.ts";
import { at, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { clothColour, hairColour, skinColour } from "../colours.ts";
import { personHead } from "../heads/person-head.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A striped jersey, a sash, and breeches. */
function jersey(sitter: Sitter): string {
  const { canvas, build, colours, rig } = sitter;
  const t = build.torso;
  const across = (f: number): Point[] => [
    [-60, -t * f],
    [4, -t * f + 5],
    [64, -t * f],
  ];
  const put = (points: readonly Point[]) => smooth(onTrunk(sitter, points), false);
  const stripes = [0.86, 0.66, 0.46].map((f) => put(across(f))).join("");
  const [[x, y] = [0, 0]] = onTrunk(sitter, [[8, -t * 0.18]]);
  return (
    line(stripes, colours.accent, 7) +
    fill(
      smooth(
        onTrunk(sitter, [
          [-80, -6],
          [0, -2],
          [80, -6],
          [80, 40],
          [-80, 40],
        ]),
        true,
        0.3,
      ),
      colours.leg,
    ) +
    line(put(across(0.16)), canvas.grade("#b9493f"), 12) +
    (rig.away ? "" : paint(canvas, oval(x, y, 6.5, 6), canvas.grade("#e9bd55"), { turn: 2, strokes: 0 }))
  );
}

export const PIRATE: Kind = {
  plan: "biped",
  build: () => CHILD,
  colours: (canvas, card) => {
    const shirt = canvas.grade("#f3ead8");
    return {
      main: shirt,
      belly: canvas.grade(skinColour(card)),
      arm: shirt,
      leg: canvas.grade("#5b5268"),
      hand: canvas.grade(skinColour(card)),
      foot: canvas.grade("#5a3d32"),
      hair: canvas.grade(hairColour(card, "black")),
      accent: canvas.grade(mix(clothColour(card, "blue"), "#4a5f86", 0.45)),
    };
  },
  head: (card) => personHead({ hair: card.sex === "female" ? "plaits" : "bob" }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: jersey(sitter), back: jersey(sitter) }),
  // A cocked hat with a star where others have a skull.
  headgear: ({ canvas }, _head, colour) => {
    const felt = colour ?? canvas.grade("#4a414f");
    const gold = canvas.grade("#e9bd55");
    return (
      paint(canvas, "M-40 -34Q-36 -74 0 -76Q36 -74 40 -34Z", felt, { turn: 6, strokes: 6, strokeLength: 18 }) +
      paint(
        canvas,
        smooth([
          [-72, -40],
          [-52, -52],
          [-24, -70],
          [0, -78],
          [24, -70],
          [52, -52],
          [73, -42],
          [52, -24],
          [20, -30],
          [0, -33],
          [-20, -30],
          [-52, -22],
        ]),
        felt,
        {
          turn: 7,
          strokes: 9,
          strokeLength: 24,
        },
      ) +
      line(`M${at(-70, -40)}Q${at(-24, -68)} ${at(0, -76)}Q${at(24, -68)} ${at(71, -42)}`, gold, 4) +
      fill(oval(0, -50, 9), gold) +
      fill(oval(0, -50, 4.6), felt)
    );
  },
};
