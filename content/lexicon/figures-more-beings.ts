import { type FigureRow, figuresLike } from "./figure-row.ts";

/** Beings of tales that ideas name less often. */
export const MORE_BEING_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { type: "FantasyBeings", draws: "wizard", age: "old" },
    {
      alchemist: [
        "alchemist",
        ["alchimist", "m", "alchimiști"],
        ["Alchemist", "m", "Alchemisten", { weak: "Alchemisten" }],
        {
          also: {
            en: ["warlock", "druid"],
            ro: [
              ["druid", "m", "druizi"],
              ["solomonar", "m", "solomonari"],
            ],
            de: [
              ["Druide", "m", "Druiden", { weak: "Druiden" }],
              ["Hexenmeister", "m", "Hexenmeister"],
            ],
          },
        },
      ],
      "jack-frost": [
        "frost spirit",
        ["moș al gerului", "m", "moși ai gerului", { definite: "moșul gerului", oblique: "moșului gerului" }],
        ["Väterchen Frost", "n", "Väterchen Frost"],
        {
          sex: "male",
          also: {
            en: ["Jack Frost"],
            ro: [["Moș Gerilă", "m", "Moși Gerilă", { definite: "Moș Gerilă", oblique: "lui Moș Gerilă" }]],
          },
        },
      ],
      "saint-nicholas": [
        "Saint Nicholas",
        ["Moș Nicolae", "m", "Moși Nicolae", { definite: "Moș Nicolae", oblique: "lui Moș Nicolae" }],
        ["Nikolaus", "m", "Nikolause"],
        { sex: "male", also: { en: ["St Nicholas"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "fairy", size: 0.8 },
    {
      nymph: [
        ["forest fairy", "forest fairies"],
        ["nimfă", "f", "nimfe"],
        ["Nymphe", "f", "Nymphen"],
        {
          also: {
            en: ["nymph", "dryad"],
            ro: [
              [
                "iele",
                "f",
                "iele",
                { definite: "iele", oblique: "ielelor", pluralDefinite: "ielele", pluralOblique: "ielelor" },
              ],
            ],
          },
        },
      ],
      "will-o-the-wisp": [
        "will-o'-the-wisp",
        ["luminiță rătăcitoare", "f", "luminițe rătăcitoare"],
        ["Irrlicht", "n", "Irrlichter"],
        { colour: "yellow" },
      ],
      muse: [
        "dream fairy",
        ["zână a viselor", "f", "zâne ale viselor", { definite: "zâna viselor", oblique: "zânei viselor" }],
        ["Traumfee", "f", "Traumfeen"],
      ],
      cupid: [
        "cherub",
        ["heruvim", "m", "heruvimi"],
        ["Christkind", "n", "Christkinder"],
        { also: { de: [["Engelchen", "n", "Engelchen"]] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "gnome", size: 0.7 },
    {
      hobgoblin: [
        "house gnome",
        [
          "duh al casei",
          "m",
          "duhuri ale casei",
          {
            definite: "duhul casei",
            oblique: "duhului casei",
            pluralDefinite: "duhurile casei",
            pluralOblique: "duhurilor casei",
          },
        ],
        ["Wichtel", "m", "Wichtel"],
        {
          female: { de: ["Wichtelin", "f", "Wichtelinnen"] },
          also: {
            en: ["house spirit"],
            de: [
              ["Wichtelmann", "m", "Wichtelmänner"],
              ["Heinzelmännchen", "n", "Heinzelmännchen"],
              ["Hausgeist", "m", "Hausgeister"],
              ["Klabautermann", "m", "Klabautermänner"],
            ],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { type: "MythicalCreatures", draws: "monster" },
    {
      minotaur: [
        "minotaur",
        ["minotaur", "m", "minotauri"],
        ["Minotaurus", "m", "Minotauren", { genitive: "Minotaurus" }],
        {
          also: {
            en: ["cyclops"],
            ro: [["ciclop", "m", "ciclopi"]],
            de: [["Zyklop", "m", "Zyklopen", { weak: "Zyklopen" }]],
          },
        },
      ],
      golem: ["golem", ["golem", "m", "golemi"], ["Golem", "m", "Golems"], { colour: "brown" }],
      zombie: ["zombie", ["zombi", "m", "zombi"], ["Zombie", "m", "Zombies"], { colour: "green" }],
      bogeyman: [
        ["bogeyman", "bogeymen"],
        [
          "bau-bau",
          "m",
          "bau-bau",
          { definite: "bau-baul", oblique: "bau-baului", pluralDefinite: "bau-baii", pluralOblique: "bau-bailor" },
        ],
        ["Butzemann", "m", "Butzemänner"],
      ],
    },
  ),
  ...figuresLike(
    { type: "MythicalCreatures", draws: "wolf" },
    {
      werewolf: [
        ["werewolf", "werewolves"],
        ["vârcolac", "m", "vârcolaci"],
        ["Werwolf", "m", "Werwölfe"],
        { colour: "grey" },
      ],
    },
  ),
  ...figuresLike(
    { type: "MythicalCreatures", draws: "ghost" },
    {
      skeleton: ["skeleton", ["schelet", "n", "schelete"], ["Skelett", "n", "Skelette"]],
      "egyptian-mummy": ["Egyptian mummy", ["mumie", "f", "mumii"], ["Mumie", "f", "Mumien"]],
    },
  ),
  ...figuresLike(
    { type: "MythicalCreatures", draws: "dragon" },
    {
      hydra: ["hydra", ["hidră", "f", "hidre"], ["Hydra", "f", "Hydren"]],
      basilisk: ["basilisk", ["vasilisc", "m", "vasilisci"], ["Basilisk", "m", "Basilisken", { weak: "Basilisken" }]],
      gargoyle: ["gargoyle", ["gargui", "m", "gargui"], ["Wasserspeier", "m", "Wasserspeier"], { colour: "grey" }],
    },
  ),
  ...figuresLike(
    { type: "MythicalCreatures", draws: "lion" },
    { sphinx: [["sphinx", "sphinxes"], ["sfinx", "m", "sfincși"], ["Sphinx", "f", "Sphinxen"], { colour: "gold" }] },
  ),
  ...figuresLike(
    { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5, sex: "female" },
    {
      "snow-queen": [
        "snow queen",
        ["crăiasă a zăpezii", "f", "crăiese ale zăpezii", { definite: "Crăiasa Zăpezii", oblique: "Crăiesei Zăpezii" }],
        ["Schneekönigin", "f", "Schneeköniginnen"],
        { also: { en: ["ice queen"], de: [["Eiskönigin", "f", "Eisköniginnen"]] } },
      ],
      "forest-witch": [
        "Baba Cloanța",
        [
          "vrăjitoare de pădure",
          "f",
          "vrăjitoare de pădure",
          {
            definite: "vrăjitoarea de pădure",
            oblique: "vrăjitoarei de pădure",
            pluralDefinite: "vrăjitoarele de pădure",
            pluralOblique: "vrăjitoarelor de pădure",
          },
        ],
        ["Baba Jaga", "f", "Baba Jagas"],
        {
          draws: "witch",
          age: "old",
          also: {
            ro: [
              [
                "Muma Pădurii",
                "f",
                "Mumele Pădurii",
                {
                  definite: "Muma Pădurii",
                  oblique: "Mumei Pădurii",
                  pluralDefinite: "Mumele Pădurii",
                  pluralOblique: "Mumelor Pădurii",
                },
              ],
              ["Baba Cloanța", "f", "Babele Cloanța", { definite: "Baba Cloanța", oblique: "Babei Cloanța" }],
            ],
            en: ["Baba Yaga"],
          },
        },
      ],
    },
  ),
];
