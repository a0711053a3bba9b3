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
  bird: ["scarf", "hat", "bow", "glasses"],
  chicken: ["scarf", "hat", "bow", "vest"],
  deer: LONG_NECKED,
  dragon: LONG_NECKED,
  duck: ["scarf", "hat", "bow", "vest", "satchel"],
  giraffe: ["scarf", "bow", "collar"],
  griffin: LONG_NECKED,
  horse: LONG_NECKED,
  lion: ["scarf", "crown", "cape", "vest", "glasses"],
  penguin: ["scarf", "hat", "bow", "glasses"],
  phoenix: ["scarf", "collar", "bow"],
  sheep: ["scarf", "bow", "collar", "satchel"],
  alien: ["scarf", "satchel", "cape"],
  android: ["scarf", "bow", "hat"],
  astronaut: ["satchel", "cape", "bow"],
  bee: ["scarf", "bow", "crown"],
  butterfly: ["scarf", "bow", "crown"],
  car: ["hat", "bow", "crown"],
  dinosaur: LONG_NECKED,
  doll: ["bow", "scarf", "hat"],
  drone: ["bow", "hat"],
  fish: ["bow", "crown", "hat", "glasses"],
  ghost: ["bow", "scarf", "hat"],
  gnome: ["hat", "scarf", "glasses"],
  knight: ["cape", "scarf", "hat"],
  ladybird: ["scarf", "bow", "hat"],
  octopus: ["hat", "bow", "scarf", "glasses"],
  pirate: ["hat", "coat", "scarf"],
  rocket: ["bow", "scarf"],
  seahorse: ["crown", "bow", "scarf"],
  snowman: ["scarf", "hat", "vest"],
  train: ["hat", "bow", "scarf"],
  turtle: ["scarf", "hat", "bow", "glasses"],
  whale: ["hat", "bow", "crown"],
  witch: ["hat", "cape", "glasses"],
  owl: ["glasses", "scarf", "hat", "bow", "vest"],
  robot: ["scarf", "bow", "satchel", "cape", "hat"],
  unicorn: LONG_NECKED,
  hero: ["cape"],
  child: ["scarf", "hat", "coat", "satchel", "cape"],
  "grown-up": ["coat", "scarf", "hat", "glasses", "vest"],
  "tin-soldier": ["hat", "satchel", "scarf"],
  teddy: ["bow", "scarf", "vest", "hat"],
  fairy: ["crown", "dress", "scarf"],
  wizard: ["hat", "cape", "glasses"],
  mermaid: ["crown", "bow", "scarf"],
  "living-thing": ["bow", "glasses", "hat"],
};

/** What a kind of figure can wear as the garment it is known by. */
export function garmentsOf(kind: FigureKind): readonly [Garment, ...Garment[]] {
  return GARMENTS_OF[kind] ?? FURRY;
}
