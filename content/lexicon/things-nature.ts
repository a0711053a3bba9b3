import type { ThingRow } from "./thing-row.ts";

/** Plants, food, and what is left. */
export const NATURE_THINGS: readonly ThingRow[] = [
  {
    id: "egg",
    thing: "egg",
    en: "egg",
    ro: ["ou", "n", "ouă"],
    de: ["Ei", "n", "Eier"],
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
    id: "tree",
    en: "tree",
    ro: ["copac", "m", "copaci"],
    de: ["Baum", "m", "Bäume"],
    also: {
      en: ["oak", "apple tree", "Christmas tree"],
      ro: [
        ["pom", "m", "pomi"],
        ["stejar", "m", "stejari"],
        ["brad", "m", "brazi"],
      ],
      de: [
        ["Eiche", "f", "Eichen"],
        ["Tanne", "f", "Tannen"],
        ["Tannenbaum", "m", "Tannenbäume"],
      ],
    },
    small: {
      ro: [
        ["copăcel", "m", "copăcei"],
        ["brăduț", "m", "brăduți"],
      ],
      de: [["Bäumchen", "n", "Bäumchen"]],
    },
  },
  {
    id: "seed",
    thing: "acorn",
    en: "seed",
    ro: ["sămânță", "f", "semințe"],
    de: ["Samen", "m", "Samen"],
    also: {
      en: ["bean"],
      ro: [["bob", "n", "boabe"]],
      de: [
        ["Bohne", "f", "Bohnen"],
        ["Samenkorn", "n", "Samenkörner"],
      ],
    },
  },
  {
    id: "stone",
    thing: "stone",
    en: "stone",
    ro: ["piatră", "f", "pietre"],
    de: ["Stein", "m", "Steine"],
    also: {
      en: ["rock", "pebble", "crystal", "gem"],
      ro: [
        ["pietricică", "f", "pietricele"],
        ["cristal", "n", "cristale"],
        ["stâncă", "f", "stânci"],
      ],
      de: [
        ["Kiesel", "m", "Kiesel"],
        ["Kristall", "m", "Kristalle"],
        ["Edelstein", "m", "Edelsteine"],
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
      en: ["sandwich"],
      ro: [["covrig", "m", "covrigi"]],
      de: [
        ["Brötchen", "n", "Brötchen"],
        ["Brezel", "f", "Brezeln"],
      ],
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
    id: "pancake",
    thing: "cake",
    en: "pancake",
    ro: ["clătită", "f", "clătite"],
    de: ["Pfannkuchen", "m", "Pfannkuchen"],
  },
  {
    id: "ice-cream",
    en: "ice cream",
    ro: ["înghețată", "f", "înghețate"],
    de: ["Eis", "n", "Eis", { genitive: "Eises" }],
  },
  {
    id: "chocolate",
    en: "chocolate",
    ro: ["ciocolată", "f", "ciocolate"],
    de: ["Schokolade", "f", "Schokoladen"],
    also: {
      en: ["sweet", "candy", "lollipop"],
      ro: [
        ["bomboană", "f", "bomboane"],
        ["acadea", "f", "acadele"],
      ],
      de: [
        ["Bonbon", "n", "Bonbons"],
        ["Süßigkeit", "f", "Süßigkeiten"],
      ],
    },
  },
  {
    id: "carrot",
    thing: "carrot",
    en: "carrot",
    ro: ["morcov", "m", "morcovi"],
    de: ["Karotte", "f", "Karotten"],
    also: {
      en: ["cabbage", "potato"],
      ro: [
        ["varză", "f", "verze"],
        ["cartof", "m", "cartofi"],
      ],
      de: [
        ["Möhre", "f", "Möhren"],
        ["Kohl", "m", "Kohle"],
        ["Kartoffel", "f", "Kartoffeln"],
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
      en: ["berry", "blueberry", "raspberry"],
      ro: [
        ["zmeură", "f", "zmeure"],
        ["afină", "f", "afine"],
        ["mură", "f", "mure"],
        ["fragă", "f", "fragi"],
      ],
      de: [
        ["Beere", "f", "Beeren"],
        ["Himbeere", "f", "Himbeeren"],
        ["Blaubeere", "f", "Blaubeeren"],
      ],
    },
  },
  {
    id: "orange-fruit",
    thing: "apple",
    en: "orange",
    ro: ["portocală", "f", "portocale"],
    de: ["Orange", "f", "Orangen"],
    also: {
      en: ["banana", "lemon"],
      ro: [
        ["banană", "f", "banane"],
        ["lămâie", "f", "lămâi"],
      ],
      de: [
        ["Banane", "f", "Bananen"],
        ["Zitrone", "f", "Zitronen"],
      ],
    },
  },
  {
    id: "soup",
    en: "soup",
    ro: ["supă", "f", "supe"],
    de: ["Suppe", "f", "Suppen"],
    also: { ro: [["ciorbă", "f", "ciorbe"]] },
  },
  { id: "milk", en: "milk", ro: ["lapte", "n", "lapte", { pluralDefinite: "laptele" }], de: ["Milch", "f", "Milch"] },
  {
    id: "tea",
    en: "tea",
    ro: ["ceai", "n", "ceaiuri"],
    de: ["Tee", "m", "Tees"],
    also: { en: ["cocoa"], de: [["Kakao", "m", "Kakaos"]] },
  },
  {
    id: "tooth",
    en: ["tooth", "teeth"],
    ro: ["dinte", "m", "dinți"],
    de: ["Zahn", "m", "Zähne"],
    small: { ro: [["dințișor", "m", "dințișori"]] },
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
      en: ["trophy", "prize"],
      ro: [
        ["cupă", "f", "cupe"],
        ["premiu", "n", "premii"],
      ],
      de: [
        ["Pokal", "m", "Pokale"],
        ["Preis", "m", "Preise"],
      ],
    },
  },
  { id: "swing", thing: "rope", en: "swing", ro: ["leagăn", "n", "leagăne"], de: ["Schaukel", "f", "Schaukeln"] },
  {
    id: "needle",
    thing: "feather",
    en: "needle",
    ro: ["ac", "n", "ace"],
    de: ["Nadel", "f", "Nadeln"],
    also: { en: ["spike"], ro: [["țep", "m", "țepi"]], de: [["Stachel", "m", "Stacheln"]] },
  },
];
