import { expect, it } from "vitest";
import { FIGURE_KINDS, type CastCard } from "#book/cast-card.ts";
import { POSES, type Thing } from "#book/page-plan.ts";
import { Canvas } from "../gouache/canvas.ts";
import { heldThing } from "./held-thing.ts";
import { KINDS } from "./kinds/register.ts";
import { poseSitter, tucksHands } from "./pose-sitter.ts";
import { POSE_RIGS } from "./rig/poses.ts";
import { faceAround, turnHead } from "./turn-head.ts";
import { PALETTES } from "../places/enchanted-forest/palettes.ts";

const canvas = new Canvas({
  palette: PALETTES.day,
  seed: "page",
  prefix: "p",
});

const LOOKS = [
  { x: 1, y: 0 },
  { x: 0, y: 0 },
  { x: -1, y: 0 },
  { x: 0.6, y: -0.8 },
];
const HELD: readonly (Thing | undefined)[] = [undefined, "lantern", "balloon", "cake", "flower"];

const upright = FIGURE_KINDS.flatMap((name) => {
  const kind = KINDS[name];
  return kind.plan === "four-legged" ? [] : [[name, kind] as const];
});

it.each(upright)("keeps the hands of a %s and what they hold off its face", (name, kind) => {
  const covered: string[] = [];
  for (const age of ["child", "old"] as const) {
    const card: CastCard = {
      id: "hero",
      name: "",
      kind: name,
      called: name,
      characterType: "Animals",
      sex: "neuter",
      age,
      size: 1,
      garment: { kind: "none", colour: "red" },
      looks: "",
    };
    for (const [p, pose] of POSES.entries()) {
      for (const [l, look] of LOOKS.entries()) {
        for (const [h, holds] of HELD.entries()) {
          // Every other one: each thing still meets each pose and each look.
          if ((p + l + h) % 2 === 1) continue;
          const manner = { pose, mood: "happy" as const, look, ...(holds ? { holds } : {}) };
          const sitter = poseSitter(kind, canvas, card, manner, heldThing(canvas, manner));
          const { turn, mirrored } = turnHead(POSE_RIGS[pose].away, look, kind.allHead === true);
          const face = faceAround(kind.head(card).face(turn), sitter.joints.head, sitter.build.head, mirrored);
          if (tucksHands(sitter.rig, holds !== undefined)) continue;
          const lying = sitter.rig.rests === "lying";
          // The far arm of whoever lies there is behind the head.
          const hands = lying ? [sitter.joints.near.hand] : [sitter.joints.near.hand, sitter.joints.far.hand];
          for (const [x, y] of hands) {
            const inside = x > face.left && x < face.right && y > face.top && y < face.bottom;
            if (inside) covered.push(`${pose}, ${holds ?? "nothing"}, looking ${look.x} ${look.y}`);
          }
        }
      }
    }
  }
  expect(covered).toEqual([]);
});
