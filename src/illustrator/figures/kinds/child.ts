import { personHead } from "../heads/person-head.ts";
import { CHILD } from "../rig/build.ts";
import type { Kind } from "./kind.ts";
import { drawShirt, drawTrousers, personColours } from "./person.ts";

export const CHILD_KIND: Kind = {
  plan: "biped",
  build: () => CHILD,
  colours: personColours,
  head: () => personHead(),
  trunk: (sitter) => ({ colour: sitter.colours.main, inside: drawShirt(sitter), back: drawTrousers(sitter) }),
};
