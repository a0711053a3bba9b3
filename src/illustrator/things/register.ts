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
import { drawBoots } from "./boots.ts";
import { drawBread } from "./bread.ts";
import { drawBroom } from "./broom.ts";
import { drawBrush } from "./brush.ts";
import { drawBucket } from "./bucket.ts";
import { drawButton } from "./button.ts";
import { drawCake } from "./cake.ts";
import { drawCandle } from "./candle.ts";
import { drawCarrot } from "./carrot.ts";
import { drawCheese } from "./cheese.ts";
import { drawClock } from "./clock.ts";
import { drawCoin } from "./coin.ts";
import { drawCompass } from "./compass.ts";
import { drawCookie } from "./cookie.ts";
import { drawCrown } from "./crown.ts";
import { drawCup } from "./cup.ts";
import { drawDrum } from "./drum.ts";
import { FURTHER_THINGS_DRAWN } from "./draw-tamed.ts";
import { drawEgg } from "./egg.ts";
import { drawFeather } from "./feather.ts";
import { drawFlag } from "./flag.ts";
import { drawFlower } from "./flower.ts";
import { drawFlute } from "./flute.ts";
import { drawGear } from "./gear.ts";
import { drawGift } from "./gift.ts";
import { drawGlove } from "./glove.ts";
import { drawGuitar } from "./guitar.ts";
import { drawHammer } from "./hammer.ts";
import { drawHoney } from "./honey.ts";
import { drawKey } from "./key.ts";
import { drawKite } from "./kite.ts";
import { drawLadder } from "./ladder.ts";
import { drawLantern } from "./lantern.ts";
import { drawLeaf } from "./leaf.ts";
import { drawLetter } from "./letter.ts";
import { drawMagnifier } from "./magnifier.ts";
import { drawMap } from "./map.ts";
import { drawMedal } from "./medal.ts";
import { drawMirror } from "./mirror.ts";
import { drawMoon } from "./moon.ts";
import { drawMushroom } from "./mushroom.ts";
import { drawNest } from "./nest.ts";
import { drawPencil } from "./pencil.ts";
import { drawPlane } from "./plane.ts";
import { drawPumpkin } from "./pumpkin.ts";
import { drawPuzzle } from "./puzzle.ts";
import { drawRocket } from "./rocket.ts";
import { drawRope } from "./rope.ts";
import { drawShell } from "./shell.ts";
import { drawSnowball } from "./snowball.ts";
import { drawSpade } from "./spade.ts";
import { drawStar } from "./star.ts";
import { drawStone } from "./stone.ts";
import { drawStrawberry } from "./strawberry.ts";
import { drawTeapot } from "./teapot.ts";
import { drawTelescope } from "./telescope.ts";
import { drawTreasure } from "./treasure.ts";
import { drawUmbrella } from "./umbrella.ts";
import { drawWand } from "./wand.ts";
import { drawWheel } from "./wheel.ts";

/** The drawing of every thing. */
export const THINGS_DRAWN: Readonly<Record<Thing, DrawThing>> = {
  ...FURTHER_THINGS_DRAWN,
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
  ladder: drawLadder,
  bucket: drawBucket,
  broom: drawBroom,
  spade: drawSpade,
  teapot: drawTeapot,
  cup: drawCup,
  bread: drawBread,
  carrot: drawCarrot,
  cheese: drawCheese,
  pumpkin: drawPumpkin,
  egg: drawEgg,
  nest: drawNest,
  boots: drawBoots,
  glove: drawGlove,
  mirror: drawMirror,
  clock: drawClock,
  telescope: drawTelescope,
  magnifier: drawMagnifier,
  hammer: drawHammer,
  wheel: drawWheel,
  plane: drawPlane,
  rocket: drawRocket,
  puzzle: drawPuzzle,
  brush: drawBrush,
  flute: drawFlute,
  guitar: drawGuitar,
  candle: drawCandle,
  coin: drawCoin,
  treasure: drawTreasure,
  flag: drawFlag,
  snowball: drawSnowball,
  leaf: drawLeaf,
  stone: drawStone,
  honey: drawHoney,
  pencil: drawPencil,
  cookie: drawCookie,
  strawberry: drawStrawberry,
  medal: drawMedal,
};
