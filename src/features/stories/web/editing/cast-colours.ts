import type { Colour, Garment } from "#book/cast-card.ts";

/** How a colour of the cast is shown where it is chosen. */
export const SWATCHES: Readonly<Record<Colour, string>> = {
  red: "#c8433e",
  orange: "#e0813a",
  yellow: "#f0c548",
  green: "#5a9a58",
  teal: "#3b9a98",
  blue: "#3f74b8",
  purple: "#8058a6",
  pink: "#e290ad",
  brown: "#8a5d3d",
  black: "#3a3740",
  white: "#f7f3ea",
  grey: "#9a9aa2",
  gold: "#c99a2e",
  silver: "#c3c8d0",
};

const WORN: Readonly<Record<Garment, true>> = {
  none: true,
  scarf: true,
  hat: true,
  bow: true,
  cape: true,
  vest: true,
  dress: true,
  coat: true,
  glasses: true,
  crown: true,
  satchel: true,
  collar: true,
};

export const COLOURS = Object.keys(SWATCHES) as readonly Colour[];
export const GARMENTS = Object.keys(WORN) as readonly Garment[];
