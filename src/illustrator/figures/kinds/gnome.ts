import { mix } from "../../gouache/colour.ts";
import { at, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { costumeColour, hairColour, skinColour } from "../colours.ts";
import { drawBeard } from "../heads/draw-beard.ts";
import { wander } from "../heads/head.ts";
import { personHead } from "../heads/person-head.ts";
import { CUB } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A belted tunic over trousers. */
function tunic(sitter: Sitter): string {
  const { canvas, build, colours, rig } = sitter;
  const t = build.torso;
  const belt: readonly Point[] = [
    [-80, -t * 0.3],
    [0, -t * 0.24],
    [80, -t * 0.3],
  ];
  const [[x, y] = [0, 0]] = onTrunk(sitter, [[6, -t * 0.25]]);
  return (
    line(smooth(onTrunk(sitter, belt), false), canvas.grade("#5d4236"), 9) +
    (rig.away ? "" : line(`M${at(x - 7, y - 6)}h14v12h-14Z`, colours.accent, 3.4))
  );
}

const CAP: readonly Point[] = [
  [-47, -22],
  [-34, -60],
  [-18, -100],
  [-30, -140],
  [0, -124],
  [22, -82],
  [40, -50],
  [49, -24],
  [24, -30],
  [0, -33],
  [-24, -30],
];

export const GNOME: Kind = {
  plan: "biped",
  build: () => ({ ...CUB, hip: 36, torso: 66, trunk: [27, 40, 34], legWidth: 15, armWidth: 12 }),
  colours: (canvas, card) => {
    const own = card.garment.colour === "blue" ? "green" : "blue";
    const coat = canvas.grade(mix(costumeColour(card, own), "#8a8478", 0.32));
    const skin = canvas.grade(skinColour(card));
    return {
      main: coat,
      belly: skin,
      arm: coat,
      leg: canvas.grade("#8a7458"),
      hand: skin,
      foot: canvas.grade("#6a4a3c"),
      hair: canvas.grade(hairColour({ ...card, hair: card.hair ?? "grey" })),
      accent: canvas.grade("#f0c659"),
    };
  },
  head: (card) =>
    personHead({
      hair: card.sex === "female" ? "plaits" : "bob",
      cheeks: 13,
      over: (brief) =>
        drawBeard(card.age === "child" ? { ...brief, card: { ...card, age: "grown" } } : brief) +
        paint(
          brief.canvas,
          oval(wander(0, brief.turn, 0.34), 10 + brief.look.y * 3, 8, 7),
          mix(brief.colours.belly, "#e8837a", 0.3),
          {
            turn: 3,
            strokes: 0,
          },
        ),
    }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: tunic(sitter), back: tunic(sitter) }),
  headgear: ({ canvas }, _head, colour) => {
    const felt = colour ?? canvas.grade("#c94a3c");
    return (
      paint(canvas, smooth(CAP, true, 0.85), felt, { turn: 8, strokes: 14, strokeLength: 30, strokeAngle: 1.2 }) +
      fill(
        smooth([
          [-48, -20],
          [-24, -29],
          [0, -32],
          [24, -29],
          [50, -22],
          [49, -30],
          [0, -41],
          [-47, -29],
        ]),
        canvas.shade(felt, 0.3),
        0.5,
      )
    );
  },
};
