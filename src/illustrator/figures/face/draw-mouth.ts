import { at, num, offset } from "../../gouache/path.ts";
import { fill, line } from "../../gouache/shape.ts";
import { INK } from "../colours.ts";
import type { Expression } from "./expressions.ts";

export interface Mouth {
  readonly x: number;
  readonly y: number;
  /** Half its width when it smiles. */
  readonly half: number;
  /** Degrees. */
  readonly tilt?: number;
}

const THROAT = "#6d2430";
const TONGUE = "#e9777c";

/** A mouth in one of its moods. */
export function drawMouth({ x, y, half: w, tilt = 0 }: Mouth, mood: Expression["mouth"]): string {
  const drawn = shape(x, y, w, mood);
  return tilt ? `<g transform="rotate(${num(tilt)} ${offset(x, y)})">${drawn}</g>` : drawn;
}

function shape(x: number, y: number, w: number, mood: Expression["mouth"]): string {
  const p = (dx: number, dy: number) => at(x + dx * w, y + dy * w);
  const stroke = Math.max(2.1, w * 0.22);
  switch (mood) {
    case "laugh":
      return (
        fill(
          `M${p(-1, -0.2)}Q${p(0, 0.2)} ${p(1, -0.2)}Q${p(0.85, 1.15)} ${p(0, 1.15)}Q${p(-0.85, 1.15)} ${p(-1, -0.2)}Z`,
          THROAT,
        ) +
        fill(
          `M${p(-0.58, 0.78)}Q${p(0, 0.3)} ${p(0.58, 0.78)}Q${p(0.3, 1.15)} ${p(0, 1.14)}Q${p(-0.3, 1.15)} ${p(-0.58, 0.78)}Z`,
          TONGUE,
        )
      );
    case "round":
      return fill(
        `M${p(-0.4, 0.3)}Q${p(-0.4, -0.25)} ${p(0, -0.25)}Q${p(0.4, -0.25)} ${p(0.4, 0.3)}Q${p(0.4, 0.85)} ${p(0, 0.85)}Q${p(-0.4, 0.85)} ${p(-0.4, 0.3)}Z`,
        THROAT,
      );
    case "yawn":
      return (
        fill(
          `M${p(-0.52, 0.4)}Q${p(-0.5, -0.3)} ${p(0, -0.3)}Q${p(0.5, -0.3)} ${p(0.52, 0.4)}Q${p(0.5, 1.15)} ${p(0, 1.15)}Q${p(-0.5, 1.15)} ${p(-0.52, 0.4)}Z`,
          THROAT,
        ) +
        fill(
          `M${p(-0.4, 0.78)}Q${p(0, 0.38)} ${p(0.4, 0.78)}Q${p(0.24, 1.13)} ${p(0, 1.13)}Q${p(-0.24, 1.13)} ${p(-0.4, 0.78)}Z`,
          TONGUE,
        )
      );
    case "wavy":
      return line(
        `M${p(-0.8, 0.35)}Q${p(-0.6, 0)} ${p(-0.4, 0.35)}T${p(0, 0.35)}T${p(0.4, 0.35)}T${p(0.8, 0.35)}`,
        INK,
        stroke,
      );
    case "down":
      return line(`M${p(-0.7, 0.5)}Q${p(0, -0.2)} ${p(0.7, 0.5)}`, INK, stroke);
    case "pout":
      return line(
        `M${p(-0.5, 0.5)}Q${p(-0.1, -0.1)} ${p(0.55, 0.35)}M${p(-0.24, 0.92)}Q${p(0.02, 0.8)} ${p(0.26, 0.88)}`,
        INK,
        stroke,
      );
    case "firm":
      return line(`M${p(-0.7, 0.16)}Q${p(0.1, 0.42)} ${p(0.75, -0.1)}`, INK, stroke);
    case "small":
      return line(`M${p(-0.5, 0.05)}Q${p(0, 0.55)} ${p(0.5, 0)}`, INK, stroke);
    case "grin":
      return line(`M${p(-0.95, -0.12)}Q${p(0, 1.05)} ${p(0.95, -0.12)}`, INK, stroke);
    case "sleeping":
      return line(`M${p(-0.4, 0.1)}Q${p(0, 0.55)} ${p(0.4, 0.1)}`, INK, stroke);
    case "smile":
      return line(`M${p(-0.85, -0.05)}Q${p(0, 0.85)} ${p(0.85, -0.05)}`, INK, stroke);
  }
}
