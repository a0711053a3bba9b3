import { expect, test } from "vitest";
import { COLOURS } from "#book/cast-card.ts";
import type { PagePlan } from "#book/page-plan.ts";
import { drawPicture } from "../draw-picture.ts";
import { sampleCard, samplePlan } from "../testing/sample-plans.ts";
import { THING_COLOURS } from "./colours.ts";

const draw = (plan: Partial<PagePlan>) => drawPicture(samplePlan(plan), [sampleCard({})], { seed: "colours" }).svg;

test("every colour that a wish can name has its dye, each another", () => {
  expect(new Set(COLOURS.map((colour) => THING_COLOURS[colour])).size).toBe(COLOURS.length);
});

test("a thing is drawn in the colour of its plan, in a hand as in the sky, and as much is drawn as without", () => {
  const held = (holdsColour?: "red" | "blue") =>
    draw({
      figures: [{ who: "hero", pose: "hold", mood: "happy", holds: "balloon", ...(holdsColour && { holdsColour }) }],
    });
  const above = (colour?: "red" | "blue") =>
    draw({ things: [{ thing: "balloon", where: "sky", ...(colour && { colour }) }] });
  for (const picture of [held, above]) {
    const pictures = [picture(), picture("red"), picture("blue")];
    expect(new Set(pictures).size).toBe(3);
    // Brush strokes fall anew with a colour; what is drawn, and how much of it, stays.
    expect(new Set(pictures.map((svg) => svg.split("<path").length)).size).toBe(1);
  }
});
