import type { DrawThing } from "../figure.ts";
import { at, num } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "../things/measure.ts";

/** A humpbacked stone bridge on a broad pier between two arches. */
export const drawBridge: DrawThing = (canvas) => {
  const stone = canvas.grade("#c6b39c");
  const dark = canvas.shade(stone, 0.35);
  const arch = (x: number) =>
    `M${at(x - 26, 2)}V-20Q${at(x - 24, -52)} ${at(x, -54)}Q${at(x + 24, -52)} ${at(x + 26, -20)}V2Z`;
  const rim = (x: number) =>
    `M${at(x - 26, 0)}V-20Q${at(x - 24, -52)} ${at(x, -54)}Q${at(x + 24, -52)} ${at(x + 26, -20)}V0`;
  const body = `M-96 2V-60Q-50 -96 0 -100Q50 -96 96 -60V2H${num(62 + 26)}V-20Q86 -52 62 -54Q38 -52 36 -20V2H-36V-20Q-38 -52 -62 -54Q-86 -52 -88 -20V2Z`;
  const blocks =
    "M-90 -34H-88M-30 -20H30M-34 -40H34M-40 -62H40M-80 -66H80M-14 -20V0M14 -20V0M0 -40V-20M-20 -62V-40M20 -62V-40M-58 -80V-66M58 -80V-66";
  const svg =
    fill(arch(-62) + arch(62), canvas.shade(stone, 0.55), 0.35) +
    paint(canvas, body, stone, { turn: 9, strokes: 26, inside: line(blocks, dark, 1.8, 0.5) }) +
    line(rim(-62) + rim(62), dark, 4, 0.7) +
    paint(
      canvas,
      "M-100 -58Q-52 -98 0 -103Q52 -98 100 -58V-70Q52 -110 0 -115Q-52 -110 -100 -70Z",
      canvas.lighten(stone, 0.25),
      {
        turn: 4,
        strokes: 10,
      },
    );
  return measured(svg, [0, -60]);
};
