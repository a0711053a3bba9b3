import { expect, test } from "vitest";
import { Canvas } from "../../../gouache/canvas.ts";
import { extentOf } from "../../../gouache/extent.ts";
import { PALETTES } from "../../enchanted-forest/palettes.ts";
import type { Stage } from "../../stage.ts";
import { nearTrunk } from "./near-trunk.ts";

const stage = (left: number, quiet: Stage["quiet"]): Stage => ({
  canvas: new Canvas({ palette: PALETTES.day, seed: `trunk ${left}`, prefix: "t" }),
  random: new Canvas({ palette: PALETTES.day, seed: "", prefix: "t" }).randomFor("set"),
  hour: "day",
  weather: "clear",
  horizon: 700,
  floor: 1100,
  quiet,
  night: false,
  moonTaken: false,
  snow: false,
  bedTaken: false,
  seen: { left: 0, right: 1024, top: 0 },
  actors: [],
  named: [],
  room: { left, right: 0 },
});

test("stands in roots and bears a bough as far as there is room, and no farther", () => {
  for (const quiet of ["top", "bottom"] as const) {
    for (const room of [100, 160, 220, 300, 600]) {
      const [, , right] = extentOf(nearTrunk(stage(room, quiet)));
      expect(right, `${quiet} ${room}`).toBeLessThanOrEqual(Math.max(room, 112));
      if (room >= 220) expect(right, `${quiet} ${room}`).toBeGreaterThan(150);
    }
  }
});
