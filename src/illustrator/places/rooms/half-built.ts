import type { Hex } from "../../gouache/colour.ts";
import { at, box, num, oval, polygon, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { Stage } from "../stage.ts";
import { lampLit, type RoomStyle } from "./style.ts";

/** Something that is being made on two trestles, another by the page; (x, y) is the middle of the trestles' feet. */
export function drawHalfBuilt(stage: Stage, style: RoomStyle, x: number, y: number): string {
  const { canvas, night } = stage;
  const wood = lampLit(canvas, style.wood, night);
  const top = y - 96;
  const trestle = (tx: number) =>
    line(`M${at(tx - 12, top)}L${at(tx - 34, y)}M${at(tx + 12, top)}L${at(tx + 34, y)}`, canvas.shade(wood, 0.2), 15) +
    line(`M${at(tx - 26, y - 34)}H${num(tx + 26)}`, canvas.shade(wood, 0.3), 9);
  const made = canvas.randomFor("half built").pick([boat, cart, flyer]);
  return (
    fill(oval(x, y + 4, 190, 15), canvas.palette.shadow, 0.24) +
    trestle(x - 104) +
    trestle(x + 104) +
    paint(canvas, box(x - 176, top - 14, 352, 20, 4), wood, {
      turn: 5,
      strokes: 14,
      strokeAngle: 0,
      strokeLength: 90,
    }) +
    made(stage, x, top - 14, lampLit(canvas, style.cloth, night))
  );
}

type Made = (stage: Stage, x: number, y: number, colour: Hex) => string;

/** A boat whose last planks are missing. */
const boat: Made = ({ canvas, night }, x, y, colour) => {
  const bare = lampLit(canvas, "#d9b98a", night);
  const hull = smooth(
    [
      [x - 130, y - 66],
      [x - 96, y - 8],
      [x + 76, y - 8],
      [x + 138, y - 78],
      [x + 60, y - 58],
      [x - 60, y - 56],
    ],
    true,
    0.5,
  );
  return (
    line(`M${at(x + 6, y - 50)}V${num(y - 214)}`, canvas.shade(bare, 0.25), 11) +
    paint(
      canvas,
      polygon([
        [x + 16, y - 206],
        [x + 16, y - 84],
        [x + 92, y - 84],
      ]),
      lampLit(canvas, "#f6ead2", night),
      { turn: 6, strokes: 8 },
    ) +
    paint(canvas, hull, colour, {
      turn: 9,
      strokes: 16,
      strokeAngle: 0,
      strokeLength: 60,
      inside:
        fill(box(x - 150, y - 40, 130, 40), bare, 0.9) +
        line(
          `M${at(x - 140, y - 40)}H${num(x + 130)}M${at(x - 130, y - 22)}H${num(x + 110)}`,
          canvas.shade(bare, 0.4),
          4,
          0.6,
        ),
    })
  );
};

/** A cart with one wheel on and the other leaning against it. */
const cart: Made = ({ canvas, night }, x, y, colour) => {
  const iron = lampLit(canvas, "#6f7696", night);
  const bare = lampLit(canvas, "#d9b98a", night);
  const wheel = (wx: number, wy: number, r: number) =>
    line(oval(wx, wy, r), canvas.shade(bare, 0.2), 12) +
    line(
      [0, 1, 2, 3]
        .map((i) => {
          const [c, s] = [Math.cos((i * Math.PI) / 4) * r, Math.sin((i * Math.PI) / 4) * r];
          return `M${at(wx - c, wy - s)}L${at(wx + c, wy + s)}`;
        })
        .join(""),
      canvas.shade(bare, 0.1),
      7,
    ) +
    fill(oval(wx, wy, 10), iron);
  return (
    paint(
      canvas,
      polygon([
        [x - 120, y - 128],
        [x + 96, y - 128],
        [x + 76, y - 46],
        [x - 100, y - 46],
      ]),
      colour,
      {
        turn: 8,
        strokes: 14,
        strokeAngle: 0,
        inside: line(
          `M${at(x - 120, y - 100)}H${num(x + 100)}M${at(x - 120, y - 74)}H${num(x + 100)}`,
          canvas.shade(colour, 0.35),
          4,
          0.6,
        ),
      },
    ) +
    line(`M${at(x + 90, y - 60)}L${at(x + 168, y - 116)}`, bare, 10) +
    wheel(x - 56, y - 46, 44) +
    wheel(x + 130, y - 46, 44)
  );
};

/** Wings of cloth over ribs: something that might fly one day. */
const flyer: Made = ({ canvas, night }, x, y, colour) => {
  const bare = lampLit(canvas, "#d9b98a", night);
  const wing = (side: 1 | -1) =>
    smooth(
      [
        [x, y - 74],
        [x + side * 84, y - 138],
        [x + side * 172, y - 118],
        [x + side * 150, y - 76],
        [x + side * 76, y - 66],
      ],
      true,
      0.7,
    );
  const ribs = ([-1, 1] as const)
    .flatMap((side) => [60, 104, 146].map((dx) => `M${at(x + side * 8, y - 72)}L${at(x + side * dx, y - 128)}`))
    .join("");
  return (
    paint(canvas, wing(1), colour, { turn: 8, strokes: 12 }) +
    fill(wing(-1), lampLit(canvas, "#f6ead2", night), 0.75) +
    line(ribs, canvas.shade(bare, 0.15), 6) +
    paint(canvas, oval(x, y - 56, 92, 34), bare, { turn: 8, strokes: 12, strokeAngle: 0 }) +
    paint(canvas, oval(x + 92, y - 56, 20, 26), lampLit(canvas, "#e0aa4c", night), { turn: 4, strokes: 4 }) +
    line(`M${at(x + 112, y - 104)}V${num(y - 8)}`, canvas.shade(bare, 0.3), 11)
  );
};
