import type { FigureKind } from "#book/cast-card.ts";
import type { Kind } from "./kind.ts";
import { BADGER } from "./badger.ts";
import { BEAR } from "./bear.ts";
import { BIRD_KIND } from "./bird.ts";
import { CAT } from "./cat.ts";
import { CHICKEN } from "./chicken.ts";
import { CHILD_KIND } from "./child.ts";
import { COW } from "./cow.ts";
import { DEER } from "./deer.ts";
import { DOG } from "./dog.ts";
import { DRAGON } from "./dragon.ts";
import { DUCK } from "./duck.ts";
import { ELEPHANT } from "./elephant.ts";
import { FAIRY } from "./fairy.ts";
import { FOX } from "./fox.ts";
import { FROG } from "./frog.ts";
import { GIRAFFE } from "./giraffe.ts";
import { GRIFFIN } from "./griffin.ts";
import { GROWN_UP } from "./grown-up.ts";
import { HEDGEHOG } from "./hedgehog.ts";
import { HERO } from "./hero.ts";
import { HORSE } from "./horse.ts";
import { LION } from "./lion.ts";
import { MERMAID } from "./mermaid.ts";
import { MONKEY } from "./monkey.ts";
import { MOUSE } from "./mouse.ts";
import { OWL } from "./owl.ts";
import { PANDA } from "./panda.ts";
import { PENGUIN } from "./penguin.ts";
import { PHOENIX } from "./phoenix.ts";
import { PIG } from "./pig.ts";
import { RABBIT } from "./rabbit.ts";
import { RACCOON } from "./raccoon.ts";
import { ROBOT } from "./robot.ts";
import { SHEEP } from "./sheep.ts";
import { SQUIRREL } from "./squirrel.ts";
import { TEDDY } from "./teddy.ts";
import { TIN_SOLDIER } from "./tin-soldier.ts";
import { TURTLE } from "./turtle.ts";
import { UNICORN } from "./unicorn.ts";
import { WIZARD } from "./wizard.ts";
import { WOLF } from "./wolf.ts";

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
  dog: DOG,
  wolf: WOLF,
  squirrel: SQUIRREL,
  badger: BADGER,
  raccoon: RACCOON,
  panda: PANDA,
  monkey: MONKEY,
  lion: LION,
  pig: PIG,
  cow: COW,
  sheep: SHEEP,
  elephant: ELEPHANT,
  giraffe: GIRAFFE,
  deer: DEER,
  horse: HORSE,
  frog: FROG,
  turtle: TURTLE,
  duck: DUCK,
  chicken: CHICKEN,
  bird: BIRD_KIND,
  penguin: PENGUIN,
  griffin: GRIFFIN,
  phoenix: PHOENIX,
};
