import { drawnThings } from "./drawn-row.ts";

/** Plants, sky and shore. */
export const OUTSIDE_THINGS = drawnThings({
  tree: [
    "tree",
    ["copac", "m", "copaci"],
    ["Baum", "m", "Bäume"],
    {
      also: {
        en: ["oak", "apple tree", "bush", "hedge"],
        ro: [
          ["pom", "m", "pomi"],
          ["stejar", "m", "stejari"],
          ["tufiș", "n", "tufișuri"],
        ],
        de: [
          ["Eiche", "f", "Eichen"],
          ["Busch", "m", "Büsche"],
          ["Strauch", "m", "Sträucher"],
        ],
      },
      small: { ro: [["copăcel", "m", "copăcei"]], de: [["Bäumchen", "n", "Bäumchen"]] },
    },
  ],
  fir: [
    "fir tree",
    ["brad", "m", "brazi"],
    ["Tanne", "f", "Tannen"],
    {
      also: {
        en: ["fir", "pine tree", "spruce"],
        ro: [["molid", "m", "molizi"]],
        de: [
          ["Tannenbaum", "m", "Tannenbäume"],
          ["Fichte", "f", "Fichten"],
        ],
      },
      small: { ro: [["brăduț", "m", "brăduți"]] },
    },
  ],
  "christmas-tree": [
    "Christmas tree",
    ["brad de Crăciun", "m", "brazi de Crăciun"],
    ["Weihnachtsbaum", "m", "Weihnachtsbäume"],
    { also: { ro: [["pom de Crăciun", "m", "pomi de Crăciun"]], de: [["Christbaum", "m", "Christbäume"]] } },
  ],
  palm: ["palm tree", ["palmier", "m", "palmieri"], ["Palme", "f", "Palmen"]],
  cactus: [
    ["cactus", "cacti"],
    ["cactus", "m", "cactuși"],
    ["Kaktus", "m", "Kakteen", { genitive: "Kaktus" }],
  ],
  seedling: [
    "seedling",
    ["răsad", "n", "răsaduri"],
    ["Setzling", "m", "Setzlinge"],
    {
      also: {
        en: ["sprout"],
        ro: [
          ["mlădiță", "f", "mlădițe"],
          ["vlăstar", "n", "vlăstare"],
        ],
        de: [["Spross", "m", "Sprosse"]],
      },
    },
  ],
  "flower-pot": [
    "flowerpot",
    ["ghiveci", "n", "ghivece"],
    ["Blumentopf", "m", "Blumentöpfe"],
    {
      also: {
        en: ["flower pot", "potted plant", "plant"],
        ro: [["plantă", "f", "plante"]],
        de: [
          ["Pflanze", "f", "Pflanzen"],
          ["Zimmerpflanze", "f", "Zimmerpflanzen"],
        ],
      },
    },
  ],
  clover: [
    ["four-leaf clover", "four-leaf clovers"],
    ["trifoi cu patru foi", "m", "trifoi cu patru foi"],
    ["Kleeblatt", "n", "Kleeblätter"],
    { also: { en: ["clover"], ro: [["trifoi", "m", "trifoi"]] } },
  ],
  rose: ["rose", ["trandafir", "m", "trandafiri"], ["Rose", "f", "Rosen"]],
  tulip: ["tulip", ["lalea", "f", "lalele"], ["Tulpe", "f", "Tulpen"]],
  sunflower: [
    "sunflower",
    [
      "floarea-soarelui",
      "f",
      "florile-soarelui",
      {
        definite: "floarea-soarelui",
        oblique: "florii-soarelui",
        pluralDefinite: "florile-soarelui",
        pluralOblique: "florilor-soarelui",
      },
    ],
    ["Sonnenblume", "f", "Sonnenblumen"],
  ],
  blossom: [
    "blossom",
    ["floare de cireș", "f", "flori de cireș", { oblique: "florii de cireș" }],
    ["Blüte", "f", "Blüten"],
  ],
  "water-lily": ["water lily", ["nufăr", "m", "nuferi"], ["Seerose", "f", "Seerosen"]],
  bouquet: [
    ["bunch of flowers", "bunches of flowers"],
    ["buchet de flori", "n", "buchete de flori"],
    ["Blumenstrauß", "m", "Blumensträuße"],
    { also: { en: ["bouquet"], ro: [["buchet", "n", "buchete"]] } },
  ],
  wheat: [
    ["ear of wheat", "ears of wheat"],
    ["spic de grâu", "n", "spice de grâu"],
    ["Ähre", "f", "Ähren"],
    { also: { en: ["wheat"], ro: [["grâu", "n", "grâne"]], de: [["Weizen", "m", "Weizen"]] } },
  ],
  log: [
    "log",
    ["buștean", "m", "bușteni"],
    ["Baumstamm", "m", "Baumstämme"],
    {
      also: {
        en: ["tree stump"],
        ro: [
          ["buturugă", "f", "buturugi"],
          ["ciot", "n", "cioturi"],
        ],
        de: [["Baumstumpf", "m", "Baumstümpfe"]],
      },
    },
  ],
  campfire: [
    "campfire",
    ["foc de tabără", "n", "focuri de tabără"],
    ["Lagerfeuer", "n", "Lagerfeuer"],
    {
      also: {
        en: ["bonfire", "fire", "flame"],
        ro: [
          ["foc", "n", "focuri"],
          ["flacără", "f", "flăcări"],
        ],
        de: [
          ["Feuer", "n", "Feuer"],
          ["Flamme", "f", "Flammen"],
        ],
      },
    },
  ],
  rainbow: ["rainbow", ["curcubeu", "n", "curcubeie"], ["Regenbogen", "m", "Regenbögen"]],
  sun: ["sun", ["soare", "m", "sori"], ["Sonne", "f", "Sonnen"]],
  cloud: [
    "cloud",
    ["nor", "m", "nori"],
    ["Wolke", "f", "Wolken"],
    { small: { ro: [["norișor", "m", "norișori"]], de: [["Wölkchen", "n", "Wölkchen"]] } },
  ],
  snowflake: [
    "snowflake",
    ["fulg de zăpadă", "m", "fulgi de zăpadă"],
    ["Schneeflocke", "f", "Schneeflocken"],
    {
      also: {
        ro: [
          ["fulg", "m", "fulgi"],
          ["fulg de nea", "m", "fulgi de nea"],
        ],
      },
    },
  ],
  lightning: [
    ["flash of lightning", "flashes of lightning"],
    ["fulger", "n", "fulgere"],
    ["Blitz", "m", "Blitze"],
    { also: { en: ["lightning"] } },
  ],
  drop: [
    ["drop of water", "drops of water"],
    ["picătură", "f", "picături"],
    ["Tropfen", "m", "Tropfen"],
    {
      also: {
        en: ["raindrop", "teardrop"],
        ro: [
          ["strop", "m", "stropi"],
          ["lacrimă", "f", "lacrimi"],
        ],
        de: [
          ["Wassertropfen", "m", "Wassertropfen"],
          ["Träne", "f", "Tränen"],
        ],
      },
      small: { ro: [["picurișor", "m", "picurișori"]], de: [["Tröpfchen", "n", "Tröpfchen"]] },
    },
  ],
  comet: ["comet", ["cometă", "f", "comete"], ["Komet", "m", "Kometen", { weak: "Kometen" }]],
  planet: ["planet", ["planetă", "f", "planete"], ["Planet", "m", "Planeten", { weak: "Planeten" }]],
  globe: [
    "globe",
    ["glob", "n", "globuri"],
    ["Globus", "m", "Globen", { genitive: "Globus" }],
    {
      also: {
        de: [
          ["Erdkugel", "f", "Erdkugeln"],
          ["Weltkugel", "f", "Weltkugeln"],
        ],
        ro: [["glob pământesc", "n", "globuri pământești"]],
      },
    },
  ],
  coral: ["coral", ["coral", "m", "corali"], ["Koralle", "f", "Korallen"]],
  bone: ["bone", ["os", "n", "oase"], ["Knochen", "m", "Knochen"], { small: { ro: [["oscior", "n", "oscioare"]] } }],
  footprint: [
    "footprint",
    ["urmă", "f", "urme"],
    ["Fußabdruck", "m", "Fußabdrücke"],
    {
      also: {
        de: [
          ["Spur", "f", "Spuren"],
          ["Fußspur", "f", "Fußspuren"],
        ],
      },
    },
  ],
  gem: [
    "gem",
    ["nestemată", "f", "nestemate"],
    ["Edelstein", "m", "Edelsteine"],
    {
      also: {
        en: ["diamond", "jewel"],
        ro: [
          ["diamant", "n", "diamante"],
          ["giuvaier", "n", "giuvaiere"],
          ["bijuterie", "f", "bijuterii"],
        ],
        de: [
          ["Diamant", "m", "Diamanten", { weak: "Diamanten" }],
          ["Juwel", "n", "Juwelen"],
        ],
      },
    },
  ],
  "crystal-ball": [
    "crystal ball",
    ["glob de cristal", "n", "globuri de cristal"],
    ["Kristallkugel", "f", "Kristallkugeln"],
  ],
  tooth: [
    ["tooth", "teeth"],
    ["dinte", "m", "dinți"],
    ["Zahn", "m", "Zähne"],
    { small: { ro: [["dințișor", "m", "dințișori"]] } },
  ],
  heart: [
    "heart",
    ["inimă", "f", "inimi"],
    ["Herz", "n", "Herzen", { weak: "Herzen", genitive: "Herzens" }],
    { small: { ro: [["inimioară", "f", "inimioare"]], de: [["Herzchen", "n", "Herzchen"]] } },
  ],
  sparkle: [
    "sparkle",
    ["sclipire", "f", "sclipiri"],
    ["Glitzerfunke", "m", "Glitzerfunken", { weak: "Glitzerfunken", genitive: "Glitzerfunkens" }],
    {
      also: {
        en: ["glitter", "spark", "stardust", "fairy dust"],
        ro: [
          ["scânteie", "f", "scântei"],
          ["sclipici", "n", "sclipiciuri"],
          ["praf de stele", "n", "prafuri de stele"],
        ],
        de: [
          ["Glitzer", "m", "Glitzer"],
          ["Sternenstaub", "m", "Sternenstaube"],
          ["Feenstaub", "m", "Feenstaube"],
        ],
      },
    },
  ],
  cobweb: [
    "cobweb",
    ["pânză de păianjen", "f", "pânze de păianjen"],
    ["Spinnennetz", "n", "Spinnennetze"],
    { also: { en: ["spider web", "web"] } },
  ],
  "letter-box": [
    ["letter box", "letter boxes"],
    ["cutie poștală", "f", "cutii poștale"],
    ["Briefkasten", "m", "Briefkästen"],
    { also: { en: ["letterbox", "mailbox", "postbox"] } },
  ],
  fountain: [
    "fountain",
    ["fântână arteziană", "f", "fântâni arteziene"],
    ["Springbrunnen", "m", "Springbrunnen"],
    { also: { ro: [["fântână", "f", "fântâni"]], de: [["Brunnen", "m", "Brunnen"]] } },
  ],
  tent: ["tent", ["cort", "n", "corturi"], ["Zelt", "n", "Zelte"]],
  brick: [
    "brick",
    ["cărămidă", "f", "cărămizi"],
    ["Ziegelstein", "m", "Ziegelsteine"],
    { also: { de: [["Ziegel", "m", "Ziegel"]] } },
  ],
});
