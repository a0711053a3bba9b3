import { mark } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { type Point, smooth } from "../../gouache/path.ts";
import type { Random } from "../../gouache/random.ts";
import { fill } from "../../gouache/shape.ts";

/** A round lobe of leaves. */
export type Lobe = readonly [x: number, y: number, rx: number, ry: number];

/** The outline around overlapping lobes, seen from (cx, cy). */
export function leafOutline(lobes: readonly Lobe[], cx: number, cy: number, random: Random, count = 40): string {
  const points: Point[] = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const ux = Math.cos(angle);
    const uy = Math.sin(angle);
    let reach = 0;
    for (const [x, y, rx, ry] of lobes) {
      // The far crossing of the ray with the lobe, in the lobe's own round space.
      const ox = (cx - x) / rx;
      const oy = (cy - y) / ry;
      const dx = ux / rx;
      const dy = uy / ry;
      const a = dx * dx + dy * dy;
      const b = ox * dx + oy * dy;
      const c = ox * ox + oy * oy - 1;
      const root = b * b - a * c;
      if (root >= 0) reach = Math.max(reach, (-b + Math.sqrt(root)) / a);
    }
    reach *= 1 + random.gauss() * 0.025;
    return [cx + ux * reach, cy + uy * reach] as const;
  });
  return smooth(points, true, 0.9);
}

/** Leaf dabs over lobes in three tones, lit from the light's side. */
export function leafDabs(
  canvas: Canvas,
  random: Random,
  lobes: readonly Lobe[],
  count: number,
  colour: Hex,
  size: number,
  strength = 1,
): string {
  const tones = ["", "", ""];
  for (let i = 0; i < count; i++) {
    const [cx, cy, rx, ry] = random.pick(lobes);
    const angle = random() * Math.PI * 2;
    const f = Math.sqrt(random());
    const x = cx + Math.cos(angle) * rx * f;
    const y = cy + Math.sin(angle) * ry * f;
    const lit = ((x - cx) / rx) * canvas.light.x + ((y - cy) / ry) * canvas.light.y + random.gauss() * 0.45;
    const tone = lit > 0.3 ? 2 : lit < -0.28 ? 0 : 1;
    tones[tone] += mark(
      x,
      y,
      size * random.range(0.7, 1.4),
      size * 0.32,
      random.range(-0.9, 0.9) + (x > cx ? 0.6 : -0.6),
    );
  }
  return (
    fill(tones[0] ?? "", canvas.shade(colour, 0.32), 0.75 * strength) +
    fill(tones[1] ?? "", mix(colour, canvas.palette.haze, 0.14), 0.8 * strength) +
    fill(tones[2] ?? "", canvas.lighten(colour, 0.42), 0.85 * strength)
  );
}
