import type { FigureKind } from "#book/cast-card.ts";
import type { DrawFigure } from "../figure.ts";
import { drawFigure } from "./draw-figure.ts";
import { BEAR } from "./kinds/bear.ts";
import { CAT } from "./kinds/cat.ts";
import { CHILD_KIND } from "./kinds/child.ts";
import { DRAGON } from "./kinds/dragon.ts";
import { FAIRY } from "./kinds/fairy.ts";
import { FOX } from "./kinds/fox.ts";
import { GROWN_UP } from "./kinds/grown-up.ts";
import { HEDGEHOG } from "./kinds/hedgehog.ts";
import { HERO } from "./kinds/hero.ts";
import { MERMAID } from "./kinds/mermaid.ts";
import { MOUSE } from "./kinds/mouse.ts";
import { OWL } from "./kinds/owl.ts";
import { RABBIT } from "./kinds/rabbit.ts";
import { ROBOT } from "./kinds/robot.ts";
import { TEDDY } from "./kinds/teddy.ts";
import { TIN_SOLDIER } from "./kinds/tin-soldier.ts";
import { UNICORN } from "./kinds/unicorn.ts";
import { WIZARD } from "./kinds/wizard.ts";

/** The drawing of every kind of figure. */
export const FIGURES: Readonly<Record<FigureKind, DrawFigure>> = {
  hedgehog: drawFigure(HEDGEHOG),
  fox: drawFigure(FOX),
  bear: drawFigure(BEAR),
  rabbit: drawFigure(RABBIT),
  mouse: drawFigure(MOUSE),
  owl: drawFigure(OWL),
  cat: drawFigure(CAT),
  robot: drawFigure(ROBOT),
  dragon: drawFigure(DRAGON),
  unicorn: drawFigure(UNICORN),
  hero: drawFigure(HERO),
  child: drawFigure(CHILD_KIND),
  "grown-up": drawFigure(GROWN_UP),
  teddy: drawFigure(TEDDY),
  "tin-soldier": drawFigure(TIN_SOLDIER),
  fairy: drawFigure(FAIRY),
  wizard: drawFigure(WIZARD),
  mermaid: drawFigure(MERMAID),
};
