import type { Thing } from "#book/page-plan.ts";
import type { DrawThing } from "../figure.ts";
import { drawAcorn } from "./acorn.ts";
import { drawApple } from "./apple.ts";
import { drawBall } from "./ball.ts";
import { drawBalloon } from "./balloon.ts";
import { drawBasket } from "./basket.ts";
import { drawBell } from "./bell.ts";
import { drawBlanket } from "./blanket.ts";
import { drawBoat } from "./boat.ts";
import { drawBook } from "./book.ts";
import { drawButton } from "./button.ts";
import { drawCake } from "./cake.ts";
import { drawCompass } from "./compass.ts";
import { drawCrown } from "./crown.ts";
import { drawDrum } from "./drum.ts";
import { drawFeather } from "./feather.ts";
import { drawFlower } from "./flower.ts";
import { drawGear } from "./gear.ts";
import { drawGift } from "./gift.ts";
import { drawKey } from "./key.ts";
import { drawKite } from "./kite.ts";
import { drawLantern } from "./lantern.ts";
import { drawLetter } from "./letter.ts";
import { drawMap } from "./map.ts";
import { drawMoon } from "./moon.ts";
import { drawMushroom } from "./mushroom.ts";
import { drawRope } from "./rope.ts";
import { drawShell } from "./shell.ts";
import { drawStar } from "./star.ts";
import { drawUmbrella } from "./umbrella.ts";
import { drawWand } from "./wand.ts";

/** The drawing of every thing. */
export const THINGS_DRAWN: Readonly<Record<Thing, DrawThing>> = {
  lantern: drawLantern,
  book: drawBook,
  star: drawStar,
  basket: drawBasket,
  key: drawKey,
  map: drawMap,
  letter: drawLetter,
  balloon: drawBalloon,
  flower: drawFlower,
  button: drawButton,
  acorn: drawAcorn,
  apple: drawApple,
  cake: drawCake,
  umbrella: drawUmbrella,
  crown: drawCrown,
  wand: drawWand,
  shell: drawShell,
  gift: drawGift,
  bell: drawBell,
  kite: drawKite,
  ball: drawBall,
  drum: drawDrum,
  rope: drawRope,
  feather: drawFeather,
  moon: drawMoon,
  mushroom: drawMushroom,
  blanket: drawBlanket,
  boat: drawBoat,
  compass: drawCompass,
  gear: drawGear,
};
