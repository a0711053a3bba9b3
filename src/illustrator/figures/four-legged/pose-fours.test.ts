import { expect, it } from "vitest";
import { FIGURE_KINDS, GARMENTS, type CastCard } from "#book/cast-card.ts";
import { POSES, type Thing } from "#book/page-plan.ts";
import { Canvas } from "../../gouache/canvas.ts";
import { PALETTES } from "../../places/enchanted-forest/palettes.ts";
import { sampleCard } from "../../testing/sample-plans.ts";
import { heldThing } from "../held-thing.ts";
import { KINDS } from "../kinds/register.ts";
import { FIGURES } from "../register.ts";
import type { Box } from "../rig/clear-face.ts";
import { turnHead } from "../turn-head.ts";
import { carryThing } from "./carry-thing.ts";
import { FOURS_POSES } from "./fours-poses.ts";
import { faceOfFours, foursScale, poseFours } from "./pose-fours.ts";

const canvas = new Canvas({ palette: PALETTES.day, seed: "page", prefix: "p" });
const LOOKS = [
  { x: 1, y: 0 },
  { x: 0, y: 0 },
  { x: -1, y: 0 },
  { x: 0.6, y: -0.8 },
];
const FOURS = FIGURE_KINDS.flatMap((name) => {
  const kind = KINDS[name];
  return kind.plan === "four-legged" ? [[name, kind] as const] : [];
});
/** With a handle and without, tall, broad and on a string. */
const HELD: readonly Thing[] = ["lantern", "balloon", "cake", "flower", "umbrella"];
const inside = ([x, y]: readonly [number, number], face: Box) =>
  x > face.left && x < face.right && y > face.top && y < face.bottom;
const card = (kind: CastCard["kind"], age: CastCard["age"]) =>
  sampleCard({ kind, age, garment: { kind: "none", colour: "red" } });

it("puts horses and their like, farm animals, beasts of the savanna, dogs and cats on four legs", () => {
  expect(FOURS.length).toBeGreaterThanOrEqual(15);
});

it.each(FOURS)("keeps the feet of a %s off its face and on or over the ground", (name, kind) => {
  const wrong: string[] = [];
  for (const age of ["child", "old"] as const) {
    for (const pose of POSES) {
      for (const look of LOOKS) {
        const manner = { pose, mood: "happy" as const, look };
        const sitter = poseFours(kind, canvas, card(name, age), manner, undefined);
        const { turn, mirrored } = turnHead(sitter.foursRig.away, look, false);
        const face = faceOfFours(kind, sitter, turn, mirrored);
        for (const [i, leg] of sitter.fours.fore.entries()) {
          if (sitter.foursRig.fore[i]?.lifted && inside(leg.foot, face)) wrong.push(`${pose} ${look.x}: on the face`);
        }
        for (const leg of [...sitter.fours.fore, ...sitter.fours.hind]) {
          if (!sitter.foursRig.aloft && leg.foot[1] > 0) wrong.push(`${pose}: under the ground`);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

it.each(FOURS)("never hides the face of a %s behind what it has in hoof, mouth or on its back", (name, kind) => {
  const who = card(name, "child");
  const scale = foursScale(kind.build(who));
  for (const pose of POSES) {
    for (const look of LOOKS) {
      for (const holds of HELD) {
        const manner = { pose, mood: "happy" as const, look, holds };
        const held = heldThing(canvas, manner);
        if (!held || FOURS_POSES[pose].away === "all") continue;
        const sitter = poseFours(kind, canvas, who, manner, held);
        const { turn, mirrored } = turnHead(sitter.foursRig.away, look, false);
        const face = faceOfFours(kind, sitter, turn, mirrored);
        const mouth = [face.right - 20, face.bottom - 14] as const;
        const { by, grip } = carryThing(sitter, held, { face, mouth, mirrored, mane: 0, scale });
        const { around } = held;
        const overlaps =
          grip[0] + around.right / scale > face.left + 1 &&
          grip[0] - around.left / scale < face.right - 1 &&
          grip[1] + around.bottom / scale > face.top + 1 &&
          grip[1] - around.top / scale < face.bottom - 1;
        expect(overlaps, `${holds} by the ${by}, ${pose}, looking ${look.x} ${look.y}`).toBe(false);
      }
    }
  }
});

it("turns its chest to the reader when it looks at them", () => {
  const reach = (x: number) => {
    const { reach: r } = FIGURES.horse(canvas, card("horse", "child"), {
      pose: "stand",
      mood: "happy",
      look: { x, y: 0 },
    });
    return r.left + r.right;
  };
  expect(reach(0)).toBeLessThan(reach(1) - 40);
});

it("keeps its colours in every view and pose, and shows what it wears in each", () => {
  const colours = (svg: string) => new Set([...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour));
  const views = [0, 0.5, 1, -1];
  for (const [j, garment] of GARMENTS.filter((worn) => worn !== "none").entries()) {
    const dressed = sampleCard({ kind: "horse", garment: { kind: garment, colour: "blue" } });
    const blue = canvas.grade("#3f74b8");
    for (const [i, pose] of POSES.entries()) {
      const x = views[(i + j) % views.length] ?? 0;
      const { back = "", svg } = FIGURES.horse(canvas, dressed, { pose, mood: "happy", look: { x, y: 0 } });
      const all = back + svg;
      expect(colours(all), `${garment} ${pose} ${x}`).toContain(canvas.grade("#a8693f"));
      const hidden = garment === "glasses" && pose === "gaze";
      expect(hidden || all.includes(blue), `${garment} ${pose} ${x}`).toBe(true);
    }
  }
});
