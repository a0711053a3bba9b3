import type { PlaceRow } from "./place-row.ts";

/** Forest, space, sea, the town of toys. */
export const WILD_PLACES = {
  EnchantedForest: [
    {
      id: "forest",
      en: "forest",
      ro: ["pădure", "f", "păduri"],
      de: ["Wald", "m", "Wälder"],
      also: {
        en: ["wood", "woods", "woodland", "jungle"],
        ro: [
          ["codru", "m", "codri"],
          ["junglă", "f", "jungle"],
        ],
        de: [["Dschungel", "m", "Dschungel"]],
      },
      small: {
        ro: [
          ["pădurice", "f", "pădurici"],
          ["crâng", "n", "crânguri"],
        ],
        de: [["Wäldchen", "n", "Wäldchen"]],
      },
    },
    {
      id: "meadow",
      en: "meadow",
      ro: ["poiană", "f", "poieni"],
      de: ["Wiese", "f", "Wiesen"],
      also: {
        en: ["clearing", "glade", "field"],
        ro: [
          ["pajiște", "f", "pajiști"],
          ["câmp", "n", "câmpuri"],
          ["luncă", "f", "lunci"],
        ],
        de: [
          ["Lichtung", "f", "Lichtungen"],
          ["Feld", "n", "Felder"],
        ],
      },
    },
    {
      id: "river",
      en: "river",
      ro: ["râu", "n", "râuri"],
      de: ["Fluss", "m", "Flüsse", { genitive: "Flusses" }],
      also: {
        en: ["stream", "brook", "waterfall"],
        ro: [
          ["pârâu", "n", "pâraie", { definite: "pârâul" }],
          ["izvor", "n", "izvoare"],
          ["cascadă", "f", "cascade"],
        ],
        de: [
          ["Bach", "m", "Bäche"],
          ["Wasserfall", "m", "Wasserfälle"],
        ],
      },
    },
    {
      id: "lake",
      en: "lake",
      ro: ["lac", "n", "lacuri"],
      de: ["See", "m", "Seen"],
      also: {
        en: ["pond"],
        ro: [
          ["iaz", "n", "iazuri"],
          ["baltă", "f", "bălți"],
        ],
        de: [["Teich", "m", "Teiche"]],
      },
    },
    {
      id: "mountain",
      en: "mountain",
      ro: ["munte", "m", "munți"],
      de: ["Berg", "m", "Berge"],
      also: {
        en: ["cave", "volcano", "valley", "hill"],
        ro: [
          ["peșteră", "f", "peșteri"],
          ["vulcan", "m", "vulcani"],
          ["vale", "f", "văi"],
          ["deal", "n", "dealuri"],
        ],
        de: [
          ["Höhle", "f", "Höhlen"],
          ["Vulkan", "m", "Vulkane"],
          ["Tal", "n", "Täler"],
          ["Hügel", "m", "Hügel"],
        ],
      },
    },
    {
      id: "treehouse",
      en: "tree house",
      ro: ["căsuță din copac", "f", "căsuțe din copac"],
      de: ["Baumhaus", "n", "Baumhäuser"],
      also: {
        en: ["treehouse", "burrow", "den"],
        ro: [
          ["vizuină", "f", "vizuini"],
          ["scorbură", "f", "scorburi"],
        ],
        de: [["Bau", "m", "Baue"]],
      },
    },
  ],
  SpaceColony: [
    {
      id: "space",
      en: "outer space",
      ro: ["spațiu", "n", "spații"],
      de: ["Weltraum", "m", "Weltraum"],
      also: {
        en: ["space", "universe", "galaxy"],
        ro: [
          ["cosmos", "n", "cosmosuri"],
          ["univers", "n", "universuri"],
          ["galaxie", "f", "galaxii"],
        ],
        de: [
          ["Weltall", "n", "Weltall"],
          ["Universum", "n", "Universen"],
          ["Galaxie", "f", "Galaxien"],
          ["All", "n", "All"],
        ],
      },
    },
    {
      id: "space-station",
      en: "space station",
      ro: ["stație spațială", "f", "stații spațiale"],
      de: ["Raumstation", "f", "Raumstationen"],
      also: {
        en: ["space colony", "moon base"],
        ro: [["colonie spațială", "f", "colonii spațiale"]],
        de: [
          ["Mondstation", "f", "Mondstationen"],
          ["Weltraumkolonie", "f", "Weltraumkolonien"],
        ],
      },
    },
    {
      id: "mars",
      en: "Mars",
      ro: ["Marte", "m", "Marte", { definite: "Marte", oblique: "lui Marte" }],
      de: ["Mars", "m", "Mars", { genitive: "Mars" }],
    },
  ],
  UnderwaterKingdom: [
    {
      id: "sea",
      en: "sea",
      ro: ["mare", "f", "mări"],
      de: ["Meer", "n", "Meere"],
      also: { en: ["ocean"], ro: [["ocean", "n", "oceane"]], de: [["Ozean", "m", "Ozeane"]] },
    },
    {
      id: "reef",
      en: "coral reef",
      ro: ["recif", "n", "recife"],
      de: ["Korallenriff", "n", "Korallenriffe"],
      also: { en: ["reef"], ro: [["recif de corali", "n", "recife de corali"]], de: [["Riff", "n", "Riffe"]] },
    },
    {
      id: "seabed",
      en: "seabed",
      ro: ["fundul mării", "n", "fundurile mării", { definite: "fundul mării", oblique: "fundului mării" }],
      de: ["Meeresgrund", "m", "Meeresgründe"],
      phrases: {
        en: ["under the sea", "underwater"],
        ro: ["sub apă", "sub ape", "sub mare", "adâncul mării"],
        de: ["unter Wasser", "unter dem Meer", "Unterwasser"],
      },
    },
  ],
  ToyTown: [
    {
      id: "toy-town",
      en: "toy town",
      ro: [
        "orașul jucăriilor",
        "n",
        "orașele jucăriilor",
        { definite: "orașul jucăriilor", oblique: "orașului jucăriilor" },
      ],
      de: ["Spielzeugstadt", "f", "Spielzeugstädte"],
    },
    {
      id: "toy-shop",
      en: "toy shop",
      ro: ["magazin de jucării", "n", "magazine de jucării"],
      de: ["Spielzeugladen", "m", "Spielzeugläden"],
      also: { en: ["toy store"] },
    },
    {
      id: "nursery",
      en: "nursery",
      ro: ["camera copiilor", "f", "camerele copiilor", { definite: "camera copiilor", oblique: "camerei copiilor" }],
      de: ["Kinderzimmer", "n", "Kinderzimmer"],
      also: {
        en: ["toy box", "playroom", "bedroom"],
        ro: [
          [
            "cutia cu jucării",
            "f",
            "cutiile cu jucării",
            { definite: "cutia cu jucării", oblique: "cutiei cu jucării" },
          ],
        ],
        de: [["Spielzeugkiste", "f", "Spielzeugkisten"]],
      },
    },
    {
      id: "circus",
      en: ["circus", "circuses"],
      ro: ["circ", "n", "circuri"],
      de: ["Zirkus", "m", "Zirkusse", { genitive: "Zirkus" }],
      also: { en: ["funfair", "carnival"], ro: [["bâlci", "n", "bâlciuri"]], de: [["Jahrmarkt", "m", "Jahrmärkte"]] },
    },
  ],
} as const satisfies Record<string, readonly PlaceRow[]>;
