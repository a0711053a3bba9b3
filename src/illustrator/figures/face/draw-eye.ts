import type { Hex } from "../../gouache/colour.ts";
import { at, num } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { INK, PAPER } from "../colours.ts";
import { type Expression, eyeOf } from "./expressions.ts";

export interface Eye {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Lashes at the outer corner. */
  readonly lashes?: boolean;
  /** A coloured ring around the ink, as owls have it. */
  readonly iris?: Hex;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, colour: Hex, alpha = 1) =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${
    alpha < 1 ? ` fill-opacity="${alpha}"` : ""
  }/>`;

/** An ink oval with two highlights, which looks where it is told. `side`: −1 for the eye behind, 1 for the one ahead. */
export function drawEye(
  { x, y, radius: r, lashes, iris }: Eye,
  expression: Expression,
  look: { x: number; y: number },
  side: 1 | -1,
  lid: Hex,
): string {
  const state = eyeOf(expression, side);
  const lash = (cy: number) =>
    lashes
      ? line(
          `M${at(x + side * r * 0.75, cy)}l${at(side * r * 0.5, -r * 0.3)}M${at(x + side * r * 0.55, cy - r * 0.4)}l${at(
            side * r * 0.42,
            -r * 0.46,
          )}`,
          INK,
          r * 0.22,
        )
      : "";
  if (state === "arched") {
    return line(`M${at(x - r, y + r * 0.4)}Q${at(x, y - r * 1.25)} ${at(x + r, y + r * 0.4)}`, INK, r * 0.48) + lash(y);
  }
  if (state === "closed") {
    const tip = at(x + side * r, y - r * 0.02);
    return (
      line(`M${at(x - r, y - r * 0.05)}Q${at(x, y + r)} ${at(x + r, y - r * 0.05)}`, INK, r * 0.44) +
      line(`M${tip}l${at(side * r * 0.4, r * 0.24)}`, INK, r * 0.24)
    );
  }
  const wide = state === "wide";
  const size = r * expression.pupil;
  const rx = size * 0.86;
  const ry = size * 1.1;
  const px = x + look.x * r * (wide || iris ? 0.34 : 0.2);
  const py = y + look.y * r * (wide || iris ? 0.34 : 0.24);
  let svg = "";
  if (wide) svg += ellipse(x, y, r * 1.3, r * 1.5, PAPER);
  else if (iris) svg += ellipse(x, y, r * 1.32, r * 1.4, iris);
  svg += ellipse(px, py, rx, ry, INK);
  svg += ellipse(
    px - size * 0.24 + look.x * r * 0.14,
    py - size * 0.42 + look.y * r * 0.1,
    size * 0.34,
    size * 0.36,
    PAPER,
  );
  svg += ellipse(px + size * 0.32, py + size * 0.44, size * 0.16, size * 0.16, PAPER, 0.75);
  if (state === "half") {
    // A heavy lid that hangs at its outer end: a level one looks cross.
    const right = y + r * (side > 0 ? 0.55 : 0.05);
    const left = y + r * (side > 0 ? 0.05 : 0.55);
    const edge = `${at(x + r * 1.12, right)}Q${at(x + side * r * 0.2, y - r * 0.35)} ${at(x - r * 1.12, left)}`;
    const top = iris ? 1.95 : 1.7;
    svg += fill(
      `M${at(x - r * 1.12, left)}C${at(x - r * 1.25, y - r * top)} ${at(x + r * 1.25, y - r * top)} ${edge}Z`,
      lid,
    );
    svg += line(`M${edge}`, INK, r * 0.3);
  }
  return svg + lash(y - r * 0.35);
}
