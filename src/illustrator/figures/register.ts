import type { FigureKind } from "#book/cast-card.ts";
import type { DrawFigure } from "../figure.ts";
import { drawFigure } from "./draw-figure.ts";
import { KINDS } from "./kinds/register.ts";

/** The drawing of every kind of figure. */
export const FIGURES: Readonly<Record<FigureKind, DrawFigure>> = {
  hedgehog: drawFigure(KINDS.hedgehog),
  fox: drawFigure(KINDS.fox),
  bear: drawFigure(KINDS.bear),
  rabbit: drawFigure(KINDS.rabbit),
  mouse: drawFigure(KINDS.mouse),
  owl: drawFigure(KINDS.owl),
  cat: drawFigure(KINDS.cat),
  robot: drawFigure(KINDS.robot),
  dragon: drawFigure(KINDS.dragon),
  unicorn: drawFigure(KINDS.unicorn),
  hero: drawFigure(KINDS.hero),
  child: drawFigure(KINDS.child),
  "grown-up": drawFigure(KINDS["grown-up"]),
  teddy: drawFigure(KINDS.teddy),
  "tin-soldier": drawFigure(KINDS["tin-soldier"]),
  fairy: drawFigure(KINDS.fairy),
  wizard: drawFigure(KINDS.wizard),
  mermaid: drawFigure(KINDS.mermaid),
};
