import type { Canvas } from "../../gouache/canvas.ts";
import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, num, oval, polygon } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { WindowOptions } from "./buildings.ts";

/** A window with bars; lit ones glow. (x, y) is the middle of its sill. */
export function pane(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions = {},
): string {
  const { lit = false, shape = "square", depth = 0 } = options;
  const frame = canvas.fade(options.frame ?? canvas.grade("#f3e6cf"), depth);
  const glass = lit
    ? canvas.fade(canvas.palette.lamp, depth * 0.5)
    : canvas.fade(mix(canvas.palette.sky[1], canvas.palette.shadow, 0.42), depth);
  const outline = (grow: number) => {
    const w = width / 2 + grow;
    const top = y - height - grow;
    if (shape === "round") return oval(x, y - height / 2, w, height / 2 + grow);
    if (shape === "arch")
      return `M${at(x - w, y + grow)}V${num(top + w)}A${num(w)} ${num(w)} 0 0 1 ${at(x + w, top + w)}V${num(y + grow)}Z`;
    return box(x - w, top, 2 * w, height + 2 * grow, 2);
  };
  const shine = fill(
    polygon([
      [x - width * 0.4, y],
      [x - width * 0.1, y - height],
      [x + width * 0.15, y - height],
      [x - width * 0.15, y],
    ]),
    "#ffffff",
    lit ? 0.3 : 0.16,
  );
  return (
    (lit && depth < 0.6
      ? canvas.glow(x, y - height / 2, Math.max(width, height) * 1.5, canvas.palette.lamp, 0.42)
      : "") +
    fill(outline(width * 0.12), frame) +
    `<g clip-path="${canvas.clip(outline(0))}">${fill(outline(0), glass)}${shine}</g>` +
    line(
      `M${at(x, y)}V${num(y - height)}M${at(x - width / 2, y - height * 0.48)}H${num(x + width / 2)}`,
      frame,
      Math.max(1.6, width * 0.09),
    ) +
    (shape === "round"
      ? ""
      : fill(box(x - width * 0.7, y + width * 0.06, width * 1.4, width * 0.14, 2), canvas.shade(frame, 0.18)))
  );
}

/** A planked door with a round top. (x, y) is the middle of its threshold. */
export function door(
  canvas: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Hex,
  frame = canvas.grade("#e8d3b0"),
): string {
  const arch = (grow: number) => {
    const w = width / 2 + grow;
    return `M${at(x - w, y)}V${num(y - height + w * 0.9)}A${num(w)} ${num(w * 0.9 + grow)} 0 0 1 ${at(x + w, y - height + w * 0.9)}V${num(y)}Z`;
  };
  let planks = "";
  for (let i = 1; i < 4; i++) planks += `M${at(x - width / 2 + (width * i) / 4, y)}v${num(-height)}`;
  return (
    fill(arch(width * 0.1), frame) +
    paint(canvas, arch(0), colour, {
      turn: width * 0.08,
      strokes: 14,
      strokeLength: height * 0.2,
      strokeAngle: 1.55,
      strokeHalf: 1.4,
      inside: line(planks, canvas.shade(colour, 0.5), width * 0.03, 0.5),
    }) +
    fill(oval(x + width * 0.3, y - height * 0.42, width * 0.06), canvas.grade("#f3c65f"))
  );
}
