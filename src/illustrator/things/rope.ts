import type { DrawThing } from "../figure.ts";
import { at, oval } from "../gouache/path.ts";
import { fill, line } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

const WIDTH = 13;

/** A coil of rope, wound in rings upon one another, its end lying free. */
export const drawRope: DrawThing = (canvas) => {
  const hemp = canvas.grade("#cf9c55");
  const edge = canvas.shade(hemp, 0.62);
  const lit = canvas.lighten(hemp, 0.6);
  /** The twist of the strands along the front of a ring. */
  const twist = (y: number, rx: number, ry: number) => {
    let marks = "";
    for (let angle = 0.12; angle < 3.1; angle += 0.21) {
      const [x, middle] = [Math.cos(angle) * rx, y + Math.sin(angle) * ry];
      marks += `M${at(x - 3.4, middle + 4.2)}q1.4 -4.6 6.4 -8.4`;
    }
    return line(marks, edge, 2, 0.75);
  };
  const ring = (y: number, rx: number, ry: number) =>
    line(oval(0, y, rx, ry), edge, WIDTH + 3) +
    line(oval(0, y, rx, ry), hemp, WIDTH) +
    line(`M${at(-rx * 0.8, y + ry * 0.46)}Q0 ${y + ry * 1.24} ${at(rx * 0.6, y + ry * 0.7)}`, lit, 3, 0.55) +
    twist(y, rx, ry);
  const end = "M34 -14Q52 -2 66 -7";
  const svg =
    line(end, edge, WIDTH + 3) +
    line(end, hemp, WIDTH) +
    line("M45 -3q2 -5 7 -7M53 -1q2 -5 7 -8", edge, 2, 0.75) +
    line("M68 -10L78 -14M69 -7H80M68 -4L77 0", hemp, 3.4) +
    line("M65 -13V-1", canvas.grade("#c1463c"), 5) +
    fill(oval(0, -32, 34, 14), canvas.shade(hemp, 0.8)) +
    ring(-19, 40, 14) +
    ring(-30, 38, 13.4) +
    ring(-41, 36, 12.6);
  return measured(svg, [22, -46]);
};
