import type { Colour } from "#book/cast-card.ts";
import type { Hex } from "../gouache/colour.ts";

/** What a thing is dyed in when a wish gives it a colour: a little quieter than a garment, which stays the hero's. */
export const THING_COLOURS: Readonly<Record<Colour, Hex>> = {
  red: "#cf4a3f",
  orange: "#e28839",
  yellow: "#ecc04c",
  green: "#64a05a",
  teal: "#399590",
  blue: "#4a7fc0",
  purple: "#8462ad",
  pink: "#e28ea8",
  brown: "#92643f",
  black: "#4a424c",
  white: "#f4eddd",
  grey: "#98959c",
  gold: "#deac45",
  silver: "#b7c0c9",
};
