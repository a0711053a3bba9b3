import { mix } from "../../gouache/colour.ts";
import { smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { starPath } from "../../things/star-path.ts";
import { costumeColour, hairColour, skinColour } from "../colours.ts";
import { between, type HeadBrief } from "../heads/head.ts";
import { personHead } from "../heads/person-head.ts";
import { drawMouth } from "../face/draw-mouth.ts";
import { skirtPath } from "../parts/skirt.ts";
import { trunkOutline } from "../parts/draw-trunk.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A long soft beard with a moustache; the mouth shows between them. */
function beard(brief: HeadBrief): string {
  const { canvas, card, colours, turn, look, expression } = brief;
  if (card.sex === "female" || card.age === "child") return "";
  const ly = look.y * 3;
  const x = between(0, 9, turn);
  const hair = colours.hair;
  const long = card.age === "old" ? 96 : 74;
  return (
    paint(
      canvas,
      smooth([
        [-45, 10],
        [-32, 24],
        [x - 14, 19 + ly],
        [x, 15 + ly],
        [x + 15, 19 + ly],
        [36, 24],
        [48, 9],
        [46, 40],
        [30, 66],
        [x + 2, long],
        [-20, 68],
        [-44, 42],
      ]),
      hair,
      { turn: 7, strokes: 14, strokeLength: 30, strokeAngle: 1.45, strokeStrength: 0.2 },
    ) +
    paint(
      canvas,
      smooth([
        [x, 17 + ly],
        [x - 14, 14 + ly],
        [x - 28, 26 + ly],
        [x - 12, 25 + ly],
        [x, 22 + ly],
        [x + 12, 25 + ly],
        [x + 28, 26 + ly],
        [x + 14, 14 + ly],
      ]),
      canvas.lighten(hair, 0.4),
      { turn: 3, strokes: 4, strokeLength: 10 },
    ) +
    drawMouth({ x, y: 29 + ly, half: 8.5 }, expression.mouth)
  );
}

export const WIZARD: Kind = {
  build: () => ({ ...CHILD, hip: 56, torso: 70, trunk: [28, 33, 32], shoulderGap: 25, armWidth: 12 }),
  colours: (canvas, card) => {
    const own = card.garment.colour === "purple" || card.garment.colour === "blue" ? "teal" : "purple";
    const robe = canvas.grade(mix(costumeColour(card, own), "#6f6a86", 0.35));
    const skin = canvas.grade(skinColour(card));
    return {
      main: robe,
      belly: skin,
      arm: robe,
      leg: canvas.shade(robe, 0.35),
      hand: skin,
      foot: canvas.grade("#6a4a3c"),
      hair: canvas.grade(hairColour({ ...card, hair: card.hair ?? "grey" })),
      accent: canvas.grade("#f3cf6a"),
    };
  },
  head: (card) => personHead({ over: beard, hair: card.sex === "female" ? "long" : "bob" }),
  trunk: (sitter) => ({
    colour: sitter.colours.main,
    inside: fill(smooth(onTrunk(sitter, trunkOutline(sitter))), sitter.colours.main),
  }),
  over: (sitter) => {
    const { canvas, build, colours } = sitter;
    const robe = skirtPath(sitter, { waist: build.trunk[1] * 0.98, hem: build.trunk[1] + 12, length: 0.88 });
    const t = build.torso;
    const sash = smooth(
      onTrunk(sitter, [
        [-50, -t * 0.28],
        [0, -t * 0.22],
        [50, -t * 0.28],
      ]),
      false,
    );
    return paint(canvas, robe, colours.main, {
      turn: 9,
      strokes: 14,
      strokeLength: 34,
      strokeAngle: 1.45,
      inside: line(sash, colours.accent, 6),
    });
  },
  headgear: ({ canvas, colours }, _head, colour) => {
    const felt = colour ?? colours.main;
    return (
      paint(
        canvas,
        smooth(
          [
            [-46, -28],
            [-24, -84],
            [-36, -126],
            [-4, -112],
            [22, -74],
            [47, -30],
            [0, -40],
          ],
          true,
          0.8,
        ),
        felt,
        { turn: 8, strokes: 12, strokeLength: 28, strokeAngle: 1.2 },
      ) +
      paint(
        canvas,
        smooth([
          [-70, -20],
          [-32, -38],
          [0, -41],
          [36, -39],
          [72, -23],
          [38, -18],
          [0, -24],
          [-36, -17],
        ]),
        felt,
        { turn: 5, strokes: 7, strokeLength: 20, strokeAngle: 0.1 },
      ) +
      line("M-43 -37Q0 -50 44 -38", colours.accent, 6) +
      fill(starPath(-6, -80, 9) + starPath(14, -62, 6) + starPath(-18, -58, 5), colours.accent)
    );
  },
};
