import { mix } from "../../gouache/colour.ts";
import { coatColour, hairColour } from "../colours.ts";
import { drawHoof } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { STEED } from "../four-legged/fours-build.ts";
import { UNICORN_HEAD } from "../heads/unicorn-head.ts";
import { drawHorseTail } from "../parts/draw-horse-tail.ts";

export const UNICORN: FourLeggedKind = {
  plan: "four-legged",
  build: () => ({ ...STEED, legWidth: 10.5, neck: 20 }),
  colours: (canvas, card) => {
    const main = canvas.grade(coatColour(card, "#f0e6ea"));
    const mane = canvas.grade(card.hair && card.hair !== "none" ? hairColour(card) : "#a58cc9");
    const hoof = canvas.grade("#9a7f96");
    return {
      main,
      belly: mix(main, canvas.grade("#fff8f0"), 0.6),
      arm: main,
      leg: main,
      hand: hoof,
      foot: hoof,
      hair: mane,
      accent: mix(mane, canvas.grade("#f2b8c6"), 0.6),
    };
  },
  head: () => UNICORN_HEAD,
  tail: drawHorseTail,
  foot: drawHoof,
};
