import { expect, test } from "vitest";
import type { Pose } from "#book/page-plan.ts";
import { planPage } from "../draw-page.ts";
import { FIGURES } from "../figures/register.ts";
import { boundsOf } from "../gouache/bounds.ts";
import { sampleCard, samplePlan } from "../testing/sample-plans.ts";
import { THINGS_DRAWN } from "../things/register.ts";
import { bedFor } from "./draw-bed.ts";

const cast = [sampleCard(), sampleCard({ id: "friend", kind: "fox" }), sampleCard({ id: "third", kind: "bear" })];
const drawers = { figures: FIGURES, things: THINGS_DRAWN };

function bedOf(...poses: Pose[]) {
  const figures = poses.map((pose, i) => ({ who: cast[i]?.id ?? "", pose, mood: "calm" }) as const);
  const place = { environment: "SmallVillage", set: 0, indoors: "bedroom" } as const;
  const { canvas, composition } = planPage(samplePlan({ place, figures, shot: "medium" }), cast, {
    seed: "bed",
    drawers,
  });
  return { ...composition, bed: bedFor(canvas, composition.figures, composition.scale, "SmallVillage") };
}

test("makes a bed for whoever lies down, long enough for those who sit on it, not for those who stand by", () => {
  const { bed, figures } = bedOf("sleep", "sit", "stand");
  expect(bed?.on).toEqual(figures.slice(0, 2));
  expect([...(bed?.quilts.keys() ?? [])]).toEqual(figures.slice(0, 1));
  expect(bedOf("sit", "stand").bed).toBeUndefined();
});

test("covers a sleeper up to the chin and no farther", () => {
  const { bed, figures, scale } = bedOf("sleep");
  const [sleeper] = figures;
  const outline = / d="([^"]+)"/.exec(bed?.quilts.get(sleeper!) ?? "")?.[1] ?? "";
  const [left, , right] = boundsOf(outline);
  const { head } = sleeper!.extent;
  const face = [
    sleeper!.x + (head.x - head.radius * 0.7) * scale,
    sleeper!.x + (head.x + head.radius * 0.7) * scale,
  ] as const;
  expect(right < face[0] || left > face[1]).toBe(true);
  expect(right - left).toBeGreaterThan(80 * scale);
});
