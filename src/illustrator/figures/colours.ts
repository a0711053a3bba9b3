import type { CastCard, Colour } from "#book/cast-card.ts";
import type { Hex } from "../gouache/colour.ts";

/** Ink for eyes, noses and mouths: a warm near-black. */
export const INK: Hex = "#2b1f24";
export const PAPER: Hex = "#fffdf6";

/** The one saturated thing on a figure: its garment. */
export const GARMENT_COLOURS: Readonly<Record<Colour, Hex>> = {
  red: "#d2433a",
  orange: "#e2802f",
  yellow: "#efbd3f",
  green: "#5d9a4f",
  teal: "#2f8f8b",
  blue: "#3f74b8",
  purple: "#7a56a6",
  pink: "#e2809f",
  brown: "#8b5a3e",
  black: "#443c46",
  white: "#f7efe0",
  grey: "#938f98",
  gold: "#e3b03f",
  silver: "#b9c2cc",
};

/** Fur, feathers, scales and metal: quieter than any garment. */
const COAT_COLOURS: Readonly<Record<Colour, Hex>> = {
  red: "#c0583c",
  orange: "#e07f3c",
  yellow: "#e6bd66",
  green: "#62a476",
  teal: "#55a3a0",
  blue: "#6a95c4",
  purple: "#9580bd",
  pink: "#e3a3ae",
  brown: "#986a49",
  black: "#564b55",
  white: "#f1e7d8",
  grey: "#a39ea3",
  gold: "#dcab55",
  silver: "#aeb8c2",
};

/** The plain clothes under a person's signature garment: dusty, so that the garment alone is saturated. */
const CLOTH_COLOURS: Readonly<Record<Colour, Hex>> = {
  red: "#c4685c",
  orange: "#d79a68",
  yellow: "#e0c48a",
  green: "#8fae86",
  teal: "#7aa8a6",
  blue: "#7f9cc0",
  purple: "#9d8db8",
  pink: "#dfb0b6",
  brown: "#a3826a",
  black: "#5d5560",
  white: "#efe6d6",
  grey: "#a8a4a8",
  gold: "#d9bb7c",
  silver: "#bdc4cc",
};

const HAIR: Readonly<Record<"blond" | "brown" | "black" | "red" | "grey" | "none", Hex>> = {
  blond: "#e2b560",
  brown: "#6e432b",
  black: "#33262e",
  red: "#b9532e",
  grey: "#c9c4c4",
  none: "#6e432b",
};

const SKIN: Readonly<Record<"light" | "tan" | "brown" | "dark", Hex>> = {
  light: "#f5cba8",
  tan: "#e0a97d",
  brown: "#b07850",
  dark: "#7d5138",
};

/** The biggest surface of an animal, a machine or a toy. */
export const coatColour = (card: CastCard, own: Hex): Hex => (card.colour ? COAT_COLOURS[card.colour] : own);

/** The plain clothes of a person. */
export const clothColour = (card: CastCard, own: Colour): Hex => CLOTH_COLOURS[card.colour ?? own];

/** The vivid clothes of a kind that is known by them: a superhero's suit, a soldier's coat, a wizard's robe. */
export const costumeColour = (card: CastCard, own: Colour): Hex => GARMENT_COLOURS[card.colour ?? own];

/** Hair as the card has it; the old are grey unless the card says otherwise. */
export const hairColour = (card: CastCard, own: keyof typeof HAIR = "brown"): Hex =>
  HAIR[card.age === "old" && card.hair !== "none" ? "grey" : (card.hair ?? own)];

export const skinColour = (card: CastCard): Hex => SKIN[card.skin ?? "light"];
