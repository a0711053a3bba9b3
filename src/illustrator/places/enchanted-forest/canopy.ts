import { FRAME } from "#book/format.ts";
import { mix } from "../../gouache/colour.ts";
import { fill, paint } from "../../gouache/shape.ts";
import { ellipse, smooth } from "../../gouache/path.ts";
import { leafDabs, leafOutline, type Lobe } from "../parts/leaves.ts";
import type { Stage } from "../stage.ts";

/** Leaves that close over the page's top, heavier on one side (−1 left). */
export function canopy(stage: Stage, side: -1 | 1): string {
  const { canvas, snow, quiet } = stage;
  const random = canvas.randomFor("canopy");
  const leaves = canvas.fade(mix(canvas.palette.near, canvas.palette.mid, 0.25), 0.08);
  const lobes: Lobe[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const heavy = side < 0 ? 1 - t : t;
    const y = (quiet === "top" ? -70 : -30) + heavy * 90 + random.gauss() * 16;
    return [-30 + t * (FRAME.width + 60), y, 110 + heavy * 50, 80 + heavy * 50] as const;
  });
  const caps = lobes
    .map(([x, y, rx, ry]) => smooth(ellipse(x - rx * 0.2, y - ry * 0.1, rx * 0.7, ry * 0.6, 10, random, 0.1)))
    .join("");
  return (
    paint(canvas, leafOutline(lobes, FRAME.width / 2, -400, random, 180), leaves, {
      turn: 26,
      shadow: 0.3,
      strokes: 0,
      inside: fill(caps, canvas.lighten(leaves, 0.14), 0.5),
    }) + leafDabs(canvas, random, lobes, 230, snow ? mix(leaves, "#ffffff", 0.4) : leaves, 30)
  );
}

/** The hour's light breaking through far trees. */
export function throughTheTrees({ canvas, night }: Stage, x: number, y: number): string {
  const tone = mix(canvas.palette.sun, canvas.palette.light, 0.3);
  return canvas.glow(x, y, 470, tone, night ? 0.2 : 0.62) + canvas.glow(x, y, 170, tone, night ? 0.16 : 0.5);
}
