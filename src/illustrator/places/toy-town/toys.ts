import { type Hex, mix } from "../../gouache/colour.ts";
import { at, box, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { Canvas } from "../../gouache/canvas.ts";
import { ball } from "./ball.ts";
import type { Stage } from "../stage.ts";

/** A wooden train with two wagons on its rails, going right; (x, y) is under its engine. */
export function train(stage: Stage, x: number, y: number, size: number): string {
  const { canvas } = stage;
  const wheel = (wx: number, r: number) =>
    paint(canvas, oval(wx, y - r, r), canvas.grade("#5f5266"), {
      turn: 3,
      strokes: 0,
      inside: fill(oval(wx, y - r, r * 0.4), canvas.grade("#f0bf55")),
    });
  const s = size;
  const wagon = (wx: number, colour: Hex, load: string) =>
    load +
    paint(canvas, box(wx - s * 0.42, y - s * 0.62, s * 0.84, s * 0.44, 6), canvas.grade(colour), {
      turn: 6,
      strokes: 12,
    }) +
    wheel(wx - s * 0.24, s * 0.13) +
    wheel(wx + s * 0.24, s * 0.13);
  const load = (wx: number, hues: readonly Hex[]) =>
    hues
      .map((hue, i) =>
        paint(
          canvas,
          i % 2
            ? oval(wx - s * 0.22 + i * s * 0.22, y - s * 0.7, s * 0.14)
            : box(wx - s * 0.32 + i * s * 0.22, y - s * 0.84, s * 0.22, s * 0.24, 3),
          canvas.grade(hue),
          { turn: 4, strokes: 4 },
        ),
      )
      .join("");
  const red = canvas.grade("#d9605a");
  let ties = "";
  for (let i = -9; i < 7; i++) ties += `M${at(x + i * s * 0.3, y - 2)}l${at(8, 12)}`;
  return (
    line(ties, canvas.shade(canvas.palette.trunk, 0.1), 9, 0.8) +
    line(
      `M${at(x - s * 2.9, y)}H${num(x + s * 2)}M${at(x - s * 2.9, y + 9)}H${num(x + s * 2)}`,
      canvas.lighten(canvas.palette.trunk, 0.3),
      4,
    ) +
    wagon(x - s * 2.06, "#5f9fb0", load(x - s * 2.06, ["#f0bf55", "#d9605a", "#7fae68"])) +
    wagon(x - s * 1.06, "#7fae68", load(x - s * 1.06, ["#9a7fc0", "#f0bf55", "#d9605a"])) +
    line(
      `M${at(x - s * 1.64, y - s * 0.3)}h${num(s * 0.2)}M${at(x - s * 0.64, y - s * 0.3)}h${num(s * 0.2)}`,
      canvas.grade("#5f5266"),
      6,
    ) +
    paint(canvas, box(x - s * 0.44, y - s * 1.06, s * 0.46, s * 0.9, 8), red, {
      turn: 7,
      strokes: 10,
      inside: fill(box(x - s * 0.34, y - s * 0.92, s * 0.26, s * 0.26, 5), canvas.palette.lamp),
    }) +
    paint(canvas, box(x - s * 0.54, y - s * 1.16, s * 0.66, s * 0.13, 6), canvas.grade("#f0bf55"), {
      turn: 4,
      strokes: 5,
    }) +
    paint(
      canvas,
      smooth(
        [
          [x, y - s * 0.7],
          [x + s * 0.4, y - s * 0.72],
          [x + s * 0.58, y - s * 0.5],
          [x + s * 0.42, y - s * 0.2],
          [x, y - s * 0.2],
        ],
        true,
        0.5,
      ),
      canvas.grade("#4f86a5"),
      { turn: 7, strokes: 10 },
    ) +
    paint(
      canvas,
      polygon([
        [x + s * 0.2, y - s * 0.7],
        [x + s * 0.16, y - s * 1],
        [x + s * 0.4, y - s * 1],
        [x + s * 0.36, y - s * 0.7],
      ]),
      canvas.grade("#5f5266"),
      { turn: 4, strokes: 4 },
    ) +
    [0, 1, 2]
      .map((i) =>
        fill(
          oval(x + s * (0.26 - i * 0.2), y - s * (1.16 + i * 0.16), s * (0.1 + i * 0.05)),
          mix(canvas.palette.haze, "#ffffff", 0.6),
          0.7 - i * 0.18,
        ),
      )
      .join("") +
    wheel(x - s * 0.24, s * 0.18) +
    wheel(x + s * 0.1, s * 0.13) +
    wheel(x + s * 0.38, s * 0.13)
  );
}

/** A shelf with books and toys on it, from x, `width` wide. */
export function shelf(stage: Stage, x: number, y: number, width: number): string {
  const { canvas } = stage;
  const random = canvas.randomFor("shelf");
  const hues: readonly Hex[] = ["#d9605a", "#5f9fb0", "#f0bf55", "#7fae68", "#9a7fc0", "#e8907a"];
  let books = "";
  let bx = x + 16;
  while (bx < x + width * 0.42) {
    const w = random.range(17, 30);
    const h = random.range(74, 112);
    books += paint(canvas, box(bx, y - h, w, h, 3), canvas.grade(random.pick(hues)), {
      turn: 5,
      strokes: 6,
      strokeAngle: 1.5,
      inside: fill(box(bx, y - h * 0.78, w, 7) + box(bx, y - h * 0.24, w, 5), canvas.grade("#fff0d4"), 0.7),
    });
    bx += w + 1;
  }
  return (
    books +
    ball(canvas, x + width * 0.55, y - 38, 38) +
    rings(canvas, x + width * 0.72, y, 74) +
    boat(canvas, x + width * 0.89, y, 86) +
    paint(canvas, box(x, y, width, 20, 4), canvas.palette.trunk, { turn: 6, strokes: 16, strokeAngle: 0 }) +
    fill(box(x, y + 20, width, 10), canvas.palette.shadow, 0.16) +
    [0.12, 0.86]
      .map((f) =>
        fill(
          polygon([
            [x + width * f, y + 18],
            [x + width * f + 20, y + 18],
            [x + width * f, y + 62],
          ]),
          canvas.shade(canvas.palette.trunk, 0.25),
        ),
      )
      .join("")
  );
}

function rings(canvas: Canvas, x: number, y: number, size: number): string {
  const hues: readonly Hex[] = ["#9a7fc0", "#5f9fb0", "#7fae68", "#f0bf55", "#d9605a"];
  return (
    line(`M${at(x, y)}v${num(-size * 1.25)}`, canvas.palette.trunk, 8) +
    hues
      .map((hue, i) =>
        paint(
          canvas,
          box(x - size * (0.5 - i * 0.07), y - size * (0.22 + i * 0.2), size * (1 - i * 0.14), size * 0.2, size * 0.1),
          canvas.grade(hue),
          { turn: 4, strokes: 4 },
        ),
      )
      .join("") +
    paint(canvas, oval(x, y - size * 1.22, size * 0.12), canvas.grade("#d9605a"), { turn: 3, strokes: 0 })
  );
}

function boat(canvas: Canvas, x: number, y: number, size: number): string {
  return (
    line(`M${at(x, y - size * 0.3)}v${num(-size * 0.9)}`, canvas.palette.trunk, 5) +
    fill(
      polygon([
        [x + 4, y - size * 1.16],
        [x + size * 0.42, y - size * 0.42],
        [x + 4, y - size * 0.42],
      ]),
      canvas.grade("#fff3dc"),
    ) +
    fill(
      polygon([
        [x - 4, y - size],
        [x - size * 0.3, y - size * 0.42],
        [x - 4, y - size * 0.42],
      ]),
      canvas.grade("#f0bf55"),
    ) +
    paint(
      canvas,
      smooth(
        [
          [x - size * 0.46, y - size * 0.32],
          [x + size * 0.48, y - size * 0.32],
          [x + size * 0.32, y],
          [x - size * 0.32, y],
        ],
        true,
        0.5,
      ),
      canvas.grade("#4f86a5"),
      { turn: 5, strokes: 8 },
    )
  );
}

/** A toy tree: a cone or a ball on a peg. */
export function toyTree(stage: Stage, x: number, y: number, height: number, round: boolean, depth = 0): string {
  const { canvas } = stage;
  const green = canvas.fade(canvas.grade(round ? "#8fb85f" : "#5f9f78"), depth);
  const peg = fill(
    box(x - height * 0.05, y - height * 0.3, height * 0.1, height * 0.3, 3) + oval(x, y, height * 0.17, height * 0.05),
    canvas.fade(canvas.palette.trunk, depth),
  );
  const crown = round
    ? oval(x, y - height * 0.62, height * 0.34)
    : smooth(
        [
          [x, y - height],
          [x + height * 0.32, y - height * 0.26],
          [x, y - height * 0.2],
          [x - height * 0.32, y - height * 0.26],
        ],
        true,
        0.5,
      );
  return peg + paint(canvas, crown, green, { turn: height * 0.07, strokes: 14, shadow: 0.28, light: 0.3 });
}
