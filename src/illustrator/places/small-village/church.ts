import { at, box, num, oval, polygon } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { pane } from "../parts/openings.ts";
import type { Stage } from "../stage.ts";

/** The village church in the haze: a nave and a pointed tower with a clock; `width` is the tower's. */
export function church(stage: Stage, x: number, y: number, width: number): string {
  const { canvas, hour } = stage;
  const depth = 0.42;
  const wall = canvas.fade(canvas.grade("#e9dfd2"), depth);
  const roof = canvas.fade(canvas.grade("#6f7f98"), depth);
  const top = y - width * 2.5;
  const lit = hour === "night" || hour === "sunset";
  const hands = `M${at(x, top + width * 0.45)}v${num(-width * 0.15)}M${at(x, top + width * 0.45)}l${at(width * 0.11, width * 0.06)}`;
  return (
    paint(canvas, box(x, y - width * 1.1, width * 1.9, width * 1.1), wall, { turn: 8, strokes: 10 }) +
    paint(
      canvas,
      polygon([
        [x - 4, y - width * 1.05],
        [x + width * 0.3, y - width * 1.75],
        [x + width * 1.7, y - width * 1.75],
        [x + width * 2.05, y - width * 1.05],
      ]),
      roof,
      { turn: 8, strokes: 14, strokeAngle: 0 },
    ) +
    [0.85, 1.3]
      .map((u) =>
        pane(canvas, x + width * u, y - width * 0.3, width * 0.2, width * 0.48, { shape: "arch", lit, depth }),
      )
      .join("") +
    paint(canvas, box(x - width / 2, top, width, y - top), wall, { turn: 12, strokes: 14, strokeAngle: 1.5 }) +
    paint(
      canvas,
      polygon([
        [x - width * 0.62, top + 4],
        [x, top - width * 1.5],
        [x + width * 0.62, top + 4],
      ]),
      roof,
      { turn: 10, strokes: 14, strokeAngle: 1.3 },
    ) +
    line(`M${at(x, top - width * 1.5)}v${num(-width * 0.36)}`, roof, 4) +
    fill(oval(x, top - width * 1.88, width * 0.06), canvas.fade(canvas.grade("#f3c65f"), 0.2)) +
    fill(oval(x, top + width * 0.45, width * 0.26), canvas.fade("#fff8e6", 0.1)) +
    line(hands, canvas.shade(wall, 0.7), width * 0.035) +
    pane(canvas, x, y - width * 0.9, width * 0.24, width * 0.5, { shape: "arch", lit, depth })
  );
}
