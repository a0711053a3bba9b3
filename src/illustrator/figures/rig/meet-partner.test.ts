import { expect, it } from "vitest";
import type { FigureKind } from "#book/cast-card.ts";
import type { Pose } from "#book/page-plan.ts";
import { planPage } from "../../draw-page.ts";
import { sampleCard, samplePlan } from "../../testing/sample-plans.ts";
import { THINGS_DRAWN } from "../../things/register.ts";
import { FIGURES } from "../register.ts";

const PAIRS: readonly (readonly [FigureKind, number, FigureKind, number])[] = [
  ["child", 1, "child", 1],
  ["grown-up", 1.5, "child", 1],
  ["child", 1, "grown-up", 1.5],
  ["fox", 1, "mouse", 0.6],
  ["child", 1, "horse", 1.4],
  ["dog", 0.7, "child", 1],
  ["cat", 0.6, "lion", 1.2],
  ["robot", 1, "duck", 0.8],
];

function pair([first, size, second, other]: (typeof PAIRS)[number], poses: readonly [Pose, Pose], seed: string) {
  const cast = [sampleCard({ kind: first, size }), sampleCard({ id: "friend", kind: second, size: other })];
  const figures = [
    { who: "hero", pose: poses[0], mood: "happy", looksAt: "friend" },
    { who: "friend", pose: poses[1], mood: "happy", looksAt: "hero" },
  ] as const;
  const plan = samplePlan({ shot: "medium", figures: [...figures] });
  const { composition } = planPage(plan, cast, { seed, drawers: { figures: FIGURES, things: THINGS_DRAWN } });
  const [a, b] = composition.figures;
  if (!a || !b) throw new Error("both are on the page");
  return { a, b, unit: composition.scale };
}

type Placed = ReturnType<typeof pair>["a"];
const onPage = ({ x, y, scale, facing }: Placed, [px, py]: readonly [number, number]) =>
  [x + px * scale * (facing === "left" ? -1 : 1), y + py * scale] as const;

it.each(["hold-hands", "dance"] as const)("brings the hands of two who %s together, whatever their sizes", (pose) => {
  for (const each of PAIRS) {
    for (const seed of ["a", "b", "c"]) {
      const { a, b, unit } = pair(each, [pose, pose], seed);
      const [ax, ay] = onPage(a, a.drawing.hand ?? [0, 0]);
      const [bx, by] = onPage(b, b.drawing.hand ?? [0, 0]);
      // A hand is about 30 units wide, and who stands behind stands a little higher on the page.
      expect(Math.hypot(ax - bx, ay - by) / unit, `${each.join()} ${seed}`).toBeLessThan(pose === "dance" ? 62 : 54);
    }
  }
});

it("puts the arms of a larger one round a smaller one's shoulders, not over its head", () => {
  for (const each of PAIRS.filter(([, size, , other]) => size > other)) {
    const { a, b } = pair(each, ["hug", "hug"], "hug");
    const [hx, hy] = onPage(a, a.drawing.hand ?? [0, 0]);
    const { head } = b.drawing;
    const [fx, fy] = onPage(b, [head.x, head.y]);
    expect(hy, each.join()).toBeGreaterThan(fy + head.radius * b.scale * 0.7);
    expect(Math.abs(hx - fx) / (head.radius * b.scale), each.join()).toBeLessThan(1.6);
  }
});

it("bends down to whisper to a smaller one", () => {
  const chin = (size: number) => {
    const { a } = pair(["child", 1.5, "child", size], ["whisper", "stand"], "w");
    return a.drawing.head.y;
  };
  expect(chin(0.8)).toBeGreaterThan(chin(1.5) + 12);
});
