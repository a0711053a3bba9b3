import { FIGURE_KINDS, type FigureKind } from "#book/cast-card.ts";
import type { DrawFigure } from "../figure.ts";
import { drawFigure } from "./draw-figure.ts";
import { KINDS } from "./kinds/register.ts";

/** The drawing of every kind of figure. */
export const FIGURES = Object.fromEntries(FIGURE_KINDS.map((kind) => [kind, drawFigure(KINDS[kind])])) as Readonly<
  Record<FigureKind, DrawFigure>
>;
