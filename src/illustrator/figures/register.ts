import type { FigureKind } from "#book/cast-card.ts";
import type { DrawFigure } from "../figure.ts";
import { drawFigure } from "./draw-figure.ts";
import { BEAR } from "./kinds/bear.ts";
import { CAT } from "./kinds/cat.ts";
import { FOX } from "./kinds/fox.ts";
import { HEDGEHOG } from "./kinds/hedgehog.ts";
import type { Kind } from "./kinds/kind.ts";
import { MOUSE } from "./kinds/mouse.ts";
import { RABBIT } from "./kinds/rabbit.ts";

const KINDS: Partial<Record<FigureKind, Kind>> = {
  hedgehog: HEDGEHOG,
  fox: FOX,
  bear: BEAR,
  rabbit: RABBIT,
  mouse: MOUSE,
  cat: CAT,
};

/** The drawing of every kind of figure. */
export const FIGURES = Object.fromEntries(
  Object.entries(KINDS).map(([name, kind]) => [name, drawFigure(kind)]),
) as Record<FigureKind, DrawFigure>;
