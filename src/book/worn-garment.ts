import type { FigureKind, Garment } from "#book/cast-card.ts";

/** Kinds that are all head: there is no trunk to dress. */
export const WITHOUT_TRUNK: readonly FigureKind[] = [
  "fish",
  "whale",
  "octopus",
  "ghost",
  "drone",
  "train",
  "car",
  "rocket",
  "living-thing",
];

const INSTEAD: Partial<Record<Garment, Garment>> = {
  vest: "scarf",
  coat: "scarf",
  cape: "scarf",
  dress: "bow",
  satchel: "collar",
};

/** What a figure wears when it is given a garment: what has no trunk wears something at its neck or on its head instead. */
export const wornGarment = (kind: FigureKind, garment: Garment): Garment =>
  WITHOUT_TRUNK.includes(kind) ? (INSTEAD[garment] ?? garment) : garment;
