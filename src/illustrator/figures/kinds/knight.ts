import { mix } from "../../gouache/colour.ts";
import { at, box, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { GARMENT_COLOURS, hairColour, skinColour } from "../colours.ts";
import { personHead } from "../heads/person-head.ts";
import { skirtPath } from "../parts/skirt.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A surcoat over mail, with a lily-like cross on it. */
function surcoat(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const cloth: readonly Point[] = [
    [-20, -t - 8],
    [24, -t - 8],
    [28, -t * 0.5],
    [30, 20],
    [-24, 20],
    [-22, -t * 0.5],
  ];
  const [[x, y] = [0, 0]] = onTrunk(sitter, [[4, -t * 0.52]]);
  return (
    fill(smooth(onTrunk(sitter, cloth), true, 0.3), colours.accent) +
    line(`M${at(x, y - 12)}V${y + 14}M${at(x - 11, y - 2)}H${x + 11}`, canvas.grade("#f7efe0"), 6)
  );
}

/** Round plates on the shoulders. */
const plates = ({ canvas, colours, joints }: Sitter) =>
  [joints.far.shoulder, joints.near.shoulder]
    .map(([x, y]) => paint(canvas, oval(x, y - 1, 14, 12), colours.main, { turn: 4, strokes: 3, strokeLength: 8 }))
    .join("");

/** The helmet as it frames a face, and from behind. */
const OPEN =
  "M-56 22Q-64 -40 -22 -58Q0 -66 24 -58Q62 -40 54 22Q46 26 43 18Q46 -12 30 -22H-30Q-48 -12 -44 18Q-50 28 -56 22Z";
const CLOSED = "M-56 30Q-64 -40 -22 -58Q0 -66 24 -58Q62 -40 56 30Q30 42 0 42Q-30 42 -56 30Z";

export const KNIGHT: Kind = {
  plan: "biped",
  build: () => ({ ...CHILD, trunk: [29, 32, 30], shoulderGap: 26, armWidth: 11.5, legWidth: 13 }),
  colours: (canvas, card) => {
    const steel = canvas.grade("#b3bac6");
    const own = card.garment.colour === "blue" ? "red" : "blue";
    return {
      main: steel,
      belly: canvas.grade(skinColour(card)),
      arm: canvas.shade(steel, 0.1),
      leg: canvas.shade(steel, 0.16),
      hand: canvas.grade("#8f97a6"),
      foot: canvas.grade("#868d9c"),
      hair: canvas.grade(hairColour(card)),
      accent: canvas.grade(
        mix(GARMENT_COLOURS[card.colour && card.colour !== "silver" ? card.colour : own], "#8a8490", 0.25),
      ),
    };
  },
  head: (card) => personHead({ hair: card.sex === "female" ? "bob" : "short" }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: surcoat(sitter), back: surcoat(sitter) }),
  over: (sitter) => {
    const worn = sitter.card.garment.kind;
    if (worn === "coat" || worn === "dress") return plates(sitter);
    const tails = skirtPath(sitter, {
      waist: sitter.build.trunk[1] * 0.8,
      hem: sitter.build.trunk[1] - 4,
      length: 0.34,
    });
    return (
      paint(sitter.canvas, tails, sitter.colours.accent, { turn: 5, strokes: 6, strokeLength: 14, strokeAngle: 1.4 }) +
      plates(sitter)
    );
  },
  // A helmet whose visor is up, with a plume.
  headgear: ({ canvas, colours, rig }, _head, colour) => {
    const plume = colour ?? canvas.grade("#d2554a");
    const dark = canvas.shade(colours.main, 0.45);
    return (
      paint(canvas, "M-8 -54Q-40 -96 -78 -76Q-62 -72 -58 -58Q-40 -70 -6 -50Z", plume, {
        turn: 5,
        strokes: 9,
        strokeLength: 20,
        strokeAngle: 0.5,
      }) +
      paint(canvas, rig.away === "all" ? CLOSED : OPEN, colours.main, {
        turn: 6,
        strokes: 8,
        strokeLength: 18,
      }) +
      paint(
        canvas,
        "M-46 -22Q-44 -46 0 -48Q44 -46 46 -22Q24 -30 0 -30Q-24 -30 -46 -22Z",
        canvas.lighten(colours.main, 0.3),
        {
          turn: 4,
          strokes: 3,
          strokeLength: 12,
          inside: line("M-26 -38H-10M-4 -39H10M16 -38H28", dark, 3, 0.7),
        },
      ) +
      fill(oval(-47, -20, 4) + oval(47, -20, 4), dark) +
      fill(box(-3, -64, 6, 18, 3), canvas.lighten(colours.main, 0.4), 0.7)
    );
  },
};
