import type { FigureKind } from "#book/cast-card.ts";
import { ALIEN } from "./alien.ts";
import { ANDROID } from "./android.ts";
import { ASTRONAUT } from "./astronaut.ts";
import { BADGER } from "./badger.ts";
import { BEAR } from "./bear.ts";
import { BEE } from "./bee.ts";
import { BIRD_KIND } from "./bird.ts";
import { BUTTERFLY } from "./butterfly.ts";
import { CAR } from "./car.ts";
import { CAT } from "./cat.ts";
import { CHICKEN } from "./chicken.ts";
import { CHILD_KIND } from "./child.ts";
import { COW } from "./cow.ts";
import { DEER } from "./deer.ts";
import { DINOSAUR } from "./dinosaur.ts";
import { DOG } from "./dog.ts";
import { DOLL } from "./doll.ts";
import { DRAGON } from "./dragon.ts";
import { DRONE } from "./drone.ts";
import { DUCK } from "./duck.ts";
import { ELEPHANT } from "./elephant.ts";
import { FAIRY } from "./fairy.ts";
import { FISH } from "./fish.ts";
import { FOX } from "./fox.ts";
import { FROG } from "./frog.ts";
import { GHOST } from "./ghost.ts";
import { GIRAFFE } from "./giraffe.ts";
import { GNOME } from "./gnome.ts";
import { GRIFFIN } from "./griffin.ts";
import { GROWN_UP } from "./grown-up.ts";
import { HEDGEHOG } from "./hedgehog.ts";
import { HERO } from "./hero.ts";
import { HORSE } from "./horse.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import type { Kind } from "./kind.ts";
import { KNIGHT } from "./knight.ts";
import { LADYBIRD } from "./ladybird.ts";
import { LIVING_THING } from "./living-thing.ts";
import { LION } from "./lion.ts";
import { MERMAID } from "./mermaid.ts";
import { MONKEY } from "./monkey.ts";
import { MONSTER } from "./monster.ts";
import { MOUSE } from "./mouse.ts";
import { OCTOPUS } from "./octopus.ts";
import { OWL } from "./owl.ts";
import { PANDA } from "./panda.ts";
import { PENGUIN } from "./penguin.ts";
import { PHOENIX } from "./phoenix.ts";
import { PIG } from "./pig.ts";
import { PIRATE } from "./pirate.ts";
import { RABBIT } from "./rabbit.ts";
import { RACCOON } from "./raccoon.ts";
import { ROBOT } from "./robot.ts";
import { ROCKET } from "./rocket.ts";
import { SEAHORSE } from "./seahorse.ts";
import { SHEEP } from "./sheep.ts";
import { SNOWMAN } from "./snowman.ts";
import { SQUIRREL } from "./squirrel.ts";
import { TEDDY } from "./teddy.ts";
import { TIN_SOLDIER } from "./tin-soldier.ts";
import { TRAIN } from "./train.ts";
import { TURTLE } from "./turtle.ts";
import { UNICORN } from "./unicorn.ts";
import { WHALE } from "./whale.ts";
import { WITCH } from "./witch.ts";
import { WIZARD } from "./wizard.ts";
import { WOLF } from "./wolf.ts";

/** A kind on any plan. */
export type AnyKind = Kind | FourLeggedKind;

/** What makes each kind of figure. */
export const KINDS: Readonly<Record<FigureKind, AnyKind>> = {
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
  fish: FISH,
  whale: WHALE,
  octopus: OCTOPUS,
  seahorse: SEAHORSE,
  ghost: GHOST,
  snowman: SNOWMAN,
  witch: WITCH,
  gnome: GNOME,
  knight: KNIGHT,
  pirate: PIRATE,
  astronaut: ASTRONAUT,
  doll: DOLL,
  android: ANDROID,
  drone: DRONE,
  train: TRAIN,
  car: CAR,
  rocket: ROCKET,
  bee: BEE,
  butterfly: BUTTERFLY,
  ladybird: LADYBIRD,
  monster: MONSTER,
  alien: ALIEN,
  dinosaur: DINOSAUR,
  "living-thing": LIVING_THING,
};
