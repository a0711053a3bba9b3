import { at, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { boundsOf } from "../../gouache/bounds.ts";
import { onTrunk, type Sitter } from "../sitter.ts";

/**
 * A scaled tail from the hips to a fin. Standing it rests on its curl, swimming it streams behind, sitting and lying it
 * stretches along the ground.
 */
export function drawFishTail(sitter: Sitter): string {
  const { canvas, build, joints, rig, colours } = sitter;
  const [hx, hy] = joints.hips;
  const w = build.trunk[2];
  const direction = joints.lean;
  const spine = spineOf(sitter, hx, hy, direction);
  const tail = tube(spine, w, 8, w * 0.72);
  const [left, top, right, bottom] = boundsOf(tail);
  let scales = "";
  for (let row = 0, y = top; y < bottom; y += 13, row++) {
    for (let x = left + (row % 2) * 9; x < right; x += 18) scales += `M${at(x - 8, y)}q8 11 16 0`;
  }
  const tip = spine[spine.length - 1] ?? [0, 0];
  const before = spine[spine.length - 2] ?? tip;
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const flat = rig.rests || rig.hips[1] >= 0 ? 0.62 : 1;
  const put = ([x, y]: Point): Point => [
    tip[0] + x * Math.cos(angle) - y * flat * Math.sin(angle),
    tip[1] + x * Math.sin(angle) + y * flat * Math.cos(angle),
  ];
  const fin = smooth(
    (
      [
        [-8, -4],
        [14, -20],
        [44, -38],
        [58, -30],
        [42, -10],
        [36, 0],
        [42, 12],
        [56, 32],
        [40, 38],
        [12, 20],
        [-8, 5],
      ] as const
    ).map(put),
    true,
    0.85,
  );
  const rays = (
    [
      [48, -28],
      [34, -6],
      [34, 6],
      [46, 28],
    ] as const
  )
    .map(put)
    .map(([x, y]) => `M${at(tip[0], tip[1])}L${at(x, y)}`)
    .join("");
  const waist = smooth(
    onTrunk(sitter, [
      [-w - 2, -10],
      [-w * 0.5, -3],
      [0, -9],
      [w * 0.5, -3],
      [w + 2, -10],
      [w, 6],
      [0, 10],
      [-w, 6],
    ]),
    true,
    0.8,
  );
  return (
    paint(canvas, fin, colours.foot, {
      turn: 5,
      strokes: 8,
      strokeLength: 22,
      strokeAngle: angle,
      inside: line(rays, canvas.shade(colours.foot, 0.4), 1.8, 0.5),
    }) +
    paint(canvas, tail, colours.leg, {
      turn: 8,
      strokes: 5,
      strokeLength: 20,
      inside: line(scales, canvas.lighten(colours.leg, 0.6), 1.8, 0.5),
    }) +
    fill(waist, canvas.lighten(colours.leg, 0.35))
  );
}

/** The middle line of the tail, from the hips to the root of the fin. */
function spineOf({ build, rig, pose }: Sitter, hx: number, hy: number, lean: number): Point[] {
  const l = build.hip;
  const line = (points: readonly Point[]) => {
    // Softened, so that the tail has no corners.
    const out: Point[] = [];
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[i + 1] ?? [x, y];
      out.push([x, y]);
      if (i < points.length - 1) out.push([(x + nx) / 2, (y + ny) / 2]);
    });
    return out;
  };
  if (rig.rests === "lying") {
    return line([
      [hx + 4, hy],
      [hx - l * 0.6, hy + 4],
      [hx - l * 1.2, -14],
      [hx - l * 1.75, pose === "lie" ? -34 : -9],
    ]);
  }
  if (rig.rests === "sitting") {
    return line([
      [hx, hy - 4],
      [hx + l * 0.5, hy - 6],
      [hx + l * 1.1, -14],
      [hx + l * 1.65, -8],
    ]);
  }
  if (rig.aloft) {
    const [dx, dy] = [-Math.sin(lean), Math.cos(lean)];
    return line([
      [hx, hy],
      [hx + dx * l * 0.6, hy + dy * l * 0.6 + 2],
      [hx + dx * l * 1.15, hy + dy * l * 1.0 + 3],
      [hx + dx * l * 1.65, hy + dy * l * 1.2 - 10],
    ]);
  }
  return line([
    [hx, hy],
    [hx + 4, hy + l * 0.42],
    [hx - 4, hy + l * 0.8],
    [hx - 26, -11],
    [hx - 52, -15],
  ]);
}
