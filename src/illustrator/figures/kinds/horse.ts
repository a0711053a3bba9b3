import { mix } from "../../gouache/colour.ts";
import { hairColour } from "../colours.ts";
import { drawHoof } from "../four-legged/draw-fours-leg.ts";
import type { FourLeggedKind } from "../four-legged/four-legged-kind.ts";
import { STEED } from "../four-legged/fours-build.ts";
import { HORSE_HEAD } from "../heads/horse-head.ts";
import { drawHorseTail } from "../parts/draw-horse-tail.ts";
import { furColours } from "./fur.ts";

export const HORSE: FourLeggedKind = {
  plan: "four-legged",
  build: () => STEED,
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#a8693f", belly: "#f6e7d2", paws: "#4f3a36" });
    const mane = canvas.grade(card.hair && card.hair !== "none" ? hairColour(card) : "#5b3629");
    return { ...fur, belly: mix(fur.belly, fur.main, 0.55), hair: mane, accent: mix(mane, fur.main, 0.45) };
  },
  head: () => HORSE_HEAD,
  tail: drawHorseTail,
  foot: drawHoof,
};
