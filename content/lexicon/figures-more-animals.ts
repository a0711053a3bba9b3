import { type FigureRow, figuresLike } from "./figure-row.ts";

const animal = { type: "Animals" } as const;

/** Breeds and kinds that children name as readily as the animal itself; each is drawn as its nearest kin. */
export const MORE_ANIMAL_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { ...animal, draws: "dog" },
    {
      dachshund: [
        "dachshund",
        ["teckel", "m", "teckeli"],
        ["Dackel", "m", "Dackel"],
        { size: 0.7, colour: "brown", also: { en: ["sausage dog"], ro: [["șoricar", "m", "șoricari"]] } },
      ],
      poodle: ["poodle", ["pudel", "m", "pudeli"], ["Pudel", "m", "Pudel"], { colour: "white" }],
      bulldog: ["bulldog", ["buldog", "m", "buldogi"], ["Bulldogge", "f", "Bulldoggen"]],
      sheepdog: [
        "sheepdog",
        ["câine ciobănesc", "m", "câini ciobănești"],
        ["Hütehund", "m", "Hütehunde"],
        {
          also: {
            en: ["collie", "guard dog"],
            de: [
              ["Hirtenhund", "m", "Hirtenhunde"],
              ["Collie", "m", "Collies"],
            ],
            ro: [
              ["dulău", "m", "dulăi"],
              ["ciobănesc", "m", "ciobănești"],
            ],
          },
        },
      ],
      labrador: [
        "labrador",
        ["labrador", "m", "labradori"],
        ["Labrador", "m", "Labradore"],
        { colour: "gold", also: { en: ["golden retriever", "retriever"], de: [["Retriever", "m", "Retriever"]] } },
      ],
      husky: [
        "husky",
        [
          "husky",
          "m",
          "husky",
          { definite: "husky-ul", oblique: "husky-ului", pluralDefinite: "husky-ii", pluralOblique: "husky-ilor" },
        ],
        ["Husky", "m", "Huskys"],
        { colour: "grey", also: { en: ["sled dog"], de: [["Schlittenhund", "m", "Schlittenhunde"]] } },
      ],
      terrier: ["terrier", ["terier", "m", "terieri"], ["Terrier", "m", "Terrier"]],
      dalmatian: [
        "Dalmatian",
        ["dalmațian", "m", "dalmațieni"],
        ["Dalmatiner", "m", "Dalmatiner"],
        { colour: "white" },
      ],
      chihuahua: [
        "chihuahua",
        [
          "chihuahua",
          "m",
          "chihuahua",
          {
            definite: "chihuahua-ul",
            oblique: "chihuahua-ului",
            pluralDefinite: "chihuahua-ii",
            pluralOblique: "chihuahua-ilor",
          },
        ],
        ["Chihuahua", "m", "Chihuahuas"],
        { size: 0.6 },
      ],
      pug: ["pug", ["mops", "m", "mopși"], ["Mops", "m", "Möpse"], { size: 0.7 }],
      greyhound: ["greyhound", ["ogar", "m", "ogari"], ["Windhund", "m", "Windhunde"], { colour: "grey" }],
      beagle: [
        "beagle",
        [
          "beagle",
          "m",
          "beagle",
          { definite: "beagle-ul", oblique: "beagle-ului", pluralDefinite: "beagle-ii", pluralOblique: "beagle-ilor" },
        ],
        ["Beagle", "m", "Beagles"],
      ],
      spaniel: ["spaniel", ["spaniel", "m", "spanieli"], ["Spaniel", "m", "Spaniels"]],
      "saint-bernard": [
        "Saint Bernard",
        ["saint bernard", "m", "saint bernarzi", { definite: "saint bernardul", oblique: "saint bernardului" }],
        ["Bernhardiner", "m", "Bernhardiner"],
        { size: 1.3, also: { en: ["St Bernard", "mountain dog"] } },
      ],
      dingo: [
        "dingo",
        [
          "dingo",
          "m",
          "dingo",
          { definite: "dingoul", oblique: "dingoului", pluralDefinite: "dingo", pluralOblique: "dingo" },
        ],
        ["Dingo", "m", "Dingos"],
        { colour: "orange" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "cat" },
    {
      puma: [
        "puma",
        ["pumă", "f", "pume"],
        ["Puma", "m", "Pumas"],
        { colour: "brown", also: { en: ["cougar", "mountain lion"] } },
      ],
      wildcat: ["wildcat", ["pisică sălbatică", "f", "pisici sălbatice"], ["Wildkatze", "f", "Wildkatzen"]],
      "sabre-tooth": [
        "sabre-toothed tiger",
        ["tigru cu dinți-sabie", "m", "tigri cu dinți-sabie"],
        ["Säbelzahntiger", "m", "Säbelzahntiger"],
        { colour: "orange", size: 1.3 },
      ],
      "snow-leopard": [
        "snow leopard",
        ["leopard de zăpadă", "m", "leoparzi de zăpadă"],
        ["Schneeleopard", "m", "Schneeleoparden", { weak: "Schneeleoparden" }],
        { colour: "white" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "mouse", size: 0.6 },
    {
      gerbil: ["gerbil", ["gerbil", "m", "gerbili"], ["Rennmaus", "f", "Rennmäuse"]],
      chinchilla: ["chinchilla", ["șinșilă", "f", "șinșile"], ["Chinchilla", "n", "Chinchillas"]],
      shrew: [
        "shrew",
        ["chițcan", "m", "chițcani"],
        ["Spitzmaus", "f", "Spitzmäuse"],
        { also: { en: ["vole"], de: [["Wühlmaus", "f", "Wühlmäuse"]] } },
      ],
      "field-mouse": [
        "field mouse",
        ["șoarece de câmp", "m", "șoareci de câmp"],
        ["Feldmaus", "f", "Feldmäuse"],
        { also: { ro: [["șoricel de câmp", "m", "șoricei de câmp"]] } },
      ],
      lemming: ["lemming", ["leming", "m", "lemingi"], ["Lemming", "m", "Lemminge"]],
      muskrat: ["muskrat", ["bizam", "m", "bizami"], ["Bisamratte", "f", "Bisamratten"]],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "bear" },
    {
      quokka: [
        "quokka",
        [
          "quokka",
          "f",
          "quokka",
          { definite: "quokka", oblique: "quokkei", pluralDefinite: "quokka", pluralOblique: "quokka" },
        ],
        ["Quokka", "n", "Quokkas"],
        { size: 0.7, colour: "brown" },
      ],
      capybara: [
        "capybara",
        ["capibara", "f", "capibare", { definite: "capibara", oblique: "capibarei" }],
        ["Wasserschwein", "n", "Wasserschweine"],
        { size: 0.8, colour: "brown", also: { de: [["Capybara", "n", "Capybaras"]] } },
      ],
      "tasmanian-devil": [
        "Tasmanian devil",
        ["diavol tasmanian", "m", "diavoli tasmanieni"],
        ["Beutelteufel", "m", "Beutelteufel"],
        { size: 0.7, colour: "black" },
      ],
      "brown-bear": [
        "brown bear",
        ["urs brun", "m", "urși bruni"],
        ["Braunbär", "m", "Braunbären", { weak: "Braunbären" }],
        {
          colour: "brown",
          also: {
            en: ["grizzly bear", "grizzly"],
            de: [
              ["Grizzly", "m", "Grizzlys"],
              ["Grizzlybär", "m", "Grizzlybären", { weak: "Grizzlybären" }],
            ],
            ro: [["grizzly", "m", "grizzly"]],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "hedgehog", size: 0.8 },
    {
      porcupine: [
        "porcupine",
        ["porc spinos", "m", "porci spinoși"],
        ["Stachelschwein", "n", "Stachelschweine"],
        { also: { en: ["echidna"], de: [["Ameisenigel", "m", "Ameisenigel"]] } },
      ],
      pangolin: [
        "pangolin",
        ["pangolin", "m", "pangolini"],
        ["Schuppentier", "n", "Schuppentiere"],
        { colour: "brown" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "raccoon" },
    {
      "red-panda": [
        "red panda",
        [
          "panda roșu",
          "m",
          "panda roșii",
          {
            definite: "panda roșu",
            oblique: "pandei roșii",
            pluralDefinite: "panda roșii",
            pluralOblique: "panda roșii",
          },
        ],
        ["Katzenbär", "m", "Katzenbären", { weak: "Katzenbären" }],
        {
          colour: "orange",
          also: {
            de: [
              ["Kleine Panda", "m", "Kleine Pandas"],
              ["Rote Panda", "m", "Rote Pandas"],
            ],
          },
        },
      ],
      opossum: ["opossum", ["oposum", "m", "oposumi"], ["Opossum", "n", "Opossums"], { also: { en: ["possum"] } }],
      mink: ["mink", ["nurcă", "f", "nurci"], ["Nerz", "m", "Nerze"], { colour: "brown" }],
      ermine: ["ermine", ["hermină", "f", "hermine"], ["Hermelin", "n", "Hermeline"], { colour: "white" }],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "fox" },
    {
      "arctic-fox": [
        "arctic fox",
        ["vulpe polară", "f", "vulpi polare"],
        ["Polarfuchs", "m", "Polarfüchse"],
        { colour: "white", also: { en: ["snow fox"] } },
      ],
      "desert-fox": [
        "desert fox",
        ["fenec", "m", "feneci"],
        ["Wüstenfuchs", "m", "Wüstenfüchse"],
        {
          colour: "gold",
          size: 0.8,
          also: {
            en: ["fennec fox", "fennec"],
            de: [["Fennek", "m", "Fenneks"]],
            ro: [
              [
                "vulpe a deșertului",
                "f",
                "vulpi ale deșertului",
                { definite: "vulpea deșertului", oblique: "vulpii deșertului" },
              ],
            ],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "pig" },
    {
      tapir: ["tapir", ["tapir", "m", "tapiri"], ["Tapir", "m", "Tapire"], { colour: "black" }],
      warthog: ["warthog", ["facocer", "m", "facoceri"], ["Warzenschwein", "n", "Warzenschweine"], { colour: "brown" }],
      aardvark: [
        "aardvark",
        ["furnicar african", "m", "furnicari africani"],
        ["Erdferkel", "n", "Erdferkel"],
        { colour: "brown" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "wolf" },
    { jackal: ["jackal", ["șacal", "m", "șacali"], ["Schakal", "m", "Schakale"], { colour: "gold" }] },
  ),
  ...figuresLike(
    { ...animal, draws: "monkey" },
    {
      baboon: ["baboon", ["babuin", "m", "babuini"], ["Pavian", "m", "Paviane"]],
      orangutan: [
        ["orangutan", "orangutans"],
        ["urangutan", "m", "urangutani"],
        ["Orang-Utan", "m", "Orang-Utans"],
        { colour: "orange", size: 1.2, also: { en: ["orang-utan"], de: [["Orangutan", "m", "Orangutans"]] } },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "sheep" },
    {
      ibex: [
        ["ibex", "ibex"],
        ["ibex", "m", "ibecși"],
        ["Steinbock", "m", "Steinböcke"],
        { colour: "brown", also: { en: ["mountain goat"] } },
      ],
      chamois: [
        ["chamois", "chamois"],
        ["capră neagră", "f", "capre negre"],
        ["Gämse", "f", "Gämsen"],
        { colour: "brown", also: { de: [["Gams", "f", "Gamsen"]] } },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "cow", size: 1.3 },
    {
      yak: [
        "yak",
        ["iac", "m", "iaci"],
        ["Yak", "m", "Yaks", { genitive: "Yaks" }],
        { colour: "brown", also: { de: [["Jak", "m", "Jaks"]] } },
      ],
      "highland-cow": [
        "highland cow",
        ["vacă scoțiană", "f", "vaci scoțiene"],
        ["Hochlandrind", "n", "Hochlandrinder"],
        { colour: "orange" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "giraffe" },
    {
      okapi: [
        "okapi",
        [
          "okapi",
          "m",
          "okapi",
          { definite: "okapiul", oblique: "okapiului", pluralDefinite: "okapi", pluralOblique: "okapi" },
        ],
        ["Okapi", "n", "Okapis"],
        { colour: "brown", size: 1.2 },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "rabbit" },
    {
      wallaby: [
        "wallaby",
        [
          "wallaby",
          "m",
          "wallaby",
          { definite: "wallaby-ul", oblique: "wallaby-ului", pluralDefinite: "wallaby", pluralOblique: "wallaby" },
        ],
        ["Wallaby", "n", "Wallabys"],
        { colour: "grey" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "squirrel" },
    {
      "prairie-dog": [
        "prairie dog",
        ["câine de preerie", "m", "câini de preerie"],
        ["Präriehund", "m", "Präriehunde"],
        {
          colour: "gold",
          also: { en: ["gopher"], ro: [["popândău", "m", "popândăi"]], de: [["Ziesel", "m", "Ziesel"]] },
        },
      ],
      "flying-squirrel": [
        "flying squirrel",
        ["veveriță zburătoare", "f", "veverițe zburătoare"],
        ["Flughörnchen", "n", "Flughörnchen"],
      ],
    },
  ),
];
