import { mix } from "../../gouache/colour.ts";
import { box, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { coatColour, hairColour, skinColour } from "../colours.ts";
import type { HeadBrief } from "../heads/head.ts";
import { personHead } from "../heads/person-head.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A panel with three buttons on the chest, a belt, a badge. */
function suit(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const put = (points: readonly Point[], tension = 0.3) => smooth(onTrunk(sitter, points), true, tension);
  const lamps = [
    [-8, "#d9584c"],
    [5, "#efc04f"],
    [18, "#4fa39a"],
  ] as const;
  return (
    fill(
      put([
        [-18, -t * 0.7],
        [28, -t * 0.7],
        [28, -t * 0.36],
        [-18, -t * 0.36],
      ]),
      canvas.shade(colours.main, 0.16),
    ) +
    lamps
      .map(([x, colour]) => {
        const [[px, py] = [0, 0]] = onTrunk(sitter, [[x, -t * 0.53]]);
        return fill(oval(px, py, 4.6), canvas.grade(colour));
      })
      .join("") +
    line(
      smooth(
        onTrunk(sitter, [
          [-60, -t * 0.14],
          [0, -t * 0.08],
          [60, -t * 0.14],
        ]),
        false,
      ),
      colours.accent,
      7,
    )
  );
}

/** The tank on the back. */
function tank(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const pack: readonly Point[] = [
    [-build.trunk[1] - 14, -t - 4],
    [6, -t - 4],
    [8, -t * 0.1],
    [-build.trunk[1] - 12, -t * 0.1],
  ];
  return paint(canvas, smooth(onTrunk(sitter, pack), true, 0.4), canvas.shade(colours.main, 0.22), {
    turn: 6,
    strokes: 6,
    strokeLength: 18,
  });
}

/** A clear round helmet with a bright edge. */
const helmet = ({ canvas, turn }: HeadBrief): string =>
  fill(oval(turn, -3, 66, 63), canvas.grade("#cfe6f2"), 0.2) +
  line(oval(turn, -3, 66, 63), canvas.grade("#dfe6ee"), 5, 0.95) +
  line("M-48 -30Q-34 -54 -6 -58", "#ffffff", 6, 0.75) +
  line("M-55 -12L-56 -6", "#ffffff", 6, 0.7);

export const ASTRONAUT: Kind = {
  plan: "biped",
  build: () => ({
    ...CHILD,
    trunk: [31, 36, 33],
    armWidth: 13.5,
    legWidth: 16,
    shoulderGap: 27,
    hipGap: 15,
    headLift: 44,
  }),
  colours: (canvas, card) => {
    const main = canvas.grade(mix(coatColour(card, "#eef0f2"), "#f4f4f4", card.colour ? 0.3 : 0));
    const accent = canvas.grade(card.garment.colour === "blue" ? "#e08a4a" : "#4f80b8");
    return {
      main,
      belly: canvas.grade(skinColour(card)),
      arm: main,
      leg: main,
      hand: accent,
      foot: canvas.shade(main, 0.34),
      hair: canvas.grade(hairColour(card)),
      accent,
    };
  },
  head: (card) => personHead({ over: helmet, overNape: helmet, hair: card.sex === "female" ? "bob" : "short" }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: suit(sitter) }),
  behind: tank,
  // A ring on which the helmet sits.
  over: ({ canvas, joints, colours }) =>
    paint(canvas, box(joints.neck[0] - 34, joints.neck[1] - 4, 68, 13, 6), canvas.shade(colours.main, 0.2), {
      turn: 3,
      strokes: 0,
    }),
};
