import type { CastCard, FigureKind } from "#book/cast-card.ts";
import { foldText } from "./fold-text.ts";
import { seeded } from "./random.ts";

type Skin = NonNullable<CastCard["skin"]>;
type Hair = NonNullable<CastCard["hair"]>;

/** Who has a person's skin. */
const PEOPLE: ReadonlySet<FigureKind> = new Set<FigureKind>([
  "child",
  "grown-up",
  "hero",
  "fairy",
  "mermaid",
  "witch",
  "wizard",
  "gnome",
  "pirate",
  "knight",
  "astronaut",
  "doll",
]);
/** Their beards are white whatever their age; a young wizard has none yet, a young gnome has. */
const WHITE_BEARDED: ReadonlySet<FigureKind> = new Set<FigureKind>(["wizard", "gnome"]);

const SKINS = ["light", "tan", "brown", "dark"] as const satisfies readonly Skin[];
const HAIRS: Readonly<Record<Skin, readonly [Hair, ...Hair[]]>> = {
  light: ["blond", "brown", "black", "red"],
  tan: ["brown", "black", "brown", "blond"],
  brown: ["black", "brown"],
  dark: ["black", "black", "brown"],
};

/** Lexicon's concepts of those who are of the hero's family. */
const KIN: ReadonlySet<string> = new Set([
  "mother",
  "father",
  "grandmother",
  "grandfather",
  "sister",
  "brother",
  "twin",
  "baby",
  "aunt",
  "uncle",
]);
const SIBLINGS: ReadonlySet<string> = new Set(["sister", "brother", "twin"]);
const CHILDREN: ReadonlySet<string> = new Set(["child", "girl", "boy"]);

/** Whose looks are chosen: by their name, which stays while somebody describes them, else by what is said of them. */
export type Described = Pick<CastCard, "name" | "kind" | "called" | "age" | "looks">;

/** What everybody's choices are made by: the same for the same character in every book. */
export const keyOf = ({ name, looks }: Pick<Described, "name" | "looks">): string => foldText(name || looks).trim();

/**
 * The skin and hair of a person of whom no words tell them; nothing for whoever has neither. The same character has the
 * same in every book; `family` is shared by kin.
 */
export function looksByDefault(
  who: Described,
  family: Partial<Pick<CastCard, "skin" | "hair">> = {},
): Partial<Pick<CastCard, "skin" | "hair">> {
  if (!PEOPLE.has(who.kind)) return {};
  const random = seeded(`looks of ${keyOf(who) || who.called}`);
  const chosen = random.pick(SKINS);
  const skin = family.skin ?? chosen;
  const hair = family.hair ?? random.pick(HAIRS[skin]);
  if (WHITE_BEARDED.has(who.kind) && (who.kind === "gnome" || who.age !== "child")) return { skin };
  return { skin, hair: who.age === "old" ? "grey" : hair };
}

/** Whether two of a story are of one family, by what they are called: "Ana and her brother", "a mother and her girl". */
export const areKin = (hero: string, other: string): boolean =>
  KIN.has(other) || (KIN.has(hero) && CHILDREN.has(other));

/** Whether two have the same parents. */
export const areSiblings = (hero: string, other: string): boolean => SIBLINGS.has(other) && !isElder(hero);

const isElder = (concept: string) => KIN.has(concept) && !SIBLINGS.has(concept) && concept !== "baby";
