import { mix } from "../../gouache/colour.ts";
import { oval, smooth } from "../../gouache/path.ts";
import { fill, line, paint, place } from "../../gouache/shape.ts";
import { starPath } from "../../things/star-path.ts";
import { costumeColour, hairColour, skinColour } from "../colours.ts";
import type { HeadBrief } from "../heads/head.ts";
import { wander } from "../heads/head.ts";
import { personHead } from "../heads/person-head.ts";
import { CHILD, GROWN } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import type { Kind } from "./kind.ts";

/** A mask over the eyes, with pale openings. */
function mask({ canvas, colours, turn, look }: HeadBrief): string {
  const ly = look.y * 3;
  const back = wander(-19, turn);
  const near = wander(19, turn);
  const nose = wander(0, turn, 0.3);
  const cloth = paint(
    canvas,
    smooth([
      [-46, -6 + ly],
      [back, -11 + ly],
      [nose, -5 + ly],
      [near, -11 + ly],
      [48, -7 + ly],
      [44, 12 + ly],
      [near + 2, 15 + ly],
      [nose, 7 + ly],
      [back - 2, 15 + ly],
      [-43, 13 + ly],
    ]),
    colours.accent,
    { turn: 3, strokes: 4, strokeLength: 12 },
  );
  return cloth + fill(oval(back, 2 + ly, 10.4, 10.6) + oval(near, 2 + ly, 10, 10.4), "#fffdf6");
}

/** A belt, and a star on the chest. */
function suit(sitter: Sitter): string {
  const { canvas, build, colours, joints } = sitter;
  const t = build.torso;
  const [[x, y] = [0, 0]] = onTrunk(sitter, [[4, -t * 0.62]]);
  const belt = smooth(
    onTrunk(sitter, [
      [-80, -t * 0.14],
      [0, -t * 0.07],
      [80, -t * 0.14],
      [80, 2],
      [0, 6],
      [-80, 2],
    ]),
    true,
    0.3,
  );
  const shorts = smooth(
    onTrunk(sitter, [
      [-80, 0],
      [0, 4],
      [80, 0],
      [80, 40],
      [-80, 40],
    ]),
    true,
    0.2,
  );
  const gold = canvas.grade("#f3cf5f");
  return (
    fill(shorts, colours.leg) +
    fill(belt, gold) +
    fill(oval(x, y, 15.5), canvas.lighten(colours.main, 0.7)) +
    line(oval(x, y, 15.5), canvas.shade(colours.main, 0.35), 1.6, 0.5) +
    place(fill(starPath(0, 0, 11.5), gold), x, y, 1, 1, (joints.lean * 180) / Math.PI)
  );
}

export const HERO: Kind = {
  plan: "biped",
  barefaced: true,
  build: (card) => (card.age === "child" ? CHILD : { ...GROWN, trunk: [36, 34, 30], armWidth: 12.5, shoulderGap: 32 }),
  colours: (canvas, card) => {
    const own = card.garment.colour === "blue" ? "teal" : "blue";
    const main = canvas.grade(mix(costumeColour(card, own), "#8a94a8", 0.28));
    const glove = canvas.shade(main, 0.42);
    return {
      main,
      belly: canvas.grade(skinColour(card)),
      arm: main,
      leg: canvas.shade(main, 0.2),
      hand: canvas.grade("#f0d9a8"),
      foot: glove,
      hair: canvas.grade(hairColour(card, "black")),
      accent: glove,
    };
  },
  head: () => personHead({ under: mask }),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: suit(sitter) }),
};
