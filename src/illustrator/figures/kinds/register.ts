import type { FigureKind } from "#book/cast-card.ts";
import { BEAR } from "./bear.ts";
import { CAT } from "./cat.ts";
import { CHILD_KIND } from "./child.ts";
import { DRAGON } from "./dragon.ts";
import { FAIRY } from "./fairy.ts";
import { FOX } from "./fox.ts";
import { GROWN_UP } from "./grown-up.ts";
import { HEDGEHOG } from "./hedgehog.ts";
import { HERO } from "./hero.ts";
import type { Kind } from "./kind.ts";
import { MERMAID } from "./mermaid.ts";
import { MOUSE } from "./mouse.ts";
import { OWL } from "./owl.ts";
import { RABBIT } from "./rabbit.ts";
import { ROBOT } from "./robot.ts";
import { TEDDY } from "./teddy.ts";
import { TIN_SOLDIER } from "./tin-soldier.ts";
import { UNICORN } from "./unicorn.ts";
import { WIZARD } from "./wizard.ts";

/** What makes each kind of figure. */
export const KINDS: Readonly<Record<FigureKind, Kind>> = {
  hedgehog: HEDGEHOG,
  fox: FOX,
  bear: BEAR,
  rabbit: RABBIT,
  mouse: MOUSE,
  owl: OWL,
  cat: CAT,
  robot: ROBOT,
  dragon: DRAGON,
  unicorn: UNICORN,
  hero: HERO,
  child: CHILD_KIND,
  "grown-up": GROWN_UP,
  teddy: TEDDY,
  "tin-soldier": TIN_SOLDIER,
  fairy: FAIRY,
  wizard: WIZARD,
  mermaid: MERMAID,
};
