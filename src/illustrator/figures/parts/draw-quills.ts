import { mark } from "../../gouache/brush.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, type Point } from "../../gouache/path.ts";
import type { Random } from "../../gouache/random.ts";
import { fill, paint } from "../../gouache/shape.ts";

export interface Coat {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** Radians, clockwise from the facing side: where the coat begins and ends. */
  readonly from: number;
  readonly to: number;
  readonly quills: number;
  /** How far a quill stands out, in radii. */
  readonly length: number;
  /** How much the quills are swept back, in quill widths. */
  readonly sweep: number;
  readonly rows: number;
}

/** A coat of quills: a spiny outline filled with short marks in three tones. `map` puts its points where they belong. */
export function drawQuills(
  canvas: Canvas,
  random: Random,
  colour: Hex,
  coat: Coat,
  map: (points: readonly Point[]) => Point[] = (points) => [...points],
): string {
  const { cx, cy, rx, ry, from, to, quills, length, sweep, rows } = coat;
  const onEdge = (angle: number, f: number): Point => {
    const [point = [0, 0] as Point] = map([[cx + Math.cos(angle) * rx * f, cy + Math.sin(angle) * ry * f]]);
    return point;
  };
  const put = (angle: number, f: number) => at(...onEdge(angle, f));
  const step = (to - from) / quills;
  let d = `M${put(from, 0.9)}`;
  for (let i = 0; i < quills; i++) {
    const angle = from + step * i;
    const tip = put(angle + step * (0.5 + sweep), 1 + length * random.range(0.75, 1.15));
    d += `Q${put(angle + step * 0.2, 1 + length * 0.35)} ${tip}`;
    d += `Q${put(angle + step * 0.9, 1 + length * 0.3)} ${put(angle + step, 0.95 + random.gauss() * 0.02)}`;
  }
  d += "Z";
  const tones = [
    { colour: canvas.shade(colour, 0.42), marks: "", alpha: 0.7 },
    { colour: mix(colour, "#c79a6b", 0.45), marks: "", alpha: 0.85 },
    { colour: mix(colour, "#f1dcb4", 0.72), marks: "", alpha: 0.9 },
  ] as const;
  const marks = ["", "", ""];
  for (let row = 0; row < rows; row++) {
    const f = 0.32 + (0.66 * row) / Math.max(1, rows - 1);
    const count = Math.round(quills * 1.05 * f) + 3;
    for (let i = 0; i < count; i++) {
      const angle = from + ((to - from) * (i + 0.5 * (row % 2) + random.gauss() * 0.2)) / count;
      const root = onEdge(angle, f);
      const top = onEdge(angle + sweep * 0.2, f + 0.12);
      const direction = Math.atan2(top[1] - root[1], top[0] - root[0]) + random.gauss() * 0.12;
      const tone = random.chance(0.42) ? 0 : random.chance(0.55) ? 1 : 2;
      marks[tone] += mark(root[0], root[1], (rx + ry) * 0.105 * random.range(0.8, 1.2), (rx + ry) * 0.015, direction);
    }
  }
  const inside = tones.map((tone, i) => fill(marks[i] ?? "", tone.colour, tone.alpha)).join("");
  return paint(canvas, d, colour, { turn: 9, strokes: 0, shadow: 0.3, light: 0.18, inside });
}
