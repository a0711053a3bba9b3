import type { PageCount } from "#book/choices.ts";
import { BEATS, type Beat } from "./sentences.ts";

/**
 * The shapes of books. 8: beginning, wish, two tries, low point, turn, third try, home. 12 adds the place, the doubt, the
 * helper's coming and the preparing. 16 prepares each try and lets the last one tremble. 24 gives the tries an aftermath,
 * the night its length, the helper a house and a gift, and the heroes a way back.
 */
export const SHAPES: Readonly<Record<PageCount, readonly Beat[]>> = {
  8: ["open", "wish", "try1", "try2", "low", "idea", "try3", "home"],
  12: ["open", "place", "wish", "doubt", "try1", "try2", "low", "helper", "idea", "ready", "try3", "home"],
  16: [
    "open",
    "place",
    "wish",
    "doubt",
    "plan1",
    "try1",
    "plan2",
    "try2",
    "low",
    "helper",
    "idea",
    "ready",
    "almost",
    "try3",
    "back",
    "home",
  ],
  24: BEATS,
};
