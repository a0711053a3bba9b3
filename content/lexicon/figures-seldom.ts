import { type FigureRow, figuresLike } from "./figure-row.ts";

/** Animals, beings and callings that an idea names once in five hundred; each is drawn as its nearest kin. */
export const SELDOM_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { type: "Animals", draws: "bird", size: 0.6 },
    {
      kookaburra: ["kookaburra", ["kookaburra", "m", "kookaburra"], ["Kookaburra", "m", "Kookaburras"]],
      lorikeet: ["lorikeet", ["papagal lori", "m", "papagali lori"], ["Loripapagei", "m", "Loripapageien"]],
      galah: ["galah", ["papagal lori", "m", "papagali lori"], ["Loripapagei", "m", "Loripapageien"]],
      lovebird: ["lovebird", ["papagal lori", "m", "papagali lori"], ["Loripapagei", "m", "Loripapageien"]],
      "house-martin": ["house martin", ["lăstun", "m", "lăstuni"], ["Mehlschwalbe", "f", "Mehlschwalben"]],
      bluebird: ["bluebird", ["lăstun", "m", "lăstuni"], ["Mehlschwalbe", "f", "Mehlschwalben"]],
      chickadee: ["chickadee", ["lăstun", "m", "lăstuni"], ["Mehlschwalbe", "f", "Mehlschwalben"]],
      "seldom-jay": ["jay", ["lăstun", "m", "lăstuni"], ["Mehlschwalbe", "f", "Mehlschwalben"]],
      "great-tit": ["great tit", ["pițigoi mare", "m", "pițigoi mari"], ["Kohlmeise", "f", "Kohlmeisen"]],
      "coal-tit": ["coal tit", ["pițigoi mare", "m", "pițigoi mari"], ["Kohlmeise", "f", "Kohlmeisen"]],
      "long-tailed-tit": ["long-tailed tit", ["pițigoi mare", "m", "pițigoi mari"], ["Kohlmeise", "f", "Kohlmeisen"]],
      "bald-eagle": ["bald eagle", ["vultur pleșuv", "m", "vulturi pleșuvi"], ["Weißkopfadler", "m", "Weißkopfadler"]],
      "red-kite": ["red kite", ["vultur pleșuv", "m", "vulturi pleșuvi"], ["Weißkopfadler", "m", "Weißkopfadler"]],
      crossbill: ["crossbill", ["forfecuță", "f", "forfecuțe"], ["Fichtenkreuzschnabel", "m", "Fichtenkreuzschnäbel"]],
      woodcock: ["woodcock", ["forfecuță", "f", "forfecuțe"], ["Fichtenkreuzschnabel", "m", "Fichtenkreuzschnäbel"]],
      snipe: ["snipe", ["forfecuță", "f", "forfecuțe"], ["Fichtenkreuzschnabel", "m", "Fichtenkreuzschnäbel"]],
      moorhen: ["moorhen", ["găinușă de baltă", "f", "găinușe de baltă"], ["Teichhuhn", "n", "Teichhühner"]],
      "seldom-coot": ["coot", ["găinușă de baltă", "f", "găinușe de baltă"], ["Teichhuhn", "n", "Teichhühner"]],
      "teal-duck": ["teal", ["găinușă de baltă", "f", "găinușe de baltă"], ["Teichhuhn", "n", "Teichhühner"]],
      "eider-duck": ["eider duck", ["găinușă de baltă", "f", "găinușe de baltă"], ["Teichhuhn", "n", "Teichhühner"]],
      bowerbird: ["bowerbird", ["pasăre grădinar", "f", "păsări grădinar"], ["Laubenvogel", "m", "Laubenvögel"]],
      "weaver-bird": ["weaver bird", ["pasăre grădinar", "f", "păsări grădinar"], ["Laubenvogel", "m", "Laubenvögel"]],
      gannet: ["gannet", ["corb-de-mare", "m", "corbi-de-mare"], ["Basstölpel", "m", "Basstölpel"]],
      guillemot: ["guillemot", ["corb-de-mare", "m", "corbi-de-mare"], ["Basstölpel", "m", "Basstölpel"]],
      "arctic-tern": ["arctic tern", ["corb-de-mare", "m", "corbi-de-mare"], ["Basstölpel", "m", "Basstölpel"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "penguin", size: 0.9 },
    {
      "emperor-penguin": [
        "emperor penguin",
        ["pinguin imperial", "m", "pinguini imperiali"],
        ["Kaiserpinguin", "m", "Kaiserpinguine"],
      ],
      "king-penguin": [
        "king penguin",
        ["pinguin imperial", "m", "pinguini imperiali"],
        ["Kaiserpinguin", "m", "Kaiserpinguine"],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "dog" },
    {
      "terrier-breed": ["jack russell", ["terier scoțian", "m", "terieri scoțieni"], ["Westie", "m", "Westies"]],
      westie: ["westie", ["terier scoțian", "m", "terieri scoțieni"], ["Westie", "m", "Westies"]],
      yorkie: ["yorkie", ["terier scoțian", "m", "terieri scoțieni"], ["Westie", "m", "Westies"]],
      schnauzer: ["schnauzer", ["terier scoțian", "m", "terieri scoțieni"], ["Westie", "m", "Westies"]],
      "shih-tzu": ["shih tzu", ["terier scoțian", "m", "terieri scoțieni"], ["Westie", "m", "Westies"]],
      "french-bulldog": ["french bulldog", ["terier scoțian", "m", "terieri scoțieni"], ["Westie", "m", "Westies"]],
      labradoodle: ["labradoodle", ["terier scoțian", "m", "terieri scoțieni"], ["Westie", "m", "Westies"]],
      "spaniel-cocker": ["cocker spaniel", ["cocker", "m", "cockeri"], ["Cockerspaniel", "m", "Cockerspaniels"]],
      "springer-spaniel": ["springer spaniel", ["cocker", "m", "cockeri"], ["Cockerspaniel", "m", "Cockerspaniels"]],
      "border-collie": ["border collie", ["cocker", "m", "cockeri"], ["Cockerspaniel", "m", "Cockerspaniels"]],
      rottweiler: ["rottweiler", ["cocker", "m", "cockeri"], ["Cockerspaniel", "m", "Cockerspaniels"]],
      "guide-dog": [
        "guide dog",
        ["câine ghid", "m", "câini ghid"],
        ["Blindenhund", "m", "Blindenhunde"],
        { also: { en: ["assistance dog"] } },
      ],
      "police-dog": ["police dog", ["câine ghid", "m", "câini ghid"], ["Blindenhund", "m", "Blindenhunde"]],
      "rescue-dog": ["rescue dog", ["câine ghid", "m", "câini ghid"], ["Blindenhund", "m", "Blindenhunde"]],
      "search-dog": ["search dog", ["câine ghid", "m", "câini ghid"], ["Blindenhund", "m", "Blindenhunde"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "cat" },
    {
      moggy: [
        ["moggy", "moggies"],
        ["pisică roșcată", "f", "pisici roșcate"],
        ["Perserkatze", "f", "Perserkatzen"],
      ],
      "ginger-cat": ["ginger cat", ["pisică roșcată", "f", "pisici roșcate"], ["Perserkatze", "f", "Perserkatzen"]],
      "persian-cat": ["persian cat", ["pisică roșcată", "f", "pisici roșcate"], ["Perserkatze", "f", "Perserkatzen"]],
      "rescue-cat": ["rescue cat", ["pisică roșcată", "f", "pisici roșcate"], ["Perserkatze", "f", "Perserkatzen"]],
      "stray-cat": ["stray cat", ["pisică roșcată", "f", "pisici roșcate"], ["Perserkatze", "f", "Perserkatzen"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "horse" },
    {
      "shire-horse": [
        "shire horse",
        ["cal de povară", "m", "cai de povară"],
        ["Kaltblut", "n", "Kaltblüter"],
        { also: { en: ["cart horse"] } },
      ],
      carthorse: ["carthorse", ["cal de povară", "m", "cai de povară"], ["Kaltblut", "n", "Kaltblüter"]],
      racehorse: ["racehorse", ["cal de povară", "m", "cai de povară"], ["Kaltblut", "n", "Kaltblüter"]],
      "shetland-pony": ["shetland pony", ["cal de povară", "m", "cai de povară"], ["Kaltblut", "n", "Kaltblüter"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "squirrel", size: 0.5 },
    {
      "red-squirrel": [
        "red squirrel",
        ["veveriță roșcată", "f", "veverițe roșcate"],
        ["Grauhörnchen", "n", "Grauhörnchen"],
        { also: { en: ["gray squirrel"] } },
      ],
      "grey-squirrel": [
        "grey squirrel",
        ["veveriță roșcată", "f", "veverițe roșcate"],
        ["Grauhörnchen", "n", "Grauhörnchen"],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "raccoon", size: 0.7, colour: "brown" },
    {
      bandicoot: ["bandicoot", ["bandicut", "m", "bandicuți"], ["Nasenbeutler", "m", "Nasenbeutler"]],
      bilby: ["bilby", ["bandicut", "m", "bandicuți"], ["Nasenbeutler", "m", "Nasenbeutler"]],
      "honey-badger": ["honey badger", ["bursuc melivor", "m", "bursuci melivori"], ["Honigdachs", "m", "Honigdachse"]],
      "pine-marten": ["pine marten", ["jder de copac", "m", "jderi de copac"], ["Baummarder", "m", "Baummarder"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "whale" },
    {
      "humpback-whale": [
        "humpback whale",
        ["balenă cu cocoașă", "f", "balene cu cocoașă"],
        ["Buckelwal", "m", "Buckelwale"],
      ],
      "elephant-seal": [
        "elephant seal",
        ["balenă cu cocoașă", "f", "balene cu cocoașă"],
        ["Buckelwal", "m", "Buckelwale"],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "octopus" },
    {
      "giant-squid": ["giant squid", ["calmar uriaș", "m", "calmari uriași"], ["Riesenkalmar", "m", "Riesenkalmare"]],
      nautilus: ["nautilus", ["calmar uriaș", "m", "calmari uriași"], ["Riesenkalmar", "m", "Riesenkalmare"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "fish", size: 0.6 },
    {
      anchovy: [
        ["anchovy", "anchovies"],
        ["hamsie", "f", "hamsii"],
        ["Sardelle", "f", "Sardellen"],
        { also: { en: ["great white shark"] } },
      ],
      barracuda: ["barracuda", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
      sturgeon: ["sturgeon", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
      "seldom-cod": ["cod", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
      lanternfish: ["lanternfish", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
      blobfish: ["blobfish", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
      mudskipper: ["mudskipper", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
      "basking-shark": ["basking shark", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
      "electric-eel": ["electric eel", ["hamsie", "f", "hamsii"], ["Sardelle", "f", "Sardellen"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "bee", size: 0.4 },
    {
      "queen-bee": ["queen bee", ["matcă", "f", "mătci"], ["Bienenkönigin", "f", "Bienenköniginnen"]],
      "worker-bee": [
        "worker bee",
        ["albină lucrătoare", "f", "albine lucrătoare"],
        ["Arbeitsbiene", "f", "Arbeitsbienen"],
        { also: { en: ["honey bee"] } },
      ],
      honeybee: ["honeybee", ["albină lucrătoare", "f", "albine lucrătoare"], ["Arbeitsbiene", "f", "Arbeitsbienen"]],
      "daddy-long-legs": [
        ["daddy long legs", "daddy long legs"],
        ["țânțăroi", "m", "țânțăroi"],
        ["Weberknecht", "m", "Weberknechte"],
        { also: { en: ["daddy-long-legs", "pill bug", "roly-poly"] } },
      ],
      "crane-fly": ["crane fly", ["țânțăroi", "m", "țânțăroi"], ["Weberknecht", "m", "Weberknechte"]],
      "money-spider": ["money spider", ["țânțăroi", "m", "țânțăroi"], ["Weberknecht", "m", "Weberknechte"]],
      silverfish: ["silverfish", ["țânțăroi", "m", "țânțăroi"], ["Weberknecht", "m", "Weberknechte"]],
      "water-boatman": ["water boatman", ["țânțăroi", "m", "țânțăroi"], ["Weberknecht", "m", "Weberknechte"]],
      "lightning-bug": ["lightning bug", ["țânțăroi", "m", "țânțăroi"], ["Weberknecht", "m", "Weberknechte"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "dragon" },
    {
      pteranodon: ["pteranodon", ["pteranodon", "m", "pteranodoni"], ["Pteranodon", "m", "Pteranodons"]],
      plesiosaur: ["plesiosaur", ["pteranodon", "m", "pteranodoni"], ["Pteranodon", "m", "Pteranodons"]],
      ichthyosaur: ["ichthyosaur", ["pteranodon", "m", "pteranodoni"], ["Pteranodon", "m", "Pteranodons"]],
      mosasaurus: ["mosasaurus", ["pteranodon", "m", "pteranodoni"], ["Pteranodon", "m", "Pteranodons"]],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "monster" },
    {
      bunyip: ["bunyip", ["bunyip", "m", "bunyipi"], ["Bunyip", "m", "Bunyips"]],
      taniwha: ["taniwha", ["bunyip", "m", "bunyipi"], ["Bunyip", "m", "Bunyips"]],
      yowie: ["yowie", ["bunyip", "m", "bunyipi"], ["Bunyip", "m", "Bunyips"]],
      "drop-bear": ["drop bear", ["bunyip", "m", "bunyipi"], ["Bunyip", "m", "Bunyips"]],
      "bed-monster": [
        "bed monster",
        ["monstru de sub pat", "m", "monștri de sub pat"],
        ["Schrankmonster", "n", "Schrankmonster"],
        { also: { en: ["closet monster", "wardrobe monster"] } },
      ],
      "sock-monster": [
        "sock monster",
        ["monstru de sub pat", "m", "monștri de sub pat"],
        ["Schrankmonster", "n", "Schrankmonster"],
      ],
      "mud-monster": [
        "mud monster",
        ["monstru de sub pat", "m", "monștri de sub pat"],
        ["Schrankmonster", "n", "Schrankmonster"],
      ],
      creature: [
        "creature",
        ["făptură", "f", "făpturi"],
        ["Geschöpf", "n", "Geschöpfe"],
        { also: { en: ["beast", "critter"] } },
      ],
      "furry-thing": ["furry thing", ["făptură", "f", "făpturi"], ["Geschöpf", "n", "Geschöpfe"]],
      "hairy-thing": ["hairy thing", ["făptură", "f", "făpturi"], ["Geschöpf", "n", "Geschöpfe"]],
      "fluffy-thing": ["fluffy thing", ["făptură", "f", "făpturi"], ["Geschöpf", "n", "Geschöpfe"]],
      sasquatch: [
        "sasquatch",
        ["sasquatch", "m", "sasquatchi"],
        ["Sasquatch", "m", "Sasquatche"],
        { also: { en: ["abominable snowman"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "gnome", size: 0.7 },
    {
      tomte: ["tomte", ["spiriduș de casă", "m", "spiriduși de casă"], ["Hauskobold", "m", "Hauskobolde"]],
      nisse: ["nisse", ["spiriduș de casă", "m", "spiriduși de casă"], ["Hauskobold", "m", "Hauskobolde"]],
      "house-elf": ["house elf", ["spiriduș de casă", "m", "spiriduși de casă"], ["Hauskobold", "m", "Hauskobolde"]],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "fairy" },
    {
      "fairy-godmother": [
        "fairy godmother",
        ["zână ocrotitoare", "f", "zâne ocrotitoare"],
        ["Schutzfee", "f", "Schutzfeen"],
      ],
      "guardian-angel": [
        "guardian angel",
        ["zână ocrotitoare", "f", "zâne ocrotitoare"],
        ["Schutzfee", "f", "Schutzfeen"],
      ],
      "wood-nymph": ["wood nymph", ["zână ocrotitoare", "f", "zâne ocrotitoare"], ["Schutzfee", "f", "Schutzfeen"]],
      wisp: ["wisp", ["zână ocrotitoare", "f", "zâne ocrotitoare"], ["Schutzfee", "f", "Schutzfeen"]],
      "seldom-will-o-the-wisp": [
        "will-o'-the-wisp",
        ["zână ocrotitoare", "f", "zâne ocrotitoare"],
        ["Schutzfee", "f", "Schutzfeen"],
      ],
    },
  ),
  ...figuresLike(
    { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 },
    {
      "dinner-lady": [
        ["dinner lady", "dinner ladies"],
        ["doamnă de la cantină", "f", "doamne de la cantină"],
        ["Kantinenfrau", "f", "Kantinenfrauen"],
        { also: { en: ["lunch lady"] } },
      ],
      "seldom-lollipop-lady": [
        "lollipop lady",
        ["doamnă de la cantină", "f", "doamne de la cantină"],
        ["Kantinenfrau", "f", "Kantinenfrauen"],
      ],
      headteacher: [
        "headteacher",
        ["director de școală", "m", "directori de școală"],
        ["Rektor", "m", "Rektoren"],
        { also: { en: ["head teacher"] } },
      ],
      headmistress: ["headmistress", ["director de școală", "m", "directori de școală"], ["Rektor", "m", "Rektoren"]],
      headmaster: ["headmaster", ["director de școală", "m", "directori de școală"], ["Rektor", "m", "Rektoren"]],
      principal: ["principal", ["director de școală", "m", "directori de școală"], ["Rektor", "m", "Rektoren"]],
      "weather-presenter": [
        "weather presenter",
        ["prezentator meteo", "m", "prezentatori meteo"],
        ["Wetteransager", "m", "Wetteransager"],
      ],
      newsreader: [
        "newsreader",
        ["prezentator meteo", "m", "prezentatori meteo"],
        ["Wetteransager", "m", "Wetteransager"],
      ],
      "town-crier": [
        "town crier",
        ["prezentator meteo", "m", "prezentatori meteo"],
        ["Wetteransager", "m", "Wetteransager"],
      ],
      "deep-sea-diver": [
        "deep-sea diver",
        ["scafandru de adâncime", "m", "scafandri de adâncime"],
        ["Tiefseetaucher", "m", "Tiefseetaucher"],
        { also: { en: ["deep sea diver"] } },
      ],
      "opera-singer": [
        "opera singer",
        ["cântăreț de operă", "m", "cântăreți de operă"],
        ["Opernsänger", "m", "Opernsänger"],
      ],
      rapper: ["rapper", ["cântăreț de operă", "m", "cântăreți de operă"], ["Opernsänger", "m", "Opernsänger"]],
      "tap-dancer": [
        "tap dancer",
        ["cântăreț de operă", "m", "cântăreți de operă"],
        ["Opernsänger", "m", "Opernsänger"],
      ],
      tinker: [
        "tinker",
        ["căldărar", "m", "căldărari"],
        ["Kesselflicker", "m", "Kesselflicker"],
        { also: { en: ["pedlar", "peddler"] } },
      ],
      "travelling-salesman": [
        "travelling salesman",
        ["căldărar", "m", "căldărari"],
        ["Kesselflicker", "m", "Kesselflicker"],
      ],
      fishmonger: ["fishmonger", ["pescar negustor", "m", "pescari negustori"], ["Fischhändler", "m", "Fischhändler"]],
      "market-trader": [
        "market trader",
        ["pescar negustor", "m", "pescari negustori"],
        ["Fischhändler", "m", "Fischhändler"],
      ],
      stallholder: [
        "stallholder",
        ["pescar negustor", "m", "pescari negustori"],
        ["Fischhändler", "m", "Fischhändler"],
      ],
      ringmaster: [
        "ringmaster",
        ["director de circ", "m", "directori de circ"],
        ["Zirkusdirektor", "m", "Zirkusdirektoren"],
      ],
      strongman: [
        "strongman",
        ["director de circ", "m", "directori de circ"],
        ["Zirkusdirektor", "m", "Zirkusdirektoren"],
      ],
      "fire-eater": [
        "fire eater",
        ["director de circ", "m", "directori de circ"],
        ["Zirkusdirektor", "m", "Zirkusdirektoren"],
      ],
      coastguard: [
        "coastguard",
        ["paznic de coastă", "m", "paznici de coastă"],
        ["Küstenwächter", "m", "Küstenwächter"],
        { also: { en: ["coast guard"] } },
      ],
      "sheep-shearer": [
        "sheep shearer",
        ["tunzător de oi", "m", "tunzători de oi"],
        ["Schafscherer", "m", "Schafscherer"],
      ],
      "dog-walker": [
        "dog walker",
        ["plimbător de câini", "m", "plimbători de câini"],
        ["Hundesitter", "m", "Hundesitter"],
      ],
    },
  ),
  ...figuresLike(
    { type: "EverydayPeople", draws: "child" },
    {
      classmate: [
        "classmate",
        ["coleg de bancă", "m", "colegi de bancă"],
        ["Klassenkamerad", "m", "Klassenkameraden"],
        { also: { en: ["penfriend"] } },
      ],
      "pen-pal": ["pen pal", ["coleg de bancă", "m", "colegi de bancă"], ["Klassenkamerad", "m", "Klassenkameraden"]],
      newborn: ["newborn", ["coleg de bancă", "m", "colegi de bancă"], ["Klassenkamerad", "m", "Klassenkameraden"]],
      triplet: ["triplet", ["coleg de bancă", "m", "colegi de bancă"], ["Klassenkamerad", "m", "Klassenkameraden"]],
    },
  ),
];
