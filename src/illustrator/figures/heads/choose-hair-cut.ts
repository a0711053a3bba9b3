import type { CastCard } from "#book/cast-card.ts";
import { seeded } from "../../gouache/random.ts";
import type { HairCut } from "./hair-cut.ts";
import { LONG_CUTS } from "./hair-cuts-long.ts";
import { SHORT_CUTS } from "./hair-cuts-short.ts";

export const HAIR_CUTS = { ...LONG_CUTS, ...SHORT_CUTS } as const satisfies Readonly<Record<string, HairCut>>;

export type HairStyle = keyof typeof HAIR_CUTS;

/** The cut that a person wears all through the book: by sex and age, then by who it is. */
export function chooseHairCut(card: CastCard): HairStyle {
  const random = seeded(`hair ${card.id} ${card.name}`);
  if (card.hair === "none") return "bald";
  if (card.sex === "female") {
    return card.age === "old"
      ? "bun"
      : random.pick(
          card.age === "grown" ? (["long", "bob", "bun"] as const) : (["bunches", "plaits", "bob", "long"] as const),
        );
  }
  if (card.sex === "male") return random.pick(["short", "curly", "short"] as const);
  return random.pick(["bob", "short", "curly"] as const);
}
