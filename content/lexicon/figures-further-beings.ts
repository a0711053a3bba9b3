import { type FigureRow, figuresLike } from "./figure-row.ts";

const vehicle = { type: "ToysBroughtToLife", draws: "car", size: 1.1 } as const;

/** Beings of tales, toys and vehicles that an idea names once in a hundred. */
export const FURTHER_BEING_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { type: "FantasyBeings", draws: "gnome", size: 0.7 },
    {
      hobbit: ["hobbit", ["hobbit", "m", "hobbiți"], ["Hobbit", "m", "Hobbits"]],
      gremlin: ["gremlin", ["gremlin", "m", "gremlini"], ["Gremlin", "m", "Gremlins"], { colour: "green" }],
      boggart: [
        "boggart",
        [
          "spiridușul casei",
          "m",
          "spiriduși ai casei",
          {
            definite: "spiridușul casei",
            oblique: "spiridușului casei",
            pluralDefinite: "spiridușii casei",
            pluralOblique: "spiridușilor casei",
          },
        ],
        ["Hauskobold", "m", "Hauskobolde"],
        {
          also: {
            en: ["poltergeist"],
            de: [
              ["Poltergeist", "m", "Poltergeister"],
              ["Klabautermann", "m", "Klabautermänner"],
              ["Wurzelmännchen", "n", "Wurzelmännchen"],
              ["Rumpelstilzchen", "n", "Rumpelstilzchen"],
            ],
          },
        },
      ],
      "garden-gnome": [
        "garden gnome",
        ["pitic de grădină", "m", "pitici de grădină"],
        ["Gartenzwerg", "m", "Gartenzwerge"],
      ],
      "little-devil": [
        "little devil",
        ["drăcușor", "m", "drăcușori"],
        ["Teufelchen", "n", "Teufelchen"],
        {
          colour: "red",
          also: {
            en: ["demon", "devil"],
            ro: [
              ["drac", "m", "draci"],
              ["diavol", "m", "diavoli"],
            ],
            de: [
              ["Teufel", "m", "Teufel"],
              ["Dämon", "m", "Dämonen"],
            ],
          },
        },
      ],
      faun: [
        "faun",
        ["faun", "m", "fauni"],
        ["Faun", "m", "Faune"],
        { also: { en: ["satyr"], ro: [["satir", "m", "satiri"]], de: [["Satyr", "m", "Satyrn"]] } },
      ],
      changeling: ["changeling", ["copil schimbat", "m", "copii schimbați"], ["Wechselbalg", "m", "Wechselbälger"]],
      "snow-child": [
        "snow child",
        ["copil de zăpadă", "m", "copii de zăpadă"],
        ["Schneekind", "n", "Schneekinder"],
        { draws: "child", size: 1 },
      ],
      "christmas-elf": [
        "Christmas elf",
        ["spiriduș de Crăciun", "m", "spiriduși de Crăciun"],
        ["Weihnachtswichtel", "m", "Weihnachtswichtel"],
        { colour: "green", also: { en: ["Santa’s elf"], de: [["Weihnachtself", "m", "Weihnachtselfen"]] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "ghost", size: 0.8 },
    {
      phantom: [
        "phantom",
        ["nălucă", "f", "năluci"],
        ["Phantom", "n", "Phantome"],
        {
          also: {
            en: ["spectre", "specter", "wraith", "ghoul", "spook"],
            ro: [
              ["strigoi", "m", "strigoi"],
              ["duh", "n", "duhuri"],
            ],
          },
        },
      ],
      "forest-spirit": [
        "forest spirit",
        ["spirit al pădurii", "n", "spirite ale pădurii"],
        ["Waldgeist", "m", "Waldgeister"],
        {
          colour: "green",
          also: {
            en: ["tree spirit", "water spirit", "spirit"],
            ro: [["spirit", "n", "spirite"]],
            de: [
              ["Baumgeist", "m", "Baumgeister"],
              ["Wassergeist", "m", "Wassergeister"],
              ["Berggeist", "m", "Berggeister"],
            ],
          },
        },
      ],
      djinn: [
        "djinn",
        ["djinn", "m", "djinni"],
        ["Dschinn", "m", "Dschinns", { genitive: "Dschinns" }],
        { colour: "blue", also: { en: ["jinn"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "fairy", size: 0.8, sex: "female" },
    {
      "winter-queen": [
        "ice queen",
        ["regină a gheții", "f", "regine ale gheții", { definite: "regina gheții", oblique: "reginei gheții" }],
        ["Eiskönigin", "f", "Eisköniginnen"],
        { draws: "grown-up", size: 1.5 },
      ],
      "water-sprite": [
        "water sprite",
        ["zână a apelor", "f", "zâne ale apelor", { definite: "zâna apelor", oblique: "zânei apelor" }],
        ["Wassernixe", "f", "Wassernixen"],
        { also: { en: ["selkie", "kelpie"], ro: [["știmă", "f", "știme"]] } },
      ],
      "winter-fairy": [
        "winter fairy",
        ["zâna iernii", "f", "zâne ale iernii", { definite: "zâna iernii", oblique: "zânei iernii" }],
        ["Winterfee", "f", "Winterfeen"],
        {
          also: {
            en: ["snow fairy", "frost fairy"],
            ro: [["crăiasa zăpezii", "f", "crăiese ale zăpezii", { definite: "crăiasa zăpezii" }]],
            de: [["Schneefee", "f", "Schneefeen"]],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { type: "MythicalCreatures", draws: "dragon" },
    {
      wyvern: ["wyvern", ["vivernă", "f", "viverne"], ["Lindwurm", "m", "Lindwürmer"], { colour: "green" }],
      hippogriff: [
        "hippogriff",
        ["hipogrif", "m", "hipogrifi"],
        ["Hippogreif", "m", "Hippogreife"],
        { draws: "griffin", also: { en: ["gryphon"] } },
      ],
      thunderbird: [
        "thunderbird",
        ["pasărea tunetului", "f", "păsări ale tunetului", { definite: "pasărea tunetului" }],
        ["Donnervogel", "m", "Donnervögel"],
        { draws: "phoenix" },
      ],
      "lake-monster": [
        "lake monster",
        [
          "monstrul lacului",
          "m",
          "monștri ai lacului",
          {
            definite: "monstrul lacului",
            oblique: "monstrului lacului",
            pluralDefinite: "monștrii lacului",
            pluralOblique: "monștrilor lacului",
          },
        ],
        ["Wasserungeheuer", "n", "Wasserungeheuer"],
        {
          colour: "green",
          also: {
            en: ["Loch Ness monster", "Nessie", "swamp monster"],
            ro: [["monstrul din Loch Ness", "m", "monștri din Loch Ness", { definite: "monstrul din Loch Ness" }]],
            de: [
              ["Nessie", "f", "Nessies"],
              ["Sumpfmonster", "n", "Sumpfmonster"],
            ],
          },
        },
      ],
      bigfoot: [
        ["bigfoot", "bigfoots"],
        ["bigfoot", "m", "bigfooți"],
        ["Bigfoot", "m", "Bigfoots"],
        { draws: "monster", colour: "brown" },
      ],
      titan: [
        "titan",
        ["titan", "m", "titani"],
        ["Titan", "m", "Titanen", { weak: "Titanen" }],
        { draws: "grown-up", size: 1.6 },
      ],
    },
  ),
  ...figuresLike(
    { type: "RobotsAI", draws: "android" },
    {
      cyborg: ["cyborg", ["cyborg", "m", "cyborgi"], ["Cyborg", "m", "Cyborgs"]],
      "cleaning-robot": [
        "cleaning robot",
        ["robot de curățenie", "m", "roboți de curățenie"],
        ["Putzroboter", "m", "Putzroboter"],
        {
          draws: "robot",
          also: {
            en: ["kitchen robot", "garden robot"],
            de: [
              ["Küchenroboter", "m", "Küchenroboter"],
              ["Gartenroboter", "m", "Gartenroboter"],
            ],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "alien" },
    {
      martian: [
        "Martian",
        ["marțian", "m", "marțieni"],
        ["Marsmensch", "m", "Marsmenschen", { weak: "Marsmenschen" }],
        {
          also: {
            en: ["moon man"],
            de: [
              ["Marsmännchen", "n", "Marsmännchen"],
              ["Mondmann", "m", "Mondmänner"],
            ],
            ro: [["omuleț verde", "m", "omuleți verzi"]],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { type: "ToysBroughtToLife", draws: "doll", size: 0.8 },
    {
      marionette: [
        "marionette",
        ["păpușă cu sfori", "f", "păpuși cu sfori"],
        ["Marionette", "f", "Marionetten"],
        {
          also: {
            en: ["hand puppet", "sock puppet", "finger puppet"],
            ro: [["păpușă de mână", "f", "păpuși de mână"]],
            de: [
              ["Fingerpuppe", "f", "Fingerpuppen"],
              ["Sockenpuppe", "f", "Sockenpuppen"],
            ],
          },
        },
      ],
      scarecrow: [
        "scarecrow",
        ["sperietoare de ciori", "f", "sperietori de ciori"],
        ["Vogelscheuche", "f", "Vogelscheuchen"],
      ],
      "russian-doll": ["Russian doll", ["păpușă rusească", "f", "păpuși rusești"], ["Matroschka", "f", "Matroschkas"]],
      "jack-in-the-box": [
        "jack-in-the-box",
        ["clovn din cutie", "m", "clovni din cutie"],
        ["Springteufel", "m", "Springteufel"],
        { also: { de: [["Schachtelteufel", "m", "Schachtelteufel"]] } },
      ],
      "action-figure": [
        "action figure",
        ["figurină", "f", "figurine"],
        ["Actionfigur", "f", "Actionfiguren"],
        {
          also: {
            de: [
              ["Spielfigur", "f", "Spielfiguren"],
              ["Playmobilmännchen", "n", "Playmobilmännchen"],
              ["Legomännchen", "n", "Legomännchen"],
            ],
            en: ["Lego man", "figurine"],
            ro: [["omuleț lego", "m", "omuleți lego"]],
          },
        },
      ],
      "jumping-jack": [
        "jumping jack",
        ["păpușă săltăreață", "f", "păpuși săltărețe"],
        ["Hampelmann", "m", "Hampelmänner"],
      ],
      "statue-figure": ["statue", ["statuie", "f", "statui"], ["Statue", "f", "Statuen"], { size: 1, colour: "grey" }],
      dummy: [
        "shop dummy",
        ["manechin", "n", "manechine"],
        ["Schaufensterpuppe", "f", "Schaufensterpuppen"],
        { also: { en: ["mannequin"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "ToysBroughtToLife", draws: "teddy", size: 0.7 },
    {
      "toy-rabbit": [
        "toy rabbit",
        ["iepuraș de pluș", "m", "iepurași de pluș"],
        ["Stoffhase", "m", "Stoffhasen", { weak: "Stoffhasen" }],
        {
          draws: "rabbit",
          also: {
            en: ["toy bunny", "velvet rabbit", "cuddly rabbit"],
            de: [
              ["Plüschhase", "m", "Plüschhasen", { weak: "Plüschhasen" }],
              ["Kuschelhase", "m", "Kuschelhasen", { weak: "Kuschelhasen" }],
            ],
          },
        },
      ],
      "toy-monkey": [
        "sock monkey",
        ["maimuțică de pluș", "f", "maimuțele de pluș"],
        ["Stoffaffe", "m", "Stoffaffen", { weak: "Stoffaffen" }],
        {
          draws: "monkey",
          also: { en: ["toy monkey"], de: [["Plüschaffe", "m", "Plüschaffen", { weak: "Plüschaffen" }]] },
        },
      ],
      "toy-dog": [
        "toy dog",
        ["cățel de pluș", "m", "căței de pluș"],
        ["Stoffhund", "m", "Stoffhunde"],
        { draws: "dog" },
      ],
      "toy-elephant": [
        "toy elephant",
        ["elefant de pluș", "m", "elefanți de pluș"],
        ["Stoffelefant", "m", "Stoffelefanten", { weak: "Stoffelefanten" }],
        { draws: "elephant", also: { de: [["Plüschelefant", "m", "Plüschelefanten", { weak: "Plüschelefanten" }]] } },
      ],
      "toy-sheep": [
        "toy sheep",
        ["oiță de pluș", "f", "oițe de pluș"],
        ["Kuschelschaf", "n", "Kuschelschafe"],
        {
          draws: "sheep",
          also: {
            de: [
              ["Plüschschaf", "n", "Plüschschafe"],
              ["Stoffschaf", "n", "Stoffschafe"],
            ],
          },
        },
      ],
      "rubber-duck": [
        "rubber duck",
        ["rățușcă de cauciuc", "f", "rățuște de cauciuc"],
        ["Gummiente", "f", "Gummienten"],
        {
          draws: "duck",
          size: 0.5,
          colour: "yellow",
          also: {
            en: ["bath duck"],
            de: [
              ["Quietscheente", "f", "Quietscheenten"],
              ["Badeente", "f", "Badeenten"],
              ["Quietscheentchen", "n", "Quietscheentchen"],
            ],
          },
        },
      ],
      "clockwork-mouse": [
        "clockwork mouse",
        ["șoricel mecanic", "m", "șoricei mecanici"],
        ["Aufziehmaus", "f", "Aufziehmäuse"],
        { draws: "mouse", size: 0.5, also: { en: ["wind-up mouse"] } },
      ],
      "hobby-horse": [
        "hobby horse",
        ["căluț pe băț", "m", "căluți pe băț"],
        ["Steckenpferd", "n", "Steckenpferde"],
        {
          draws: "horse",
          also: {
            en: ["wooden horse"],
            de: [
              ["Holzpferd", "n", "Holzpferde"],
              ["Holzpferdchen", "n", "Holzpferdchen"],
            ],
          },
        },
      ],
      "balloon-dog": [
        "balloon dog",
        ["câine din baloane", "m", "câini din baloane"],
        ["Ballonhund", "m", "Ballonhunde"],
        { draws: "dog", also: { en: ["balloon animal"], de: [["Ballontier", "n", "Ballontiere"]] } },
      ],
      "cuddly-toy": [
        "cuddly toy",
        ["jucărie de pluș", "f", "jucării de pluș"],
        ["Kuscheltier", "n", "Kuscheltiere"],
        {
          also: {
            en: ["soft toy", "cuddly", "plushie", "comforter"],
            de: [
              ["Schnuffeltuch", "n", "Schnuffeltücher"],
              ["Schmusetier", "n", "Schmusetiere"],
            ],
          },
        },
      ],
    },
  ),
  ...figuresLike(vehicle, {
    jeep: [
      "jeep",
      ["jeep", "n", "jeepuri"],
      ["Jeep", "m", "Jeeps", { genitive: "Jeeps" }],
      { colour: "green", also: { en: ["Land Rover", "off-roader"], de: [["Geländewagen", "m", "Geländewagen"]] } },
    ],
    "monster-truck": [
      "monster truck",
      ["camion monstru", "n", "camioane monstru"],
      ["Monstertruck", "m", "Monstertrucks"],
      { colour: "purple" },
    ],
    "dump-truck": [
      "dump truck",
      ["basculantă", "f", "basculante"],
      ["Kipplaster", "m", "Kipplaster"],
      {
        colour: "yellow",
        also: {
          en: ["dumper", "tipper truck"],
          de: [
            ["Muldenkipper", "m", "Muldenkipper"],
            ["Kipper", "m", "Kipper"],
          ],
        },
      },
    ],
    "tanker-lorry": [
      "tanker",
      ["cisternă", "f", "cisterne"],
      ["Tanklaster", "m", "Tanklaster"],
      { also: { en: ["milk float"], de: [["Tankwagen", "m", "Tankwagen"]] } },
    ],
    "ice-cream-van": [
      "ice cream van",
      ["mașină de înghețată", "f", "mașini de înghețată"],
      ["Eiswagen", "m", "Eiswagen"],
      {
        colour: "pink",
        also: {
          en: ["ice cream truck"],
          ro: [["dubiță cu înghețată", "f", "dubițe cu înghețată"]],
          de: [["Eisauto", "n", "Eisautos"]],
        },
      },
    ],
    quad: ["quad bike", ["ATV", "n", "ATV-uri"], ["Quad", "n", "Quads", { genitive: "Quads" }], { colour: "red" }],
    trailer: ["trailer", ["remorcă", "f", "remorci"], ["Anhänger", "m", "Anhänger"]],
    caravan: ["caravan", ["rulotă", "f", "rulote"], ["Wohnwagen", "m", "Wohnwagen"]],
    carriage: [
      "horse carriage",
      ["trăsură", "f", "trăsuri"],
      ["Kutsche", "f", "Kutschen"],
      {
        also: {
          en: ["stagecoach"],
          ro: [
            ["caretă", "f", "carete"],
            ["caleașcă", "f", "calești"],
          ],
        },
      },
    ],
    cart: [
      "handcart",
      ["căruță", "f", "căruțe"],
      ["Karren", "m", "Karren"],
      {
        also: {
          en: ["cart", "wagon"],
          ro: [["căruț", "n", "căruțuri"]],
          de: [
            ["Bollerwagen", "m", "Bollerwagen"],
            ["Handwagen", "m", "Handwagen"],
          ],
        },
      },
    ],
    pram: [
      "pram",
      ["cărucior de copil", "n", "cărucioare de copil"],
      ["Kinderwagen", "m", "Kinderwagen"],
      { also: { en: ["stroller", "pushchair", "buggy"], de: [["Buggy", "m", "Buggys"]] } },
    ],
    rickshaw: ["rickshaw", ["ricșă", "f", "ricșe"], ["Rikscha", "f", "Rikschas"], { also: { en: ["tuk-tuk"] } }],
    unicycle: [
      "unicycle",
      ["monociclu", "n", "monocicluri"],
      ["Einrad", "n", "Einräder"],
      { also: { en: ["tandem"], de: [["Tandem", "n", "Tandems"]] } },
    ],
    monorail: [
      "monorail",
      ["monorai", "n", "monoraiuri"],
      ["Einschienenbahn", "f", "Einschienenbahnen"],
      { draws: "train" },
    ],
    "freight-train": [
      "freight train",
      ["tren marfar", "n", "trenuri marfare"],
      ["Güterzug", "m", "Güterzüge"],
      { draws: "train", also: { en: ["goods train", "cargo train"], ro: [["marfar", "n", "marfare"]] } },
    ],
    "city-train": [
      "commuter train",
      ["tren de navetiști", "n", "trenuri de navetiști"],
      ["S-Bahn", "f", "S-Bahnen"],
      {
        draws: "train",
        also: {
          de: [
            ["Regionalzug", "m", "Regionalzüge"],
            ["Schnellzug", "m", "Schnellzüge"],
          ],
          en: ["express train", "bullet train"],
          ro: [["tren expres", "n", "trenuri expres"]],
        },
      },
    ],
    "narrow-gauge-train": [
      "narrow-gauge train",
      ["mocăniță", "f", "mocănițe"],
      ["Bimmelbahn", "f", "Bimmelbahnen"],
      {
        draws: "train",
        also: {
          de: [
            ["Schmalspurbahn", "f", "Schmalspurbahnen"],
            ["Kleinbahn", "f", "Kleinbahnen"],
          ],
        },
      },
    ],
    "steam-train": [
      "steam train",
      ["tren cu aburi", "n", "trenuri cu aburi"],
      ["Dampfzug", "m", "Dampfzüge"],
      { draws: "train", also: { en: ["tank engine"] } },
    ],
  }),
  ...figuresLike(
    { type: "ToysBroughtToLife", draws: "rocket", size: 1.1 },
    {
      "space-shuttle": [
        "space shuttle",
        ["navetă spațială", "f", "navete spațiale"],
        ["Raumfähre", "f", "Raumfähren"],
        { also: { en: ["shuttle"], de: [["Spaceshuttle", "n", "Spaceshuttles"]] } },
      ],
      biplane: [
        "biplane",
        ["biplan", "n", "biplane"],
        ["Doppeldecker", "m", "Doppeldecker"],
        {
          also: {
            en: ["jumbo jet", "jet plane", "glider"],
            ro: [
              ["planor", "n", "planoare"],
              ["avion cu reacție", "n", "avioane cu reacție"],
            ],
            de: [
              ["Segelflieger", "m", "Segelflieger"],
              ["Düsenjet", "m", "Düsenjets"],
            ],
          },
        },
      ],
      "hot-air-balloon": [
        "hot air balloon",
        ["balon cu aer cald", "n", "baloane cu aer cald"],
        ["Heißluftballon", "m", "Heißluftballons"],
        { also: { en: ["hot-air balloon"] } },
      ],
      "paper-plane": [
        "paper plane",
        ["avion de hârtie", "n", "avioane de hârtie"],
        ["Papierflieger", "m", "Papierflieger"],
        {
          size: 0.5,
          colour: "white",
          also: {
            en: ["paper airplane", "paper aeroplane"],
            ro: [["avionaș de hârtie", "n", "avionașe de hârtie"]],
            de: [["Papierflugzeug", "n", "Papierflugzeuge"]],
          },
        },
      ],
    },
  ),
];
