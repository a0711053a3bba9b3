import type { PlaceRow } from "./place-row.ts";

/** Castle, city, island, village. */
export const LIVED_IN_PLACES = {
  MedievalCastle: [
    {
      id: "castle",
      en: "castle",
      ro: ["castel", "n", "castele"],
      de: ["Schloss", "n", "Schlösser", { genitive: "Schlosses" }],
      also: {
        en: ["palace", "fortress"],
        ro: [
          ["palat", "n", "palate"],
          ["cetate", "f", "cetăți"],
        ],
        de: [
          ["Burg", "f", "Burgen"],
          ["Palast", "m", "Paläste"],
          ["Ritterburg", "f", "Ritterburgen"],
        ],
      },
      small: { de: [["Schlösschen", "n", "Schlösschen"]] },
    },
    { id: "tower", en: "tower", ro: ["turn", "n", "turnuri"], de: ["Turm", "m", "Türme"] },
    {
      id: "kingdom",
      en: "kingdom",
      ro: ["regat", "n", "regate"],
      de: ["Königreich", "n", "Königreiche"],
      also: { ro: [["împărăție", "f", "împărății"]] },
    },
  ],
  FuturisticMetropolis: [
    {
      id: "city",
      en: "city",
      ro: ["oraș", "n", "orașe"],
      de: ["Stadt", "f", "Städte"],
      also: {
        en: ["town", "metropolis"],
        ro: [["metropolă", "f", "metropole"]],
        de: [
          ["Großstadt", "f", "Großstädte"],
          ["Metropole", "f", "Metropolen"],
        ],
      },
    },
    {
      id: "street",
      en: "street",
      ro: ["stradă", "f", "străzi"],
      de: ["Straße", "f", "Straßen"],
      also: {
        en: ["skyscraper", "factory", "robot factory"],
        ro: [
          [
            "zgârie-nori",
            "m",
            "zgârie-nori",
            { definite: "zgârie-norii", oblique: "zgârie-norilor", pluralDefinite: "zgârie-norii" },
          ],
          ["fabrică", "f", "fabrici"],
        ],
        de: [
          ["Wolkenkratzer", "m", "Wolkenkratzer"],
          ["Fabrik", "f", "Fabriken"],
        ],
      },
    },
    {
      id: "airport",
      en: "airport",
      ro: ["aeroport", "n", "aeroporturi"],
      de: ["Flughafen", "m", "Flughäfen"],
    },
    {
      id: "laboratory",
      en: "laboratory",
      ro: ["laborator", "n", "laboratoare"],
      de: ["Labor", "n", "Labore"],
      also: { en: ["lab", "workshop"], ro: [["atelier", "n", "ateliere"]], de: [["Werkstatt", "f", "Werkstätten"]] },
    },
  ],
  DesertedIsland: [
    {
      id: "island",
      en: "island",
      ro: ["insulă", "f", "insule"],
      de: ["Insel", "f", "Inseln"],
      small: { ro: [["insuliță", "f", "insulițe"]] },
    },
    {
      id: "beach",
      en: "beach",
      ro: ["plajă", "f", "plaje"],
      de: ["Strand", "m", "Strände"],
      also: {
        en: ["shore", "seaside", "coast"],
        ro: [
          ["țărm", "n", "țărmuri"],
          ["mal", "n", "maluri"],
        ],
        de: [
          ["Küste", "f", "Küsten"],
          ["Ufer", "n", "Ufer"],
        ],
      },
    },
    {
      id: "lighthouse",
      en: "lighthouse",
      ro: ["far", "n", "faruri"],
      de: ["Leuchtturm", "m", "Leuchttürme"],
      also: { en: ["harbour", "harbor"], ro: [["port", "n", "porturi"]], de: [["Hafen", "m", "Häfen"]] },
    },
    {
      id: "desert",
      en: "desert",
      ro: ["deșert", "n", "deșerturi"],
      de: ["Wüste", "f", "Wüsten"],
      also: {
        en: ["oasis", "savanna", "savannah"],
        ro: [["savană", "f", "savane"]],
        de: [
          ["Savanne", "f", "Savannen"],
          ["Oase", "f", "Oasen"],
        ],
      },
    },
  ],
  SmallVillage: [
    {
      id: "village",
      en: "village",
      ro: ["sat", "n", "sate"],
      de: ["Dorf", "n", "Dörfer"],
      small: {
        ro: [
          ["sătuc", "n", "sătucuri"],
          ["sătuleț", "n", "sătulețe"],
        ],
        de: [["Dörfchen", "n", "Dörfchen"]],
      },
    },
    {
      id: "house",
      en: "house",
      ro: ["casă", "f", "case"],
      de: ["Haus", "n", "Häuser"],
      also: {
        en: ["home", "cottage", "hut", "attic", "kitchen"],
        ro: [
          ["colibă", "f", "colibe"],
          ["pod", "n", "poduri"],
          ["bucătărie", "f", "bucătării"],
          [
            "acasă",
            "f",
            "acasă",
            { definite: "acasă", oblique: "acasă", pluralDefinite: "acasă", pluralOblique: "acasă" },
          ],
        ],
        de: [
          ["Hütte", "f", "Hütten"],
          ["Dachboden", "m", "Dachböden"],
          ["Küche", "f", "Küchen"],
          ["Zuhause", "n", "Zuhause"],
        ],
      },
      small: {
        ro: [["căsuță", "f", "căsuțe"]],
        de: [
          ["Häuschen", "n", "Häuschen"],
          ["Häuslein", "n", "Häuslein"],
        ],
      },
    },
    {
      id: "school",
      en: "school",
      ro: ["școală", "f", "școli"],
      de: ["Schule", "f", "Schulen"],
      also: {
        en: ["kindergarten", "library", "classroom"],
        ro: [
          ["grădiniță", "f", "grădinițe"],
          ["bibliotecă", "f", "biblioteci"],
        ],
        de: [
          ["Kindergarten", "m", "Kindergärten"],
          ["Bücherei", "f", "Büchereien"],
          ["Bibliothek", "f", "Bibliotheken"],
        ],
      },
    },
    {
      id: "garden",
      en: "garden",
      ro: ["grădină", "f", "grădini"],
      de: ["Garten", "m", "Gärten"],
      also: {
        en: ["park", "orchard", "playground", "zoo"],
        ro: [
          ["parc", "n", "parcuri"],
          ["livadă", "f", "livezi"],
          ["zoo", "n", "zoo"],
        ],
        de: [
          ["Park", "m", "Parks"],
          ["Spielplatz", "m", "Spielplätze"],
          ["Zoo", "m", "Zoos"],
        ],
      },
    },
    {
      id: "farm",
      en: "farm",
      ro: ["fermă", "f", "ferme"],
      de: ["Bauernhof", "m", "Bauernhöfe"],
      also: {
        en: ["barn", "stable"],
        ro: [
          ["grajd", "n", "grajduri"],
          ["hambar", "n", "hambare"],
        ],
        de: [
          ["Stall", "m", "Ställe"],
          ["Scheune", "f", "Scheunen"],
        ],
      },
    },
    {
      id: "shop",
      en: "shop",
      ro: ["magazin", "n", "magazine"],
      de: ["Laden", "m", "Läden"],
      also: {
        en: ["bakery", "market", "store"],
        ro: [
          ["brutărie", "f", "brutării"],
          ["piață", "f", "piețe"],
        ],
        de: [
          ["Bäckerei", "f", "Bäckereien"],
          ["Markt", "m", "Märkte"],
        ],
      },
    },
    {
      id: "bridge",
      en: "bridge",
      ro: ["podeț", "n", "podețe"],
      de: ["Brücke", "f", "Brücken"],
      also: { ro: [["pod", "n", "poduri"]] },
    },
  ],
} as const satisfies Record<string, readonly PlaceRow[]>;
