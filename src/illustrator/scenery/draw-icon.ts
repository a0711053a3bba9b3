import { mark } from "../gouache/brush.ts";
import { Canvas } from "../gouache/canvas.ts";
import { type Hex, mix } from "../gouache/colour.ts";
import { at, oval, type Point, smooth } from "../gouache/path.ts";
import { fill, line, paint, place } from "../gouache/shape.ts";
import { PALETTES } from "../places/small-village/palettes.ts";

/** Side of the drawing, in units. */
const SIDE = 512;
const [GOLD, PAPER, BOARD]: readonly [Hex, Hex, Hex] = ["#ffc75f", "#f7ead0", "#c62b45"];

/**
 * The mark as the illustrator paints it: a book that lies open under a night sky, and the eight-pointed star that has
 * risen from it. `rounded` has round corners on nothing, for places that show an icon as it is; `whole` reaches the edges
 * and keeps what matters within the circle of 80 % that every mask leaves (https://w3c.github.io/manifest/#icon-masks).
 */
export function drawIcon(shape: "rounded" | "whole"): string {
  const canvas = new Canvas({
    palette: PALETTES.night,
    seed: "icon",
    prefix: "i",
    light: { x: 0, y: -1 },
    rim: 1.4,
  });
  const art =
    sky(canvas) + hills(canvas) + place(book(canvas) + star(canvas), 256, 248, shape === "whole" ? 0.76 : 0.96);
  const r = shape === "rounded" ? 112 : 0;
  const [edge, far] = [SIDE - r, SIDE];
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${at(x, y)}`;
  const frame = `M${at(r, 0)}H${edge}${arc(far, r)}V${edge}${arc(edge, far)}H${r}${arc(0, edge)}V${r}${arc(r, 0)}Z`;
  const clip = canvas.clip(frame);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"><defs>${canvas.definitions()}</defs><g clip-path="${clip}">${art}</g></svg>`;
}

function sky(canvas: Canvas): string {
  const wash = canvas.linear([
    [0, "#131c4a"],
    [0.6, "#26377f"],
    [1, "#4a57a0"],
  ]);
  const random = canvas.randomFor("sky");
  let strokes = "";
  for (let i = 0; i < 40; i++)
    strokes += mark(random.range(0, SIDE), random.range(0, 400), random.range(60, 160), random.range(2, 6), 0.04);
  const dots = [
    [74, 96, 5],
    [438, 82, 6],
    [404, 214, 4],
    [104, 236, 4],
    [330, 48, 3.5],
    [172, 52, 3.5],
    [458, 160, 3],
    [50, 168, 3],
  ]
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r))
    .join("");
  return `<rect width="${SIDE}" height="${SIDE}" fill="${wash}"/>${fill(strokes, "#5566b8", 0.14)}${fill(dots, "#ffeab8", 0.9)}`;
}

function hills(canvas: Canvas): string {
  const hill = (top: readonly Point[], colour: Hex) =>
    paint(canvas, `${smooth([...top], false, 0.9)}L${at(560, 560)}L${at(-48, 560)}Z`, colour, {
      turn: 4,
      strokes: 40,
      strokeLength: 60,
      strokeAngle: 0.1,
    });
  return (
    hill(
      [
        [-48, 372],
        [110, 330],
        [300, 380],
        [560, 322],
      ],
      "#2c4a72",
    ) +
    hill(
      [
        [-48, 436],
        [170, 398],
        [390, 428],
        [560, 396],
      ],
      "#1f5a5c",
    )
  );
}

/** Two leaves that rise from the gutter, on their boards; the gutter stands at x 0. */
function book(canvas: Canvas): string {
  const leaf = (side: 1 | -1) => {
    const d = `M0 96C${at(side * 40, 62)} ${at(side * 104, 54)} ${at(side * 158, 66)}L${at(side * 158, 192)}C${at(side * 104, 180)} ${at(side * 40, 188)} 0 222Z`;
    return paint(canvas, d, PAPER, { turn: 8, shadow: 0.12, strokes: 16, strokeAngle: side * 0.1 });
  };
  const boards = `M0 112C${at(44, 80)} ${at(110, 70)} ${at(174, 82)}L${at(174, 210)}C${at(110, 200)} ${at(44, 206)} 0 238C${at(-44, 206)} ${at(-110, 200)} ${at(-174, 210)}L${at(-174, 82)}C${at(-110, 70)} ${at(-44, 80)} 0 112Z`;
  const words = [96, 122, 148].map((y) =>
    [1, -1].map((side) => `M${at(side * 34, y + 22)}Q${at(side * 82, y - 2)} ${at(side * 130, y + 2)}`).join(""),
  );
  return (
    paint(canvas, boards, BOARD, { turn: 8, shadow: 0.3, strokes: 20 }) +
    leaf(-1) +
    leaf(1) +
    line(words.join(""), mix(PAPER, "#5a4a6a", 0.35), 7, 0.8) +
    line(`M0 96V222`, mix(PAPER, "#5a4a6a", 0.6), 5, 0.7)
  );
}

/** Eight points, the long ones upright: the star of woven cloth. */
function star(canvas: Canvas): string {
  const points: Point[] = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? 38 : i % 4 ? 78 : 124;
    const turn = (i * Math.PI) / 8;
    return [Math.sin(turn) * reach, -64 - Math.cos(turn) * reach];
  });
  const d = `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;
  const facets = points
    .map(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % 16] ?? [0, 0];
      return i % 2 ? "" : `M${at(0, -64)}L${at(x, y)}L${at(nx, ny)}Z`;
    })
    .join("");
  return (
    canvas.glow(0, -64, 210, "#ffd98a", 0.5) +
    paint(canvas, d, GOLD, { turn: 6, shadow: 0.2, light: 0.4, strokes: 24, inside: fill(facets, "#e08f2f", 0.34) })
  );
}
