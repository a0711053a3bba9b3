import type { ReadFigure } from "./reading.ts";

/** Whoever was taken for the hero, beside another who is. */
export function asFriend(figure: ReadFigure): ReadFigure {
  return figure.role === "hero" ? { ...figure, role: "friend" } : figure;
}
