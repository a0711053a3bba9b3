import type { ThingRow } from "./thing-row.ts";

/** Plants, food, and what is left. */
export const NATURE_THINGS: readonly ThingRow[] = [
  {
    id: "egg",
    thing: "egg",
    en: "egg",
    ro: ["ou", "n", "ouă"],
    de: ["Ei", "n", "Eier", { genitive: "Eies" }],
    also: { en: ["Easter egg"], de: [["Osterei", "n", "Ostereier"]] },
  },
  { id: "nest", thing: "nest", en: "nest", ro: ["cuib", "n", "cuiburi"], de: ["Nest", "n", "Nester"] },
  {
    id: "leaf",
    thing: "leaf",
    en: ["leaf", "leaves"],
    ro: ["frunză", "f", "frunze"],
    de: ["Blatt", "n", "Blätter"],
    small: { ro: [["frunzuliță", "f", "frunzulițe"]], de: [["Blättchen", "n", "Blättchen"]] },
  },
  {
    id: "seed",
    thing: "acorn",
    en: "seed",
    ro: ["sămânță", "f", "semințe"],
    de: ["Samen", "m", "Samen"],
    also: {
      ro: [["bob", "n", "boabe"]],
      de: [["Samenkorn", "n", "Samenkörner"]],
    },
  },
  {
    id: "stone",
    thing: "stone",
    en: "stone",
    ro: ["piatră", "f", "pietre"],
    de: ["Stein", "m", "Steine"],
    also: {
      en: ["rock", "pebble", "crystal"],
      ro: [
        ["pietricică", "f", "pietricele"],
        ["cristal", "n", "cristale"],
        ["stâncă", "f", "stânci"],
      ],
      de: [
        ["Kiesel", "m", "Kiesel"],
        ["Kristall", "m", "Kristalle"],
        ["Felsen", "m", "Felsen"],
      ],
    },
  },
  {
    id: "bread",
    thing: "bread",
    en: "bread",
    ro: ["pâine", "f", "pâini"],
    de: ["Brot", "n", "Brote"],
    also: {
      de: [["Brötchen", "n", "Brötchen"]],
    },
  },
  {
    id: "honey",
    thing: "honey",
    en: "honey",
    ro: ["miere", "f", "mieri", { oblique: "mierii" }],
    de: ["Honig", "m", "Honige"],
  },
  {
    id: "cookie",
    thing: "cookie",
    en: "cookie",
    ro: ["biscuit", "m", "biscuiți"],
    de: ["Keks", "m", "Kekse", { genitive: "Kekses" }],
    also: { en: ["biscuit"], ro: [["biscuite", "m", "biscuiți"]], de: [["Plätzchen", "n", "Plätzchen"]] },
  },
  {
    id: "carrot",
    thing: "carrot",
    en: "carrot",
    ro: ["morcov", "m", "morcovi"],
    de: ["Karotte", "f", "Karotten"],
    also: {
      en: ["cabbage"],
      ro: [["varză", "f", "verze"]],
      de: [
        ["Möhre", "f", "Möhren"],
        ["Kohl", "m", "Kohle"],
      ],
    },
  },
  {
    id: "pumpkin",
    thing: "pumpkin",
    en: "pumpkin",
    ro: ["dovleac", "m", "dovleci"],
    de: ["Kürbis", "m", "Kürbisse", { genitive: "Kürbisses" }],
    also: { ro: [["bostan", "m", "bostani"]] },
  },
  {
    id: "strawberry",
    thing: "strawberry",
    en: "strawberry",
    ro: ["căpșună", "f", "căpșuni"],
    de: ["Erdbeere", "f", "Erdbeeren"],
    also: {
      en: ["berry", "raspberry"],
      ro: [
        ["zmeură", "f", "zmeure"],
        ["mură", "f", "mure"],
        ["fragă", "f", "fragi"],
      ],
      de: [
        ["Beere", "f", "Beeren"],
        ["Himbeere", "f", "Himbeeren"],
      ],
    },
  },
  {
    id: "tea",
    en: "tea",
    ro: ["ceai", "n", "ceaiuri"],
    de: ["Tee", "m", "Tees"],
    also: { en: ["cocoa"], de: [["Kakao", "m", "Kakaos"]] },
  },
  { id: "shadow", en: "shadow", ro: ["umbră", "f", "umbre"], de: ["Schatten", "m", "Schatten"] },
  { id: "dream", en: "dream", ro: ["vis", "n", "vise"], de: ["Traum", "m", "Träume"] },
  {
    id: "colour-word",
    en: "colour",
    ro: ["culoare", "f", "culori", { oblique: "culorii" }],
    de: ["Farbe", "f", "Farben"],
    also: { en: ["color"] },
  },
  {
    id: "medal",
    thing: "medal",
    en: "medal",
    ro: ["medalie", "f", "medalii"],
    de: ["Medaille", "f", "Medaillen"],
    also: {
      en: ["prize"],
      ro: [["premiu", "n", "premii"]],
      de: [["Preis", "m", "Preise"]],
    },
  },
  { id: "swing", thing: "rope", en: "swing", ro: ["leagăn", "n", "leagăne"], de: ["Schaukel", "f", "Schaukeln"] },
];
