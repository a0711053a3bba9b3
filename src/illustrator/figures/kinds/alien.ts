import { mix } from "../../gouache/colour.ts";
import { oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { ALIEN_HEAD } from "../heads/alien-head.ts";
import { CHILD } from "../rig/build.ts";
import { onTrunk, type Sitter } from "../sitter.ts";
import { furColours } from "./fur.ts";
import type { Kind } from "./kind.ts";

/** A silver suit with a ring at the neck and a star sign that is a circle. */
function suit(sitter: Sitter): string {
  const { canvas, build, colours } = sitter;
  const t = build.torso;
  const [[x, y] = [0, 0]] = onTrunk(sitter, [[4, -t * 0.5]]);
  const across = (f: number): Point[] => [
    [-50, -t * f],
    [4, -t * f + 6],
    [54, -t * f],
  ];
  return (
    line(smooth(onTrunk(sitter, across(0.12)), false), canvas.shade(colours.accent, 0.3), 6) +
    fill(oval(x, y, 9), canvas.grade("#f0c24b")) +
    line(oval(x, y, 13), canvas.grade("#f0c24b"), 2.4)
  );
}

export const ALIEN: Kind = {
  plan: "biped",
  build: () => ({ ...CHILD, trunk: [22, 28, 26], shoulderGap: 21, armWidth: 9.5, legWidth: 11 }),
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#93c47a", belly: "#d8eabf" });
    const cloth = mix(canvas.grade("#aab4cc"), fur.main, 0.12);
    return { ...fur, arm: cloth, leg: cloth, accent: cloth, hand: fur.main, foot: canvas.shade(cloth, 0.4) };
  },
  head: () => ALIEN_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.accent, inside: suit(sitter) }),
};
