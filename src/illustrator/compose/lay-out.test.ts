import fc from "fast-check";
import { expect, test } from "vitest";
import { FRAME } from "#book/format.ts";
import { SHOTS } from "#book/page-plan.ts";
import { seeded } from "../gouache/random.ts";
import { type Extent, layOut } from "./lay-out.ts";
import { PAGE } from "./frame.ts";
import { chooseView, SHOT_HEIGHTS } from "./shots.ts";

const extent = (over: Partial<Extent> = {}): Extent => ({
  left: 80,
  right: 90,
  stature: 300,
  height: 300,
  head: { x: 0, y: -215, radius: 62 },
  lift: 0,
  facing: "right",
  ...over,
});

const anyExtent = fc
  .record({
    left: fc.integer({ min: 50, max: 260 }),
    right: fc.integer({ min: 50, max: 260 }),
    size: fc.constantFrom(0.5, 0.8, 1, 1.3, 1.6),
    facing: fc.constantFrom("left" as const, "right" as const),
  })
  .map(({ left, right, size, facing }) =>
    extent({
      left: left * size,
      right: right * size,
      stature: 300 * size,
      height: 300 * size,
      head: { x: 0, y: -215 * size, radius: 62 * size },
      facing,
    }),
  );
const anyGroup = fc.array(anyExtent, { minLength: 1, maxLength: 3 });
const anyText = fc.constantFrom("top" as const, "bottom" as const);

test("keeps every face inside the page and clear of its neighbours, whatever the figures", () => {
  fc.assert(
    fc.property(anyGroup, fc.constantFrom(...SHOTS), anyText, fc.string(), (group, shot, textAt, seed) => {
      const random = seeded(seed);
      const { scale, spots } = layOut(group, chooseView({ shot, textAt }, random, PAGE), random);
      for (const [i, figure] of group.entries()) {
        const spot = spots[i]!;
        const face = {
          left: spot.x + (figure.head.x - figure.head.radius) * scale,
          right: spot.x + (figure.head.x + figure.head.radius) * scale,
        };
        expect(face.left).toBeGreaterThanOrEqual(0);
        expect(face.right).toBeLessThanOrEqual(FRAME.width);
        expect(spot.y).toBeLessThan(FRAME.height);
        const next = group[i + 1];
        if (!next) continue;
        const nextSpot = spots[i + 1]!;
        expect(nextSpot.x + (next.head.x - next.head.radius) * scale).toBeGreaterThan(face.right);
      }
    }),
    { numRuns: 300 },
  );
});

test.each(SHOTS)("gives the hero of a %s shot the height of its band", (shot) => {
  for (let i = 0; i < 200; i++) {
    for (const textAt of ["top", "bottom"] as const) {
      const random = seeded(`${shot}${i}`);
      const group = i % 2 && shot !== "close" ? [extent(), extent({ facing: "left" })] : [extent()];
      const { scale } = layOut(group, chooseView({ shot, textAt }, random, PAGE), random);
      const share = (300 * scale) / FRAME.height;
      expect(share).toBeGreaterThanOrEqual(SHOT_HEIGHTS[shot][0] - 0.001);
      expect(share).toBeLessThanOrEqual(SHOT_HEIGHTS[shot][1] + 0.001);
    }
  }
});

test("leaves room before the eyes of a figure that is alone", () => {
  for (let i = 0; i < 100; i++) {
    const random = seeded(`gaze${i}`);
    const view = chooseView({ shot: "medium", textAt: "top" }, random, PAGE);
    const at = (facing: "left" | "right") => layOut([extent({ facing })], view, random).spots[0]!.x;
    expect(at("right")).toBeLessThan(FRAME.width * 0.42);
    expect(at("left")).toBeGreaterThan(FRAME.width * 0.58);
  }
});

test("brings two who hug together, faces apart", () => {
  const random = seeded("hug");
  const view = chooseView({ shot: "medium", textAt: "top" }, random, PAGE);
  const apart = layOut([extent(), extent({ facing: "left" })], view, seeded("a"));
  const hug = layOut(
    [
      extent({ meets: { with: "arms", distance: 100, reach: { x: 60, y: 130 } }, right: 190 }),
      extent({ facing: "left" }),
    ],
    view,
    seeded("a"),
  );
  const distance = ({ spots, scale }: typeof hug) => (spots[1]!.x - spots[0]!.x) / scale;
  expect(distance(hug)).toBeLessThan(distance(apart));
  expect(distance(hug)).toBeGreaterThan(2 * 62);
});

test("lets unequal two who hold hands meet half of the way, and leaves a hand alone that nobody takes", () => {
  const view = chooseView({ shot: "medium", textAt: "top" }, seeded("hands"), PAGE);
  const holding = (distance: number, facing: "left" | "right") =>
    extent({ facing, meets: { with: "hand", distance, reach: { x: distance / 2, y: 120 } } });
  const { spots, scale } = layOut([holding(240, "right"), holding(160, "left")], view, seeded("a"));
  expect((spots[1]!.x - spots[0]!.x) / scale).toBeCloseTo(200, 0);
  const alone = layOut([holding(160, "right"), extent({ facing: "left" })], view, seeded("a"));
  const apart = layOut([extent(), extent({ facing: "left" })], view, seeded("a"));
  expect(alone).toEqual(apart);
});

test("keeps one who whispers near an ear, with the hand off the face", () => {
  const view = chooseView({ shot: "medium", textAt: "top" }, seeded("ear"), PAGE);
  const whispers = extent({ meets: { with: "mouth", distance: 90, reach: { x: 96, y: 200 } } });
  const { spots, scale } = layOut([whispers, extent({ facing: "left" })], view, seeded("a"));
  expect((spots[1]!.x - spots[0]!.x) / scale).toBeGreaterThan(96 + 62);
});

test("leaves air between the page's edge and the feet of whoever lies", () => {
  for (const [left, right] of [
    [330, 90],
    [90, 330],
  ] as const) {
    for (const shot of SHOTS) {
      for (const seed of ["a", "b", "c", "d"]) {
        const random = seeded(seed);
        const lying = extent({ left, right, height: 150, head: { x: 0, y: -80, radius: 62 }, lies: true });
        const { scale, spots } = layOut([lying], chooseView({ shot, textAt: "top" }, random, PAGE), random);
        expect(spots[0]!.x - left * scale).toBeGreaterThan(30);
        expect(spots[0]!.x + right * scale).toBeLessThan(FRAME.width - 30);
      }
    }
  }
});
