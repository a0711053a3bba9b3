import { expect, test } from "vitest";
import { sampleCard, samplePlan } from "../testing/sample-plans.ts";
import { directFigures } from "./direct-figures.ts";

const cast = [
  sampleCard(),
  sampleCard({ id: "friend", kind: "fox" }),
  sampleCard({ id: "small", kind: "mouse", size: 0.5 }),
];
const figure = (who: string, over = {}) => ({ who, pose: "stand", mood: "happy", ...over }) as const;

test("turns figures that look at each other towards each other", () => {
  const figures = [figure("hero", { looksAt: "friend" }), figure("friend", { looksAt: "hero" })];
  const [hero, friend] = directFigures(samplePlan({ figures }), cast);
  expect([hero?.facing, friend?.facing]).toEqual(["right", "left"]);
  expect(hero?.manner.look.x).toBeGreaterThan(0.9);
  expect(friend?.manner.look.x).toBeGreaterThan(0.9);
});

test("faces the reading direction when nothing is said, and the others face the first", () => {
  const directed = directFigures(samplePlan({ figures: [figure("hero"), figure("friend"), figure("small")] }), cast);
  expect(directed.map(({ facing }) => facing)).toEqual(["right", "left", "left"]);
});

test("looks down at a smaller figure and up at a larger one", () => {
  const figures = [figure("hero", { looksAt: "small" }), figure("small", { looksAt: "hero" })];
  const [hero, small] = directFigures(samplePlan({ figures }), cast);
  expect(hero?.manner.look.y).toBeGreaterThan(0.1);
  expect(small?.manner.look.y).toBeLessThan(-0.1);
});

test("looks at the reader, up to the sky and down to the ground", () => {
  const look = (looksAt: string) =>
    directFigures(
      samplePlan({
        figures: [figure("hero", { looksAt })],
        things: [
          { thing: "kite", where: "sky" },
          { thing: "key", where: "ground" },
        ],
      }),
      cast,
    )[0]?.manner.look;
  expect(look("reader")).toEqual({ x: 0, y: 0 });
  expect(look("kite")?.y).toBeLessThan(-0.3);
  expect(look("key")?.y).toBeGreaterThan(0.3);
});

test("turns the eyes back when the plan makes it face away", () => {
  const figures = [figure("hero", { looksAt: "friend", facing: "left" }), figure("friend")];
  const [hero] = directFigures(samplePlan({ figures }), cast);
  expect(hero?.facing).toBe("left");
  expect(hero?.manner.look.x).toBeLessThan(0);
});

test("leaves out a figure that has no card", () => {
  expect(directFigures(samplePlan({ figures: [figure("stranger"), figure("hero")] }), cast)).toHaveLength(1);
});
