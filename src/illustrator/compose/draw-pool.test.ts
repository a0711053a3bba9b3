import { expect, test } from "vitest";
import type { FigureKind } from "#book/cast-card.ts";
import type { Environment } from "#book/choices.ts";
import type { Pose } from "#book/page-plan.ts";
import { drawPage, planPage } from "../draw-page.ts";
import { FIGURES } from "../figures/register.ts";
import { CHILD, GROWN } from "../figures/rig/build.ts";
import { placeJoints } from "../figures/rig/joints.ts";
import { POSE_RIGS } from "../figures/rig/poses.ts";
import { extentOf } from "../gouache/extent.ts";
import { sampleCard, samplePlan } from "../testing/sample-plans.ts";
import { THINGS_DRAWN } from "../things/register.ts";
import { drawPool, needsPool } from "./draw-pool.ts";

const drawers = { figures: FIGURES, things: THINGS_DRAWN };
const KINDS = ["child", "dog", "owl", "fish", "robot", "car"] as const;
const swims = (environment: Environment) =>
  samplePlan({ place: { environment, set: 0 }, figures: [{ who: "hero", pose: "swim", mood: "happy" }] });

test("gives whoever swims on dry land water to swim in, up to the chin and never over the eyes", () => {
  for (const kind of KINDS) {
    for (const seed of ["a", "b", "c"]) {
      const { composition, canvas } = planPage(swims("EnchantedForest"), [sampleCard({ kind })], { seed, drawers });
      const [figure] = composition.figures;
      if (!figure) throw new Error("the swimmer is on the page");
      const { behind, before } = drawPool(canvas, figure, composition.scale);
      const [left, top, right, bottom] = extentOf(before);
      expect(figure.y + figure.drawing.eyes[1] * figure.scale, `${kind} ${seed}`).toBeLessThan(top);
      expect(bottom, `${kind} ${seed}`).toBeGreaterThan(figure.y);
      expect(left, `${kind} ${seed}`).toBeLessThan(figure.x - figure.extent.left * composition.scale);
      expect(right, `${kind} ${seed}`).toBeGreaterThan(figure.x + figure.extent.right * composition.scale);
      const { svg } = drawPage(swims("EnchantedForest"), [sampleCard({ kind })], { seed, drawers });
      expect(svg.indexOf(behind), `${kind} ${seed}`).toBeGreaterThan(0);
      expect(svg.indexOf(before), `${kind} ${seed}`).toBeGreaterThan(svg.indexOf(behind));
    }
  }
});

test("pours no water into water", () => {
  const options = { seed: "sea", drawers };
  const { composition, canvas } = planPage(swims("UnderwaterKingdom"), [sampleCard()], options);
  const [figure] = composition.figures;
  if (!figure) throw new Error("the swimmer is on the page");
  const { behind } = drawPool(canvas, figure, composition.scale);
  expect(drawPage(swims("UnderwaterKingdom"), [sampleCard()], options).svg).not.toContain(behind);
});

test("has whoever swims with legs lower than the chin, so that they are under water", () => {
  for (const build of [CHILD, GROWN]) {
    const { head, nearLeg, farLeg, hips } = placeJoints(build, POSE_RIGS.swim);
    const chin = head[1] + 48 * build.head;
    for (const part of [hips, nearLeg.foot, farLeg.foot]) expect(part[1]).toBeGreaterThan(chin);
  }
});

test("gives water on land to those who live in it and nobody else, unless they are in a room or leap; a mermaid may sit ashore", () => {
  const onLand = (kind: FigureKind, pose: Pose, indoors = false) => {
    const plan = samplePlan({ figures: [{ who: "hero", pose, mood: "happy" }] });
    const { composition } = planPage(plan, [sampleCard({ kind })], { seed: "land", drawers });
    return composition.figures.map((figure) => needsPool(figure, indoors)).includes(true);
  };
  for (const kind of ["fish", "whale", "octopus", "seahorse", "mermaid"] as const) {
    expect(onLand(kind, "stand"), kind).toBe(true);
    expect(onLand(kind, "hold"), kind).toBe(true);
    expect(onLand(kind, "jump"), kind).toBe(false);
    expect(onLand(kind, "stand", true), kind).toBe(false);
    expect(onLand(kind, "sit"), kind).toBe(kind !== "mermaid");
  }
  for (const kind of ["child", "frog", "duck", "turtle"] as const) expect(onLand(kind, "stand"), kind).toBe(false);
});
