import type { Hex } from "../../gouache/colour.ts";
import { at, box, num, polygon } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";

/** A town house of painted blocks: a cube, a coloured roof, a round-topped door. */
export function blockHouse(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  storeys: number,
  colour: Hex,
  roof: Hex,
  depth = 0,
): string {
  const { canvas } = stage;
  const wall = canvas.fade(canvas.grade(colour), depth);
  const top = canvas.fade(canvas.grade(roof), depth);
  const half = width / 2;
  const h = width * 0.8;
  const deep = width * 0.22;
  let svg = "";
  for (let i = 0; i < storeys; i++) {
    const by = y - i * h;
    const tone = i % 2 ? canvas.lighten(wall, 0.22) : wall;
    svg += paint(
      canvas,
      polygon([
        [x + half, by],
        [x + half + deep, by - deep * 0.5],
        [x + half + deep, by - h - deep * 0.5],
        [x + half, by - h],
      ]),
      canvas.shade(tone, 0.26),
      { turn: 5, strokes: 8 },
    );
    const windows = i > 0 || storeys === 1 ? [-0.24, 0.24] : [0.26];
    const panes = windows
      .map((u) => box(x + width * u - width * 0.09, by - h * 0.74, width * 0.18, h * 0.3, 4))
      .join("");
    const door =
      i === 0
        ? fill(
            `M${at(x - width * 0.32, by)}v${num(-h * 0.44)}a${num(width * 0.12)} ${num(width * 0.12)} 0 0 1 ${num(width * 0.24)} 0v${num(h * 0.44)}Z`,
            canvas.shade(top, 0.1),
          )
        : "";
    svg += paint(canvas, box(x - half, by - h, width, h, 4), tone, {
      turn: 8,
      strokes: depth > 0.5 ? 4 : 14,
      inside:
        fill(panes, canvas.palette.lamp, stage.hour === "day" ? 0.75 : 1) +
        line(panes, canvas.shade(tone, 0.4), 2.4, 0.6) +
        door,
    });
  }
  const ty = y - storeys * h;
  return (
    svg +
    paint(
      canvas,
      polygon([
        [x, ty - width * 0.56],
        [x + deep, ty - width * 0.56 - deep * 0.5],
        [x + half + deep + 8, ty - deep * 0.5],
        [x + half + 8, ty],
      ]),
      canvas.shade(top, 0.24),
      { turn: 5, strokes: 8 },
    ) +
    paint(
      canvas,
      polygon([
        [x - half - 8, ty],
        [x, ty - width * 0.56],
        [x + half + 8, ty],
      ]),
      top,
      { turn: 8, strokes: 12, strokeAngle: 0.8 },
    )
  );
}
