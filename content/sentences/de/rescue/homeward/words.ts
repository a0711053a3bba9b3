import type { FamilyWords } from "#author/sentences.ts";
import { titles } from "../../../../titles/de.ts";
import { back as anyBack } from "../back.ts";
import { back } from "./back.ts";
import { home } from "../home.ts";
import { light } from "../light.ts";
import { low } from "../low.ts";
import { open } from "./open.ts";
import { pack } from "./pack.ts";
import { place as anyPlace } from "../../place.ts";
import { place } from "./place.ts";
import { refrains } from "../refrains.ts";
import { try1 } from "../try1.ts";
import { try2 } from "../try2.ts";
import { try3 } from "../try3.ts";
import { wish } from "./wish.ts";

/** Ways to tell it that do not speak of a home close by. */
const of = <T extends { readonly id: string }>(variants: readonly T[], ...ids: string[]) =>
  variants.filter(({ id }) => ids.includes(id));

/** The long way home of somebody who is lost: it begins where nobody knows the hero. */
export const homeward: FamilyWords = {
  beats: {
    back: [...back, ...of(anyBack, "rest")],
    home,
    light,
    low,
    open,
    pack,
    place: [...place, ...of(anyPlace, "busy")],
    try1,
    try2,
    try3,
    wish: [...wish],
  },
  refrains,
  titles: titles.rescue,
};
