import type { Hex } from "../../gouache/colour.ts";
import { at, oval, type Point, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import type { Sitter } from "../sitter.ts";

const WHEEL = 35;

/** A wheelchair in two depths. */
export interface WheelchairDrawing {
  readonly behind: string;
  readonly before: string;
}

/** A light wheelchair round whoever sits in it: back, far wheels and frame behind, the near wheels before. */
export function drawWheelchair(sitter: Sitter): WheelchairDrawing {
  const { canvas, joints, rig, build } = sitter;
  const [x, y] = joints.hips;
  const metal = canvas.grade("#8e97a8");
  const tyre = canvas.grade("#43465a");
  const cloth = canvas.grade("#3f6f8f");
  const back = Math.min(build.torso * 0.92, 74);
  if (rig.away === "all") {
    const wheel = (side: 1 | -1) =>
      paint(canvas, oval(x + side * 50, -WHEEL, 9, WHEEL), tyre, { turn: 4, strokes: 3, strokeLength: 14 });
    const seat: readonly Point[] = [
      [x - 38, y - back],
      [x + 38, y - back],
      [x + 40, y + 8],
      [x - 40, y + 8],
    ];
    return {
      behind: "",
      before:
        wheel(-1) +
        wheel(1) +
        line(`M${at(x - 40, y + 6)}V${-12}M${at(x + 40, y + 6)}V${-12}`, metal, 5) +
        paint(canvas, smooth(seat, true, 0.3), cloth, { turn: 6, strokes: 8, strokeLength: 20 }) +
        line(`M${at(x - 38, y - back)}l-7 -9M${at(x + 38, y - back)}l7 -9`, tyre, 7),
    };
  }
  const rest: readonly Point[] = [
    [x - 42, y - back],
    [x - 20, y - back - 4],
    [x - 10, y - 4],
    [x - 30, y + 2],
  ];
  return {
    behind:
      wheelAt(canvas.shade(tyre, 0.2), metal, [x + 5, -WHEEL - 2], WHEEL - 1) +
      fill(oval(x + 52, -11, 9), canvas.shade(tyre, 0.2)) +
      line(`M${at(x - 38, y - back)}l-14 -5`, tyre, 7) +
      paint(canvas, smooth(rest, true, 0.4), cloth, { turn: 5, strokes: 6, strokeLength: 18, strokeAngle: 1.4 }) +
      line(`M${at(x - 22, y + 8)}H${x + 32}`, cloth, 10) +
      line(`M${at(x + 30, y + 8)}L${at(x + 42, -9)}H${x + 60}`, metal, 5),
    before:
      line(`M${at(x - 24, y + 10)}L${at(x + 34, y + 12)}L${at(x + 44, -9)}`, metal, 4.4) +
      wheelAt(tyre, metal, [x - 8, -WHEEL], WHEEL) +
      fill(oval(x + 45, -9, 9), tyre) +
      fill(oval(x + 45, -9, 3.4), metal),
  };
}

/** A big spoked wheel with its rim for the hand; one sees through it. */
function wheelAt(tyre: Hex, metal: Hex, [x, y]: Point, r: number): string {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 6 + 0.2;
    const [dx, dy] = [Math.cos(angle) * (r - 4), Math.sin(angle) * (r - 4)];
    return `M${at(x - dx, y - dy)}L${at(x + dx, y + dy)}`;
  }).join("");
  return (
    line(spokes, metal, 1.6, 0.8) +
    line(oval(x, y, r - 3), tyre, 6) +
    line(oval(x, y, r - 9), metal, 2.2) +
    fill(oval(x, y, 5), metal)
  );
}
