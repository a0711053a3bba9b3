import type { MoreNouns } from "#lexicon/concept.ts";

/** What kinds and things are called in a part of a country, in a kitchen or in a workshop, and in the feminine. */
export const WORDS_OF_REGIONS: Readonly<Record<string, MoreNouns>> = {
  "air-fart": {
    de: [
      ["Furz", "m", "Fürze"],
      ["Rülps", "m", "Rülpse"],
    ],
  },
  apple: {
    de: [
      ["Zwetschge", "f", "Zwetschgen"],
      ["Zwetschke", "f", "Zwetschken"],
    ],
  },
  hen: { en: ["chook", "bantam", "pullet"] },
  cow: { en: ["coo", "Highland coo", "heifer"] },
  pig: { en: ["sow", "hog"] },
  fox: { en: ["vixen"] },
  hare: { en: ["leveret"] },
  reindeer: { en: ["caribou"] },
  chimpanzee: { en: ["chimp"] },
  potato: { en: ["spud", "tattie"] },
  "maple-tree": { en: ["maple tree"] },
  elevator: { en: ["lift"] },
  peach: { de: [["Marille", "f", "Marillen"]] },
  gooseberry: { de: [["Ribisel", "f", "Ribiseln"]] },
  tomato: { de: [["Paradeiser", "m", "Paradeiser"]] },
  carrot: {
    de: [
      ["Rüebli", "n", "Rüebli"],
      ["Wurzelgemüse", "n", "Wurzelgemüse"],
    ],
  },
  aubergine: { de: [["Melanzani", "f", "Melanzani"]] },
  pepper: { ro: [["gogoșar", "m", "gogoșari"]], de: [["Peperoni", "f", "Peperoni"]] },
  bean: { de: [["Fisole", "f", "Fisolen"]] },
  corn: { de: [["Kukuruz", "m", "Kukuruz"]] },
  broccoli: { de: [["Karfiol", "m", "Karfiole"]] },
  mushroom: {
    de: [
      ["Schwammerl", "n", "Schwammerl"],
      ["Champignon", "m", "Champignons"],
    ],
  },
  chestnut: { de: [["Marone", "f", "Maronen"]] },
  bread: {
    de: [
      ["Toast", "m", "Toasts"],
      ["Laugenstange", "f", "Laugenstangen"],
    ],
  },
  pretzel: {
    de: [
      ["Brezn", "f", "Brezn"],
      ["Brezel", "f", "Brezeln"],
      ["Breze", "f", "Brezen"],
    ],
  },
  pancake: {
    de: [
      ["Palatschinke", "f", "Palatschinken"],
      ["Kaiserschmarrn", "m", "Kaiserschmarrn"],
    ],
  },
  candy: { de: [["Zuckerl", "n", "Zuckerl"]] },
  pasta: {
    de: [
      ["Spätzle", "n", "Spätzle"],
      ["Ravioli", "f", "Ravioli"],
    ],
  },
  "tram-car": {
    de: [
      ["Bim", "f", "Bims"],
      ["Trambahn", "f", "Trambahnen"],
    ],
  },
  "toy-car": { de: [["Oldtimer", "m", "Oldtimer"]] },
  steamroller: { de: [["Walze", "f", "Walzen"]] },
  snowplough: {
    de: [
      ["Schneefräse", "f", "Schneefräsen"],
      ["Pistenraupe", "f", "Pistenraupen"],
      ["Pistenbully", "m", "Pistenbullys"],
    ],
  },
  cart: { de: [["Leiterwagen", "m", "Leiterwagen"]] },
  sledge: { de: [["Rodel", "f", "Rodeln"]] },
  "baby-dummy": { de: [["Nuckel", "m", "Nuckel"]] },
  postman: {
    ro: [
      ["poștașă", "f", "poștașe"],
      ["curier", "m", "curieri"],
    ],
  },
  "cashier-at-till": { ro: [["casieră", "f", "casiere"]] },
  "lighthouse-keeper": { ro: [["farist", "m", "fariști"]] },
  pilot: { ro: [["aviator", "m", "aviatori"]] },
  "train-driver": { ro: [["mașinist", "m", "mașiniști"]] },
  "ticket-inspector": {
    de: [
      ["Kondukteurin", "f", "Kondukteurinnen"],
      ["Kondukteur", "m", "Kondukteure"],
    ],
    ro: [["conductor de tren", "m", "conductori de tren"]],
  },
  "lion-tamer": { ro: [["domptor", "m", "domptori"]] },
  "fortune-teller": { ro: [["ghicitoare", "f", "ghicitoare"]] },
  carpenter: { ro: [["lemnar", "m", "lemnari"]] },
  blacksmith: { ro: [["potcovar", "m", "potcovari"]] },
  shoemaker: { ro: [["pantofar", "m", "pantofari"]] },
  gardener: { ro: [["grădinăriță", "f", "grădinărițe"]] },
  potter: {
    ro: [
      ["olăriță", "f", "olărițe"],
      ["torcătoare", "f", "torcătoare"],
    ],
  },
  builder: { ro: [["constructoare", "f", "constructoare"]], de: [["Polier", "m", "Poliere"]] },
  tailor: {
    ro: [["cusătoreasă", "f", "cusătorese"]],
    de: [["Schneidermeister", "m", "Schneidermeister"]],
  },
  hairdresser: {
    de: [
      ["Frisör", "m", "Frisöre"],
      ["Frisörin", "f", "Frisörinnen"],
    ],
  },
  butcher: {
    de: [
      ["Schlachter", "m", "Schlachter"],
      ["Fleischhauer", "m", "Fleischhauer"],
      ["Fleischer", "m", "Fleischer"],
    ],
  },
  cheesemaker: {
    de: [
      ["Senn", "m", "Senner"],
      ["Sennerin", "f", "Sennerinnen"],
    ],
  },
  plumber: {
    de: [
      ["Installateur", "m", "Installateure"],
      ["Spengler", "m", "Spengler"],
    ],
  },
  nanny: {
    de: [
      ["Babysitter", "m", "Babysitter"],
      ["Babysitterin", "f", "Babysitterinnen"],
    ],
  },
  boots: { ro: [["gheată", "f", "ghete"]] },
  sandman: { de: [["Sandmännchen", "n", "Sandmännchen"]] },
  puppet: { de: [["Kasperl", "m", "Kasperl"]] },
  sellotape: { ro: [["scoci", "n", "scociuri"]] },
  "guinea-pig": { de: [["Meerschwein", "n", "Meerschweine"]] },
  sailor: {
    de: [["Seebär", "m", "Seebären", { weak: "Seebären" }]],
  },
  apprentice: { de: [["Azubi", "m", "Azubis"]] },
  bus: {
    de: [
      ["Reisebus", "m", "Reisebusse"],
      ["Linienbus", "m", "Linienbusse"],
    ],
  },
  ship: {
    de: [
      ["Galeere", "f", "Galeeren"],
      ["Fregatte", "f", "Fregatten"],
      ["Eisbrecher", "m", "Eisbrecher"],
    ],
  },
  boat: {
    de: [
      ["Jolle", "f", "Jollen"],
      ["Katamaran", "m", "Katamarane"],
    ],
  },
  "fire-engine": { de: [["Feuerwehrwagen", "m", "Feuerwehrwagen"]] },
  "tumble-dryer": { de: [["Trockner", "m", "Trockner"]] },
  "sheet-of-paper": { de: [["Papier", "n", "Papiere"]] },
  "plaster-cast": { de: [["Gips", "m", "Gipse"]] },
  "medicine-pill": { de: [["Pille", "f", "Pillen"]] },
  bicycle: { de: [["Velo", "n", "Velos"]] },
  cushion: { de: [["Polster", "m", "Polster"]] },
  scooter: { de: [["Trottinett", "n", "Trottinette"]] },
  grandmother: {
    de: [
      ["Grosi", "n", "Grosis"],
      ["Omma", "f", "Ommas"],
    ],
  },
  budgie: { de: [["Welli", "m", "Wellis"]] },
  ringmaster: { de: [["Zirkusdirektorin", "f", "Zirkusdirektorinnen"]] },
  "saint-nicholas": { de: [["Samichlaus", "m", "Samichläuse"]] },
  "level-crossing": { de: [["Schranke", "f", "Schranken"]] },
  submarine: { de: [["Uboot", "n", "Uboote"]] },
  caretaker: {
    de: [
      ["Hauswart", "m", "Hauswarte"],
      ["Abwart", "m", "Abwarte"],
    ],
  },
  "church-sexton": {
    de: [
      ["Mesmer", "m", "Mesmer"],
      ["Glöckner", "m", "Glöckner"],
    ],
  },
  dustpan: { de: [["Kehrschaufel", "f", "Kehrschaufeln"]] },
};
