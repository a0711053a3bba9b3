import { describe, expect, it } from "vitest";
import { FURTHER_THINGS } from "#book/further-things.ts";
import { THINGS } from "#book/page-plan.ts";
import { extentOf } from "../gouache/extent.ts";
import { Canvas } from "../gouache/canvas.ts";
import { THINGS_DRAWN } from "./register.ts";
import { PALETTES } from "../places/enchanted-forest/palettes.ts";

const canvas = () =>
  new Canvas({
    palette: PALETTES.day,
    seed: "page",
    prefix: "p",
  });

describe.each([...THINGS, ...FURTHER_THINGS])("a %s", (thing) => {
  it.each(["hand", "ground", "sky"] as const)("is drawn as it is in the %s", (where) => {
    const drawn = THINGS_DRAWN[thing](canvas(), { where });
    expect(drawn.svg).not.toMatch(/NaN|undefined| opacity="|<filter/);
    expect(THINGS_DRAWN[thing](canvas(), { where })).toEqual(drawn);
    const [left, top, right, bottom] = extentOf(drawn.svg);
    // The size it names holds what it shows, and is not much more.
    expect(drawn.width).toBeGreaterThan((right - left) * 0.85);
    expect(drawn.width).toBeLessThan(Math.max(-left, right) * 2 + 24);
    expect(drawn.height).toBeGreaterThan(-top - 10);
    expect(drawn.height).toBeLessThan(-top + 16);
    if (where === "ground") expect(bottom).toBeLessThan(15);
  });

  it("is gripped within itself", () => {
    const { svg, grip } = THINGS_DRAWN[thing](canvas(), { where: "hand" });
    const [left, top, right, bottom] = extentOf(svg);
    expect(grip[0]).toBeGreaterThanOrEqual(left - 1);
    expect(grip[0]).toBeLessThanOrEqual(right + 1);
    expect(grip[1]).toBeGreaterThanOrEqual(top - 4);
    expect(grip[1]).toBeLessThanOrEqual(bottom + 1);
  });
});
