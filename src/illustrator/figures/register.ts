import { FigureKind } from "#book/cast-card.ts";
import type { DrawFigure } from "../figure.ts";
import { drawFigure } from "./draw-figure.ts";
import { drawFourLegged } from "./four-legged/draw-four-legged.ts";
import { KINDS } from "./kinds/register.ts";

/** The drawing of every kind of figure. */
export const FIGURES = Object.fromEntries(
  FigureKind.options.map((name) => {
    const kind = KINDS[name];
    return [name, kind.plan === "four-legged" ? drawFourLegged(kind) : drawFigure(kind)];
  }),
) as Readonly<Record<FigureKind, DrawFigure>>;
