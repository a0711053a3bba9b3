import type { DrawThing } from "../figure.ts";
import { oval } from "../gouache/path.ts";
import { fill, line, paint } from "../gouache/shape.ts";
import { measured } from "./measure.ts";

/** A willow basket with apples in it. */
export const drawBasket: DrawThing = (canvas) => {
  const willow = canvas.grade("#c2935a");
  const dark = canvas.shade(willow, 0.45);
  let weave = "";
  for (let row = 0; row < 4; row++) {
    const y = -34 + row * 9;
    weave += `M-36 ${y}`;
    for (let i = 0; i < 6; i++) weave += `q6 ${(row + i) % 2 ? 5 : -5} 12 0`;
  }
  const red = canvas.grade("#c9523f");
  const apple = (x: number, y: number) => paint(canvas, oval(x, y, 11), red, { turn: 4, strokes: 2, strokeLength: 8 });
  const svg =
    line("M-31 -40Q-30 -82 0 -82Q30 -82 31 -40", dark, 7) +
    line("M-31 -40Q-30 -82 0 -82Q30 -82 31 -40", willow, 4.4) +
    apple(-13, -44) +
    apple(13, -44) +
    apple(0, -49) +
    paint(canvas, "M-38 -42Q0 -36 38 -42L31 -6Q30 0 24 0H-24Q-30 0 -31 -6Z", willow, {
      turn: 6,
      strokes: 6,
      strokeLength: 14,
      inside: line(weave, dark, 2.2, 0.55),
    }) +
    line("M-38 -41Q0 -35 38 -41", canvas.lighten(willow, 0.4), 5) +
    fill("M24 -78Q30 -72 31 -62Q26 -70 20 -74Z", dark, 0.25);
  return measured(svg, [0, -82]);
};
