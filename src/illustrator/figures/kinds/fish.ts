import { mix } from "../../gouache/colour.ts";
import { FISH_HEAD } from "../heads/fish-head.ts";
import { drawFins } from "../parts/draw-fins.ts";
import { drawFlipper } from "../parts/draw-flipper.ts";
import { ROUND } from "./round-build.ts";
import { furColours } from "./fur.ts";
import { AFLOAT, keepUpright } from "./keep-upright.ts";
import type { Kind } from "./kind.ts";

export const FISH: Kind = {
  plan: "swimmer",
  allHead: true,
  build: () => ROUND,
  colours: (canvas, card) => {
    const fur = furColours(canvas, card, { main: "#ee8f45", belly: "#fdeccb" });
    const fin = mix(fur.main, canvas.grade("#f7d27a"), 0.6);
    return { ...fur, arm: fin, hand: fin, foot: fin };
  },
  head: () => FISH_HEAD,
  trunk: (sitter) => ({ colour: sitter.colours.belly, inside: "" }),
  arm: drawFlipper,
  tail: drawFins,
  adapt: keepUpright(AFLOAT),
};
