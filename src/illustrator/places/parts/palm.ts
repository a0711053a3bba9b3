import type { Canvas } from "../../gouache/canvas.ts";
import type { Hex } from "../../gouache/colour.ts";
import { at, bend, oval, type Point, smooth, tube } from "../../gouache/path.ts";
import { line, paint } from "../../gouache/shape.ts";

/** A palm leaning over from (x, y). */
export function palm(canvas: Canvas, x: number, y: number, height: number, lean: number, depth = 0): string {
  const random = canvas.randomFor(`palm${Math.round(x)}/${Math.round(height)}`);
  const wood = canvas.fade(canvas.palette.trunk, depth);
  const leaf = canvas.fade(canvas.palette.near, depth);
  const topX = x + lean;
  const topY = y - height;
  const stem = bend([x, y], [x + lean * 0.05, y - height * 0.6], [topX, topY], 12);
  let rings = "";
  for (let i = 1; i < 12; i++) {
    const [rx, ry] = stem[i] ?? [x, y];
    const w = height * 0.03 * (1 - i * 0.035);
    rings += `M${at(rx - w, ry)}q${at(w, w * 0.5)} ${at(2 * w, -w * 0.1)}`;
  }
  let svg = paint(canvas, tube(stem, height * 0.042, height * 0.02), wood, {
    turn: height * 0.016,
    strokes: 14,
    strokeLength: height * 0.05,
    strokeAngle: 1.4,
    inside: line(rings, canvas.shade(wood, 0.45), height * 0.008, 0.5),
  });
  const frond = (angle: number, length: number, tone: Hex) => {
    const ex = topX + Math.cos(angle) * length;
    const ey = topY + Math.sin(angle) * length * 0.72 + length * 0.28;
    const spine = bend(
      [topX, topY],
      [topX + Math.cos(angle) * length * 0.55, topY + Math.sin(angle) * length * 0.75 - length * 0.14],
      [ex, ey],
      14,
    );
    const under: Point[] = [];
    for (let i = spine.length - 1; i > 0; i--) {
      const [px, py] = spine[i] ?? [0, 0];
      const drop = length * 0.2 * Math.sin((i / spine.length) * Math.PI) * (i % 2 ? 1 : 0.5);
      under.push([px - Math.cos(angle) * length * 0.05, py + drop + length * 0.02]);
    }
    return paint(canvas, `${smooth(spine, false)}L${under.map(([px, py]) => at(px, py)).join("L")}Z`, tone, {
      turn: length * 0.03,
      strokes: 10,
      strokeLength: length * 0.14,
      strokeHalf: length * 0.008,
      strokeAngle: angle + 0.4,
    });
  };
  const angles = [-2.95, 0.1, -2.45, -0.45, -2.0, -0.95, -1.5];
  svg += angles
    .map((angle, i) =>
      frond(angle + random.gauss() * 0.12, height * random.range(0.42, 0.52), i % 2 ? leaf : canvas.shade(leaf, 0.16)),
    )
    .join("");
  return (
    svg +
    [
      [-0.03, 0.03],
      [0.025, 0.035],
      [0, 0.05],
    ]
      .map(([dx = 0, dy = 0]) =>
        paint(canvas, oval(topX + dx * height, topY + dy * height, height * 0.026), canvas.shade(wood, 0.3), {
          turn: 4,
          strokes: 0,
        }),
      )
      .join("")
  );
}
