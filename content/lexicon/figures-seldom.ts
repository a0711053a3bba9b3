import { type FigureRow, figuresLike } from "./figure-row.ts";

/** Animals, beings and callings that an idea names once in five hundred; each is drawn as its nearest kin. */
export const SELDOM_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { type: "Animals", draws: "bird", size: 0.6 },
    {
      kookaburra: ["kookaburra", ["kookaburra", "m", "kookaburra"], ["Kookaburra", "m", "Kookaburras"]],
      lorikeet: [
        "lorikeet",
        ["papagal lori", "m", "papagali lori"],
        ["Loripapagei", "m", "Loripapageien"],
        { also: { en: ["galah", "lovebird"] } },
      ],
      "house-martin": [
        "house martin",
        ["lăstun", "m", "lăstuni"],
        ["Mehlschwalbe", "f", "Mehlschwalben"],
        { also: { en: ["bluebird", "chickadee", "jay"] } },
      ],
      "great-tit": [
        "great tit",
        ["pițigoi mare", "m", "pițigoi mari"],
        ["Kohlmeise", "f", "Kohlmeisen"],
        { also: { en: ["coal tit", "long-tailed tit"] } },
      ],
      "bald-eagle": [
        "bald eagle",
        ["vultur pleșuv", "m", "vulturi pleșuvi"],
        ["Weißkopfadler", "m", "Weißkopfadler"],
        { also: { en: ["red kite"] } },
      ],
      crossbill: [
        "crossbill",
        ["forfecuță", "f", "forfecuțe"],
        ["Fichtenkreuzschnabel", "m", "Fichtenkreuzschnäbel"],
        { also: { en: ["woodcock", "snipe"] } },
      ],
      moorhen: [
        "moorhen",
        ["găinușă de baltă", "f", "găinușe de baltă"],
        ["Teichhuhn", "n", "Teichhühner"],
        { also: { en: ["coot", "teal", "eider duck"] } },
      ],
      bowerbird: [
        "bowerbird",
        ["pasăre grădinar", "f", "păsări grădinar"],
        ["Laubenvogel", "m", "Laubenvögel"],
        { also: { en: ["weaver bird"] } },
      ],
      gannet: [
        "gannet",
        ["corb-de-mare", "m", "corbi-de-mare"],
        ["Basstölpel", "m", "Basstölpel"],
        { also: { en: ["guillemot", "arctic tern"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "penguin", size: 0.9 },
    {
      "emperor-penguin": [
        "emperor penguin",
        ["pinguin imperial", "m", "pinguini imperiali"],
        ["Kaiserpinguin", "m", "Kaiserpinguine"],
        { also: { en: ["king penguin"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "dog" },
    {
      "terrier-breed": [
        "jack russell",
        ["terier scoțian", "m", "terieri scoțieni"],
        ["Westie", "m", "Westies"],
        { also: { en: ["westie", "yorkie", "schnauzer", "shih tzu", "french bulldog", "labradoodle"] } },
      ],
      "spaniel-cocker": [
        "cocker spaniel",
        ["cocker", "m", "cockeri"],
        ["Cockerspaniel", "m", "Cockerspaniels"],
        { also: { en: ["springer spaniel", "border collie", "rottweiler"] } },
      ],
      "guide-dog": [
        "guide dog",
        ["câine ghid", "m", "câini ghid"],
        ["Blindenhund", "m", "Blindenhunde"],
        { also: { en: ["police dog", "rescue dog", "search dog", "assistance dog"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "cat" },
    {
      moggy: [
        ["moggy", "moggies"],
        ["pisică roșcată", "f", "pisici roșcate"],
        ["Perserkatze", "f", "Perserkatzen"],
        { also: { en: ["ginger cat", "persian cat", "rescue cat", "stray cat"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "horse" },
    {
      "shire-horse": [
        "shire horse",
        ["cal de povară", "m", "cai de povară"],
        ["Kaltblut", "n", "Kaltblüter"],
        { also: { en: ["carthorse", "cart horse", "racehorse", "shetland pony"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "squirrel", size: 0.5 },
    {
      "red-squirrel": [
        "red squirrel",
        ["veveriță roșcată", "f", "veverițe roșcate"],
        ["Grauhörnchen", "n", "Grauhörnchen"],
        { also: { en: ["grey squirrel", "gray squirrel"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "raccoon", size: 0.7, colour: "brown" },
    {
      bandicoot: [
        "bandicoot",
        ["bandicut", "m", "bandicuți"],
        ["Nasenbeutler", "m", "Nasenbeutler"],
        { also: { en: ["bilby"] } },
      ],
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
        { also: { en: ["elephant seal"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "octopus" },
    {
      "giant-squid": [
        "giant squid",
        ["calmar uriaș", "m", "calmari uriași"],
        ["Riesenkalmar", "m", "Riesenkalmare"],
        { also: { en: ["nautilus"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "fish", size: 0.6 },
    {
      anchovy: [
        ["anchovy", "anchovies"],
        ["hamsie", "f", "hamsii"],
        ["Sardelle", "f", "Sardellen"],
        {
          also: {
            en: [
              "barracuda",
              "sturgeon",
              "cod",
              "lanternfish",
              "blobfish",
              "mudskipper",
              "great white shark",
              "basking shark",
              "electric eel",
            ],
          },
        },
      ],
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
        { also: { en: ["honeybee", "honey bee"] } },
      ],
      "daddy-long-legs": [
        ["daddy long legs", "daddy long legs"],
        ["țânțăroi", "m", "țânțăroi"],
        ["Weberknecht", "m", "Weberknechte"],
        {
          also: {
            en: [
              "daddy-long-legs",
              "crane fly",
              "money spider",
              "silverfish",
              "pill bug",
              "roly-poly",
              "water boatman",
              "lightning bug",
            ],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "dragon" },
    {
      pteranodon: [
        "pteranodon",
        ["pteranodon", "m", "pteranodoni"],
        ["Pteranodon", "m", "Pteranodons"],
        { also: { en: ["plesiosaur", "ichthyosaur", "mosasaurus"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "monster" },
    {
      bunyip: [
        "bunyip",
        ["bunyip", "m", "bunyipi"],
        ["Bunyip", "m", "Bunyips"],
        { also: { en: ["taniwha", "yowie", "drop bear"] } },
      ],
      "bed-monster": [
        "bed monster",
        ["monstru de sub pat", "m", "monștri de sub pat"],
        ["Schrankmonster", "n", "Schrankmonster"],
        { also: { en: ["closet monster", "sock monster", "wardrobe monster", "mud monster"] } },
      ],
      creature: [
        "creature",
        ["făptură", "f", "făpturi"],
        ["Geschöpf", "n", "Geschöpfe"],
        { also: { en: ["beast", "critter", "furry thing", "hairy thing", "fluffy thing"] } },
      ],
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
      tomte: [
        "tomte",
        ["spiriduș de casă", "m", "spiriduși de casă"],
        ["Hauskobold", "m", "Hauskobolde"],
        { also: { en: ["nisse", "house elf"] } },
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "fairy" },
    {
      "fairy-godmother": [
        "fairy godmother",
        ["zână ocrotitoare", "f", "zâne ocrotitoare"],
        ["Schutzfee", "f", "Schutzfeen"],
        { also: { en: ["guardian angel", "wood nymph", "wisp", "will-o'-the-wisp"] } },
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
        { also: { en: ["lunch lady", "lollipop lady"] } },
      ],
      headteacher: [
        "headteacher",
        ["director de școală", "m", "directori de școală"],
        ["Rektor", "m", "Rektoren"],
        { also: { en: ["head teacher", "headmistress", "headmaster", "principal"] } },
      ],
      "weather-presenter": [
        "weather presenter",
        ["prezentator meteo", "m", "prezentatori meteo"],
        ["Wetteransager", "m", "Wetteransager"],
        { also: { en: ["newsreader", "town crier"] } },
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
        { also: { en: ["rapper", "tap dancer"] } },
      ],
      tinker: [
        "tinker",
        ["căldărar", "m", "căldărari"],
        ["Kesselflicker", "m", "Kesselflicker"],
        { also: { en: ["pedlar", "peddler", "travelling salesman"] } },
      ],
      fishmonger: [
        "fishmonger",
        ["pescar negustor", "m", "pescari negustori"],
        ["Fischhändler", "m", "Fischhändler"],
        { also: { en: ["market trader", "stallholder"] } },
      ],
      ringmaster: [
        "ringmaster",
        ["director de circ", "m", "directori de circ"],
        ["Zirkusdirektor", "m", "Zirkusdirektoren"],
        { also: { en: ["strongman", "fire eater"] } },
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
        { also: { en: ["pen pal", "penfriend", "newborn", "triplet"] } },
      ],
    },
  ),
];
