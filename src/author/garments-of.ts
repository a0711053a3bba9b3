import type { Colour, FigureKind, Garment } from "#book/cast-card.ts";

/** Colours that a signature garment can have: bright ones, which are told apart at a glance. */
export const GARMENT_COLOURS: readonly Colour[] = [
  "red",
  "yellow",
  "teal",
  "blue",
  "purple",
  "pink",
  "green",
  "orange",
];

const FURRY = ["scarf", "hat", "bow", "cape", "vest", "satchel", "glasses"] as const;
const LONG_NECKED = ["scarf", "bow", "collar", "hat"] as const;

const GARMENTS_OF: Readonly<Partial<Record<FigureKind, readonly [Garment, ...Garment[]]>>> = {
  owl: ["glasses", "scarf", "hat", "bow", "vest"],
  robot: ["scarf", "bow", "satchel", "cape", "hat"],
  dragon: LONG_NECKED,
  unicorn: LONG_NECKED,
  hero: ["cape"],
  child: ["scarf", "hat", "coat", "satchel", "cape"],
  "grown-up": ["coat", "scarf", "hat", "glasses", "vest"],
  "tin-soldier": ["hat", "satchel", "scarf"],
  teddy: ["bow", "scarf", "vest", "hat"],
  fairy: ["crown", "dress", "scarf"],
  wizard: ["hat", "cape", "glasses"],
  mermaid: ["crown", "bow", "scarf"],
};

/** What a kind of figure can wear as the garment it is known by. */
export function garmentsOf(kind: FigureKind): readonly [Garment, ...Garment[]] {
  return GARMENTS_OF[kind] ?? FURRY;
}
