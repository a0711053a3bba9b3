import { personHead } from "../heads/person-head.ts";
import { GROWN } from "../rig/build.ts";
import type { Kind } from "./kind.ts";
import { drawShirt, drawTrousers, personColours } from "./person.ts";

export const GROWN_UP: Kind = {
  plan: "biped",
  build: () => GROWN,
  colours: personColours,
  head: () => personHead(),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawShirt(sitter), back: drawTrousers(sitter) }),
};
