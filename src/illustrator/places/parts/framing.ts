import { FRAME } from "#book/format.ts";
import { mark } from "../../gouache/brush.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, bend, type Point, smooth, tube } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";
import { fern } from "./plants.ts";
import { unlessHiding } from "./unless-hiding.ts";

const { width: W, height: H } = FRAME;

/** Ferns in the lower corners, one side larger, on some pages in one corner alone; none where words are set. */
export function cornerFerns(stage: Stage): string {
  if (stage.quiet === "bottom") return "";
  const { canvas } = stage;
  const { foreground, near } = canvas.palette;
  const soft = mix(foreground, near, 0.3);
  const random = canvas.randomFor("corner ferns");
  const size = random.range(0.85, 1.25);
  const grown = (...of: Parameters<typeof fern>) => unlessHiding(stage, fern(...of));
  const left = grown(canvas, -20, H + 36, 330 * size, foreground) + grown(canvas, W * 0.12, H + 56, 190 * size, soft);
  const right =
    grown(canvas, W + 26, H + 44, 230 * size, foreground, -1) + grown(canvas, W * 0.9, H + 60, 130 * size, soft, -1);
  const heaped = (side: -1 | 1) => (stage.snow ? unlessHiding(stage, snowBank(stage, side, size)) : "");
  const [leftSnow, rightSnow] = [heaped(-1), heaped(1)];
  const [inLeft, inRight] = [left + leftSnow, right + rightSnow];
  return random.pick([inLeft + inRight, inLeft, inRight, inLeft + inRight]);
}

/** Snow heaped in a lower corner, with what grows there looking out of it. */
function snowBank({ canvas }: Stage, side: -1 | 1, size: number): string {
  const [lit, own, deep] = canvas.palette.ground;
  const x = (t: number) => (side < 0 ? t * W : W - t * W);
  const h = 130 * size;
  const heap = (dy: number) =>
    `M${at(x(-0.05), H + 30)}L${at(x(-0.05), H - h + dy)}Q${at(x(0.1), H - h * 1.16 + dy)} ${at(x(0.2), H - h * 0.46 + dy)}T${at(x(0.42), H + 30)}Z`;
  return fill(heap(0), deep) + fill(heap(10), own) + fill(heap(34), lit, 0.8);
}

/** Leaves hanging into an upper corner; `side` −1 is left. Kept small above a calm top. */
export function overhang(stage: Stage, side: -1 | 1, size = 1, colour?: Hex): string {
  const { canvas, quiet } = stage;
  const random = canvas.randomFor(`overhang${side}`);
  const tone = colour ?? canvas.palette.foreground;
  const scale = quiet === "top" ? 0.55 * size : size;
  const x0 = side < 0 ? -30 : W + 30;
  let dark = "";
  let pale = "";
  let twigs = "";
  for (let branch = 0; branch < 3; branch++) {
    const reach = W * (0.36 - branch * 0.09) * scale;
    const drop = H * (0.05 + branch * 0.06) * scale;
    const twig = bend(
      [x0, -20 + branch * 50 * scale],
      [x0 - side * reach * 0.6, -30 + drop * 0.4],
      [x0 - side * reach, drop],
      10,
    );
    twigs += smooth(twig, false);
    for (const [i, [x, y]] of twig.entries()) {
      if (i < 1) continue;
      for (let k = 0; k < 3; k++) {
        const leaf = mark(
          x + random.gauss() * 26 * scale,
          y + random.range(-10, 40) * scale,
          random.range(44, 84) * scale,
          random.range(10, 17) * scale,
          (side < 0 ? 0.9 : 2.2) + random.gauss() * 0.6,
        );
        if ((i + k) % 3) dark += leaf;
        else pale += leaf;
      }
    }
  }
  const lit = stage.snow ? "#f4f7fd" : mix(tone, canvas.palette.near, 0.45);
  return line(twigs, tone, 7 * scale) + fill(dark, tone) + fill(pale, lit);
}

/** A bare winter branch across an upper corner, with snow on it. */
export function bareBranch(stage: Stage, side: -1 | 1): string {
  const { canvas } = stage;
  const tone = mix(canvas.palette.foreground, canvas.palette.trunk, 0.3);
  const scale = stage.quiet === "top" ? 0.6 : 1;
  const x = (t: number) => (side < 0 ? -30 + t * W * scale : W + 30 - t * W * scale);
  const y = (t: number) => t * H * scale;
  const twig = (a: Point, b: Point, c: Point, w: number) =>
    tube(bend([x(a[0]), y(a[1])], [x(b[0]), y(b[1])], [x(c[0]), y(c[1])], 9), w, w * 0.3);
  const twigs =
    twig([0, 0.02], [0.2, 0.03], [0.4, 0.11], 13 * scale) +
    twig([0.16, 0.035], [0.24, 0.08], [0.26, 0.14], 7 * scale) +
    twig([0.24, 0.05], [0.32, 0.03], [0.4, 0.03], 6 * scale) +
    twig([0.08, 0.025], [0.12, 0.06], [0.11, 0.11], 6 * scale);
  const snow = stage.snow
    ? line(`M${at(x(0.02), y(0.012))}Q${at(x(0.2), y(0.02))} ${at(x(0.38), y(0.095))}`, "#fbfcff", 8 * scale, 0.95)
    : "";
  return fill(twigs, tone) + snow;
}
