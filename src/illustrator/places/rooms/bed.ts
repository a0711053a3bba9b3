import type { Canvas } from "../../gouache/canvas.ts";
import { at, box, num, smooth } from "../../gouache/path.ts";
import { fill, line, paint } from "../../gouache/shape.ts";
import { lampLit, type RoomStyle } from "./style.ts";

export interface BedPlace {
  left: number;
  right: number;
  /** What lies on the mattress lies at this height. */
  y: number;
  /** Units of a child figure. */
  scale: number;
  headAt: "left" | "right";
  night: boolean;
}

/** A bed seen from its long side, without its cover: posts, mattress, pillow; and the cover of a bed nobody lies in. */
export function drawBed(canvas: Canvas, style: RoomStyle, place: BedPlace): { frame: string; made: string } {
  const { left, right, y, scale: s, headAt, night } = place;
  const wood = lampLit(canvas, style.wood, night);
  const linen = lampLit(canvas, "#fff6e4", night);
  const head = headAt === "right" ? right : left;
  const foot = headAt === "right" ? left : right;
  const inwards = headAt === "right" ? -1 : 1;
  const post = (x: number, height: number) =>
    paint(canvas, box(x - 15 * s, y - height * s, 30 * s, (height + 130) * s, 10 * s), wood, {
      turn: 7 * s,
      strokes: 12,
      strokeAngle: 1.57,
    });
  const mattress = box(left, y - 26 * s, right - left, 84 * s, 20 * s);
  const rail = box(left - 4 * s, y + 44 * s, right - left + 8 * s, 44 * s, 6 * s);
  const px = head + inwards * 74 * s;
  const pillow = smooth([
    [px - 70 * s, y - 10 * s],
    [px - 66 * s, y - 66 * s],
    [px, y - 80 * s],
    [px + 66 * s, y - 68 * s],
    [px + 70 * s, y - 8 * s],
    [px, y + 2 * s],
  ]);
  const frame =
    fill(
      smooth([
        [left - 30 * s, y + 128 * s],
        [(left + right) / 2, y + 108 * s],
        [right + 30 * s, y + 128 * s],
        [(left + right) / 2, y + 146 * s],
      ]),
      canvas.palette.shadow,
      0.3,
    ) +
    post(foot, 60) +
    post(head, 150) +
    paint(
      canvas,
      box(Math.min(head, head + inwards * 12 * s) - 6 * s, y - 138 * s, 24 * s, 150 * s, 8 * s),
      canvas.lighten(wood, 0.1),
      {
        turn: 6 * s,
        strokes: 8,
      },
    ) +
    paint(canvas, mattress, linen, { turn: 10 * s, strokes: 24, strokeAngle: 0, strokeLength: 60 }) +
    paint(canvas, pillow, canvas.lighten(linen, 0.3), { turn: 9 * s, strokes: 10 }) +
    paint(canvas, rail, wood, { turn: 7 * s, strokes: 20, strokeAngle: 0, strokeLength: 80 });
  const made = drawQuilt(canvas, style, {
    from: foot,
    to: head + inwards * 150 * s,
    y,
    height: 46 * s,
    scale: s,
    night,
  });
  return { frame, made };
}

export interface QuiltPlace {
  /** The bed's foot, and where the cover ends below a chin. */
  from: number;
  to: number;
  y: number;
  /** How high whoever lies under it swells it. */
  height: number;
  scale: number;
  night: boolean;
}

/** A patched cover over whoever lies there, folded back at the chest. */
export function drawQuilt(
  canvas: Canvas,
  style: RoomStyle,
  { from, to, y, height, scale: s, night }: QuiltPlace,
): string {
  const cloth = lampLit(canvas, style.cloth, night);
  const trim = lampLit(canvas, style.trim, night);
  const along = (t: number) => from + (to - from) * t;
  const drop = y + 62 * s;
  const d = `M${at(along(-0.02), drop)}L${at(along(-0.02), y - height * 0.5)}Q${at(along(0.06), y - height * 0.96)} ${at(along(0.34), y - height * 0.86)}Q${at(along(0.62), y - height * 1.04)} ${at(along(0.98), y - height)}Q${at(along(1.05), y - height * 0.3)} ${at(along(1), drop - 4 * s)}Q${at(along(0.75), drop + 12 * s)} ${at(along(0.5), drop)}T${at(along(-0.02), drop)}Z`;
  let patches = "";
  let seams = "";
  const columns = Math.max(3, Math.round(Math.abs(to - from) / (64 * s)));
  for (let i = 0; i < columns; i++) {
    const x = along(i / columns);
    seams += `M${at(x, y - height * 1.2)}V${num(drop + 20 * s)}`;
    for (let row = 0; row < 3; row++)
      if ((i + row) % 2)
        patches += box(
          Math.min(x, along((i + 1) / columns)),
          y - height * 1.1 + row * 56 * s,
          Math.abs(to - from) / columns,
          56 * s,
        );
  }
  const fold = `M${at(along(0.86), y - height * 1.3)}L${at(along(1.08), y - height * 1.3)}V${num(drop + 20 * s)}H${num(along(0.88))}Z`;
  return paint(canvas, d, cloth, {
    turn: 12 * s,
    strokes: 30,
    strokeAngle: 0.2,
    inside:
      fill(patches, trim, 0.42) +
      line(
        seams +
          `M${at(along(0), y - height * 1.1 + 56 * s)}H${num(along(1))}M${at(along(0), y - height * 1.1 + 112 * s)}H${num(along(1))}`,
        canvas.lighten(cloth, 0.5),
        2.4 * s,
        0.5,
      ) +
      fill(fold, trim, 0.95),
  });
}
