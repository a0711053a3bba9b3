import { FRAME } from "#book/format.ts";
import { mark } from "../../../gouache/brush.ts";
import { mix } from "../../../gouache/colour.ts";
import { at, bend, type Point, smooth, tube } from "../../../gouache/path.ts";
import { fill, line, paint } from "../../../gouache/shape.ts";
import type { Stage } from "../../stage.ts";
import { cornerFerns } from "../framing.ts";
import { roomySide } from "./roomy-side.ts";

const { width: W, height: H } = FRAME;

/** How much of the page's side a trunk takes, in frame units. */
const TRUNK = 74;
/** How far inwards a near trunk's roots and its bough go where nobody stands, in frame units. */
const ROOTS = 230;
const BOUGH = 250;

/** A trunk close by at one side, as if one looked out from behind it: its foot in roots, a leafy bough where the sky is free. */
export function nearTrunk(stage: Stage): string {
  const side = roomySide(stage, TRUNK + 24);
  if (side === undefined) return cornerFerns(stage);
  const { canvas, snow } = stage;
  const { foreground, trunk } = canvas.palette;
  const random = canvas.randomFor("near trunk");
  const bark = mix(foreground, canvas.shade(trunk, 0.1), 0.7);
  const x = (inwards: number) => (side < 0 ? inwards : W - inwards);
  const free = Math.max(stage.room.left, stage.room.right) - 20;
  const roots = stage.quiet === "bottom" ? TRUNK : Math.min(ROOTS, free);
  const lean = random.range(0, 16);
  const waist = TRUNK + random.range(-6, 10);
  const body = smooth(
    [
      [x(-60), -50],
      [x(waist + 18), -50],
      [x(waist - 8), H * 0.16],
      [x(waist + lean - 14), H * 0.42],
      [x(waist + lean), H * 0.66],
      [x(waist + (roots - TRUNK) * 0.2 + lean), H * 0.84],
      [x(Math.max(waist + lean, roots * 0.72)), H * 0.955],
      [x(roots), H * 0.99],
      [x(roots * 0.8), H + 40],
      [x(-60), H + 40],
    ],
    true,
    0.7,
  );
  let grooves = "";
  let pale = "";
  for (let i = 0; i < 34; i++) {
    const groove = mark(x(random.range(-10, waist - 8)), random.range(0, H), random.range(60, 170), 3, 1.57);
    if (i % 3) grooves += groove;
    else pale += groove;
  }
  const knot = H * random.range(0.5, 0.68);
  const rings = [
    [27, 40],
    [17, 27],
  ]
    .map(
      ([rx = 0, ry = 0]) =>
        `M${at(x(34 - rx), knot)}A${rx} ${ry} 0 1 1 ${at(x(34 + rx), knot)}A${rx} ${ry} 0 1 1 ${at(x(34 - rx), knot)}`,
    )
    .join("");
  return (
    bough(stage, x, Math.min(BOUGH, free)) +
    paint(canvas, body, bark, {
      turn: 18,
      shadow: 0.34,
      light: 0.3,
      strokes: 24,
      strokeAngle: 1.5,
      strokeLength: 90,
      inside:
        fill(grooves, foreground, 0.5) +
        fill(pale, canvas.lighten(bark, 0.3), 0.5) +
        line(rings, foreground, 5, 0.5) +
        (snow ? fill(mark(x(roots * 0.5), H * 0.965, roots, 16, 0), "#f4f7fd", 0.9) : ""),
    })
  );
}

/** A bough that leaves a near trunk at shoulder height, below words and above everyone's way, with leaves at its end. */
function bough(stage: Stage, x: (inwards: number) => number, reach: number): string {
  if (reach < 150) return "";
  const { canvas, snow, quiet } = stage;
  const { foreground, near } = canvas.palette;
  const random = canvas.randomFor("near bough");
  const y = quiet === "top" ? H * 0.4 : H * 0.24;
  const twig = bend([x(20), y + 60], [x(reach * 0.5), y + 10], [x(reach * 0.82), y - 34], 8);
  const leaf = ([tx, ty]: Point, length: number, angle: number) => mark(tx, ty, length, length * 0.3, angle);
  let dark = "";
  let lit = "";
  for (const [i, point] of twig.entries()) {
    if (i < 3) continue;
    for (const turn of [-0.9, 0.9]) {
      const angle = (x(1) > x(0) ? -0.3 : Math.PI + 0.3) + turn + random.gauss() * 0.2;
      const length = random.range(40, 58);
      const tip: Point = [point[0] + Math.cos(angle) * length * 0.5, point[1] + Math.sin(angle) * length * 0.5];
      if (turn < 0) lit += leaf(tip, length, angle);
      else dark += leaf(tip, length, angle);
    }
  }
  const green = mix(foreground, near, 0.3);
  return (
    fill(tube(twig, 15, 5), mix(foreground, canvas.palette.trunk, 0.4)) +
    fill(dark, green) +
    fill(lit, snow ? "#f4f7fd" : mix(green, near, 0.4))
  );
}
