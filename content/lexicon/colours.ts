import type { AdjectiveEntry } from "#lexicon/concept.ts";

type ColourRow = Omit<Extract<AdjectiveEntry, { kind: "colour" }>, "kind" | "colour">;

const ROWS = {
  red: {
    en: "red",
    ro: ["roșu", "roșie", "roșii", "roșii"],
    de: "rot",
    phrases: { en: ["scarlet", "crimson"], ro: ["roșcat", "roșcată", "roșcați", "roșcate"] },
  },
  orange: {
    en: "orange",
    ro: ["portocaliu", "portocalie", "portocalii", "portocalii"],
    de: "orange",
    phrases: {
      de: [
        "orangefarben",
        "orangefarbene",
        "orangefarbener",
        "orangefarbenes",
        "orangefarbenen",
        "orangene",
        "orangener",
        "orangenes",
        "orangenen",
      ],
      ro: ["oranj"],
    },
  },
  yellow: { en: "yellow", ro: ["galben", "galbenă", "galbeni", "galbene"], de: "gelb" },
  green: { en: "green", ro: ["verde", "verzi"], de: "grün" },
  teal: {
    en: "turquoise",
    ro: ["turcoaz"],
    de: "türkis",
    phrases: {
      en: ["teal"],
      de: ["türkise", "türkiser", "türkises", "türkisen", "türkisfarben", "türkisfarbene", "türkisfarbenen"],
    },
  },
  blue: { en: "blue", ro: ["albastru", "albastră", "albaștri", "albastre"], de: "blau", phrases: { ro: ["bleu"] } },
  purple: {
    en: "purple",
    ro: ["mov"],
    de: "lila",
    phrases: {
      en: ["violet", "lilac"],
      ro: ["violet", "violetă", "violeți", "violete"],
      de: ["violett", "violette", "violetter", "violettes", "violetten"],
    },
  },
  pink: {
    en: "pink",
    ro: ["roz"],
    de: "rosa",
    phrases: { de: ["pink", "pinke", "pinker", "pinkes", "pinken", "rosafarben", "rosafarbene", "rosafarbenen"] },
  },
  brown: { en: "brown", ro: ["maro"], de: "braun", phrases: { ro: ["cafeniu", "cafenie", "cafenii"] } },
  black: { en: "black", ro: ["negru", "neagră", "negri", "negre"], de: "schwarz" },
  white: {
    en: "white",
    ro: ["alb", "albă", "albi", "albe"],
    de: "weiß",
    phrases: { de: ["weiss", "weisse", "weisser", "weisses", "weissen"] },
  },
  grey: {
    en: "grey",
    ro: ["gri"],
    de: "grau",
    phrases: { en: ["gray"], ro: ["cenușiu", "cenușie", "cenușii", "sur", "sură"] },
  },
  gold: {
    en: "golden",
    ro: ["auriu", "aurie", "aurii", "aurii"],
    de: ["golden", "golden"],
    phrases: { en: ["gold"], ro: ["de aur"], de: ["aus Gold"] },
  },
  silver: {
    en: "silver",
    ro: ["argintiu", "argintie", "argintii", "argintii"],
    de: ["silbern", "silbern"],
    phrases: { en: ["silvery"], ro: ["de argint"], de: ["aus Silber"] },
  },
} as const satisfies Record<string, Omit<ColourRow, "id">>;

// Safe: the keys of ROWS are the colours.
const names = Object.keys(ROWS) as (keyof typeof ROWS)[];

export const COLOUR_WORDS: readonly AdjectiveEntry[] = names.map((colour) => ({
  kind: "colour",
  id: colour,
  colour,
  ...ROWS[colour],
}));
