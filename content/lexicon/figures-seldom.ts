import { type FigureRow, figuresLike } from "./figure-row.ts";

/** Animals, beings and callings that an idea names once in five hundred; each is drawn as its nearest kin. */
export const SELDOM_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { type: "Animals", draws: "bird", size: 0.6 },
    {
      kookaburra: ["kookaburra", ["kookaburra", "m", "kookaburra"], ["Kookaburra", "m", "Kookaburras"]],
      lorikeet: ["lorikeet", ["papagal lori", "m", "papagali lori"], ["Loripapagei", "m", "Loripapageien"]],
      galah: [
        "galah",
        [
          "cacadu roz",
          "m",
          "cacadu roz",
          {
            definite: "cacaduul roz",
            oblique: "cacaduului roz",
            pluralDefinite: "cacadu roz",
            pluralOblique: "cacadu roz",
          },
        ],
        ["Rosakakadu", "m", "Rosakakadus"],
      ],
      lovebird: [
        "lovebird",
        ["papagal nedespărțit", "m", "papagali nedespărțiți"],
        ["Liebesvogel", "m", "Liebesvögel"],
      ],
      "house-martin": ["house martin", ["lăstun", "m", "lăstuni"], ["Mehlschwalbe", "f", "Mehlschwalben"]],
      bluebird: ["bluebird", ["mierlă albastră", "f", "mierle albastre"], ["Hüttensänger", "m", "Hüttensänger"]],
      chickadee: [
        "chickadee",
        ["pițigoi american", "m", "pițigoi americani"],
        ["Schwarzkopfmeise", "f", "Schwarzkopfmeisen"],
      ],
      "seldom-jay": [
        "jay",
        ["gaiță", "f", "gaițe"],
        ["Eichelhäher", "m", "Eichelhäher"],
        { also: { de: [["Häher", "m", "Häher"]] } },
      ],
      "great-tit": ["great tit", ["pițigoi mare", "m", "pițigoi mari"], ["Kohlmeise", "f", "Kohlmeisen"]],
      "coal-tit": ["coal tit", ["pițigoi de brădet", "m", "pițigoi de brădet"], ["Tannenmeise", "f", "Tannenmeisen"]],
      "long-tailed-tit": [
        "long-tailed tit",
        ["pițigoi codat", "m", "pițigoi codați"],
        ["Schwanzmeise", "f", "Schwanzmeisen"],
      ],
      "bald-eagle": [
        "bald eagle",
        ["vultur cu cap alb", "m", "vulturi cu cap alb"],
        ["Weißkopfadler", "m", "Weißkopfadler"],
      ],
      "red-kite": ["red kite", ["gaie roșie", "f", "găi roșii"], ["Rotmilan", "m", "Rotmilane"]],
      crossbill: ["crossbill", ["forfecuță", "f", "forfecuțe"], ["Fichtenkreuzschnabel", "m", "Fichtenkreuzschnäbel"]],
      woodcock: ["woodcock", ["sitar de pădure", "m", "sitari de pădure"], ["Waldschnepfe", "f", "Waldschnepfen"]],
      snipe: ["snipe", ["becațină", "f", "becaține"], ["Bekassine", "f", "Bekassinen"]],
      moorhen: ["moorhen", ["găinușă de baltă", "f", "găinușe de baltă"], ["Teichhuhn", "n", "Teichhühner"]],
      "seldom-coot": ["coot", ["lișiță", "f", "lișițe"], ["Blässralle", "f", "Blässrallen"]],
      "teal-duck": ["teal", ["rață pitică", "f", "rațe pitice"], ["Krickente", "f", "Krickenten"]],
      "eider-duck": ["eider duck", ["rață eider", "f", "rațe eider"], ["Eiderente", "f", "Eiderenten"]],
      bowerbird: ["bowerbird", ["pasăre grădinar", "f", "păsări grădinar"], ["Laubenvogel", "m", "Laubenvögel"]],
      "weaver-bird": ["weaver bird", ["pasăre țesătoare", "f", "păsări țesătoare"], ["Webervogel", "m", "Webervögel"]],
      gannet: ["gannet", ["corb-de-mare", "m", "corbi-de-mare"], ["Basstölpel", "m", "Basstölpel"]],
      guillemot: ["guillemot", ["alcă", "f", "alce"], ["Lumme", "f", "Lummen"]],
      "arctic-tern": [
        "arctic tern",
        ["chiră polară", "f", "chire polare"],
        ["Küstenseeschwalbe", "f", "Küstenseeschwalben"],
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
      ],
      "king-penguin": [
        "king penguin",
        ["pinguin regal", "m", "pinguini regali"],
        ["Königspinguin", "m", "Königspinguine"],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "dog" },
    {
      "terrier-breed": [
        "jack russell",
        ["terier Jack Russell", "m", "terieri Jack Russell"],
        ["Jack Russell", "m", "Jack Russells"],
      ],
      westie: ["westie", ["terier Westie", "m", "terieri Westie"], ["Westie", "m", "Westies"]],
      yorkie: ["yorkie", ["terier de Yorkshire", "m", "terieri de Yorkshire"], ["Yorkie", "m", "Yorkies"]],
      schnauzer: ["schnauzer", ["schnauzer", "m", "schnauzeri"], ["Schnauzer", "m", "Schnauzer"]],
      "shih-tzu": ["shih tzu", ["câine shih tzu", "m", "câini shih tzu"], ["Shih Tzu", "m", "Shih Tzus"]],
      "french-bulldog": ["french bulldog", ["buldog francez", "m", "buldogi francezi"], ["Frenchie", "m", "Frenchies"]],
      labradoodle: [
        "labradoodle",
        [
          "labradoodle",
          "m",
          "labradoodle",
          {
            definite: "labradoodle-ul",
            oblique: "labradoodle-ului",
            pluralDefinite: "labradoodle-ii",
            pluralOblique: "labradoodle-ilor",
          },
        ],
        ["Labradoodle", "m", "Labradoodles"],
      ],
      "spaniel-cocker": ["cocker spaniel", ["cocker", "m", "cockeri"], ["Cockerspaniel", "m", "Cockerspaniels"]],
      "springer-spaniel": [
        "springer spaniel",
        ["spaniel springer", "m", "spanieli springer"],
        ["Springerspaniel", "m", "Springerspaniels"],
      ],
      "border-collie": [
        "border collie",
        [
          "border collie",
          "m",
          "border collie",
          {
            definite: "border collie-ul",
            oblique: "border collie-ului",
            pluralDefinite: "border collie-ii",
            pluralOblique: "border collie-ilor",
          },
        ],
        ["Border Collie", "m", "Border Collies"],
      ],
      rottweiler: ["rottweiler", ["rottweiler", "m", "rottweileri"], ["Rottweiler", "m", "Rottweiler"]],
      "guide-dog": [
        "guide dog",
        ["câine ghid", "m", "câini ghid"],
        ["Blindenhund", "m", "Blindenhunde"],
        { also: { en: ["assistance dog"] } },
      ],
      "police-dog": ["police dog", ["câine polițist", "m", "câini polițiști"], ["Polizeihund", "m", "Polizeihunde"]],
      "rescue-dog": ["rescue dog", ["câine salvator", "m", "câini salvatori"], ["Rettungshund", "m", "Rettungshunde"]],
      "search-dog": ["search dog", ["câine de căutare", "m", "câini de căutare"], ["Suchhund", "m", "Suchhunde"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "cat" },
    {
      moggy: [
        ["moggy", "moggies"],
        ["pisică de casă", "f", "pisici de casă"],
        ["Hauskatze", "f", "Hauskatzen"],
      ],
      "ginger-cat": ["ginger cat", ["pisică roșcată", "f", "pisici roșcate"], ["Rotkatze", "f", "Rotkatzen"]],
      "persian-cat": ["persian cat", ["pisică persană", "f", "pisici persane"], ["Perserkatze", "f", "Perserkatzen"]],
      "rescue-cat": [
        "rescue cat",
        ["pisică de la adăpost", "f", "pisici de la adăpost"],
        ["Tierheimkatze", "f", "Tierheimkatzen"],
      ],
      "stray-cat": [
        "stray cat",
        ["pisică fără stăpân", "f", "pisici fără stăpân"],
        ["Streunerkatze", "f", "Streunerkatzen"],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "horse" },
    {
      "shire-horse": [
        "shire horse",
        ["cal shire", "m", "cai shire"],
        ["Shire Horse", "n", "Shire Horses"],
        { also: { en: ["cart horse"] } },
      ],
      carthorse: [
        "carthorse",
        ["cal de căruță", "m", "cai de căruță"],
        ["Zugpferd", "n", "Zugpferde"],
        { also: { ro: [["cal de povară", "m", "cai de povară"]], de: [["Kaltblut", "n", "Kaltblüter"]] } },
      ],
      racehorse: ["racehorse", ["cal de curse", "m", "cai de curse"], ["Rennpferd", "n", "Rennpferde"]],
      "shetland-pony": [
        "shetland pony",
        ["ponei Shetland", "m", "ponei Shetland"],
        ["Shetlandpony", "n", "Shetlandponys"],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "squirrel", size: 0.5 },
    {
      "red-squirrel": [
        "red squirrel",
        ["veveriță roșcată", "f", "veverițe roșcate"],
        ["Rothörnchen", "n", "Rothörnchen"],
        { also: { en: ["gray squirrel"] } },
      ],
      "grey-squirrel": [
        "grey squirrel",
        ["veveriță cenușie", "f", "veverițe cenușii"],
        ["Grauhörnchen", "n", "Grauhörnchen"],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "raccoon", size: 0.7, colour: "brown" },
    {
      bandicoot: ["bandicoot", ["bandicut", "m", "bandicuți"], ["Nasenbeutler", "m", "Nasenbeutler"]],
      bilby: [
        "bilby",
        [
          "bilby",
          "m",
          "bilby",
          { definite: "bilby-ul", oblique: "bilby-ului", pluralDefinite: "bilby", pluralOblique: "bilby" },
        ],
        ["Bilby", "m", "Bilbys"],
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
      ],
      "elephant-seal": [
        "elephant seal",
        ["elefant de mare", "m", "elefanți de mare"],
        ["Seeelefant", "m", "Seeelefanten", { weak: "Seeelefanten" }],
      ],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "octopus" },
    {
      "giant-squid": ["giant squid", ["calmar uriaș", "m", "calmari uriași"], ["Riesenkalmar", "m", "Riesenkalmare"]],
      nautilus: ["nautilus", ["nautil", "m", "nautili"], ["Nautilus", "m", "Nautilusse"]],
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
      barracuda: ["barracuda", ["baracudă", "f", "baracude"], ["Barrakuda", "m", "Barrakudas"]],
      sturgeon: [
        "sturgeon",
        ["sturion", "m", "sturioni"],
        ["Störfisch", "m", "Störfische"],
        { also: { ro: [["morun", "m", "moruni"]] } },
      ],
      "seldom-cod": ["cod", ["pește cod", "m", "pești cod"], ["Dorsch", "m", "Dorsche"]],
      lanternfish: ["lanternfish", ["pește-felinar", "m", "pești-felinar"], ["Laternenfisch", "m", "Laternenfische"]],
      blobfish: ["blobfish", ["pește-blob", "m", "pești-blob"], ["Blobfisch", "m", "Blobfische"]],
      mudskipper: [
        "mudskipper",
        ["săritor de noroi", "m", "săritori de noroi"],
        ["Schlammspringer", "m", "Schlammspringer"],
      ],
      "basking-shark": ["basking shark", ["rechin pelerin", "m", "rechini pelerini"], ["Riesenhai", "m", "Riesenhaie"]],
      "electric-eel": ["electric eel", ["țipar electric", "m", "țipari electrici"], ["Zitteraal", "m", "Zitteraale"]],
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
      honeybee: ["honeybee", ["albină meliferă", "f", "albine melifere"], ["Honigbiene", "f", "Honigbienen"]],
      "daddy-long-legs": [
        ["daddy long legs", "daddy long legs"],
        ["păianjen cosaș", "m", "păianjeni cosași"],
        ["Weberknecht", "m", "Weberknechte"],
        { also: { en: ["daddy-long-legs", "pill bug", "roly-poly"] } },
      ],
      "crane-fly": ["crane fly", ["țânțăroi", "m", "țânțăroi"], ["Wiesenschnake", "f", "Wiesenschnaken"]],
      "money-spider": [
        "money spider",
        ["păianjen de noroc", "m", "păianjeni de noroc"],
        ["Baldachinspinne", "f", "Baldachinspinnen"],
      ],
      silverfish: ["silverfish", ["lepismă", "f", "lepisme"], ["Silberfischchen", "n", "Silberfischchen"]],
      "water-boatman": ["water boatman", ["gândac vâslaș", "m", "gândaci vâslași"], ["Ruderwanze", "f", "Ruderwanzen"]],
      "lightning-bug": ["lightning bug", ["licurici", "m", "licurici"], ["Glühwürmchen", "n", "Glühwürmchen"]],
    },
  ),
  ...figuresLike(
    { type: "Animals", draws: "dragon" },
    {
      pteranodon: ["pteranodon", ["pteranodon", "m", "pteranodoni"], ["Pteranodon", "m", "Pteranodons"]],
      plesiosaur: ["plesiosaur", ["plesiozaur", "m", "plesiozauri"], ["Plesiosaurier", "m", "Plesiosaurier"]],
      ichthyosaur: ["ichthyosaur", ["ihtiozaur", "m", "ihtiozauri"], ["Fischsaurier", "m", "Fischsaurier"]],
      mosasaurus: ["mosasaurus", ["mozazaur", "m", "mozazauri"], ["Mosasaurus", "m", "Mosasaurier"]],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "monster" },
    {
      bunyip: ["bunyip", ["bunyip", "m", "bunyipi"], ["Bunyip", "m", "Bunyips"]],
      taniwha: [
        "taniwha",
        [
          "taniwha",
          "m",
          "taniwha",
          { definite: "taniwha", oblique: "lui taniwha", pluralDefinite: "taniwha", pluralOblique: "taniwha" },
        ],
        ["Taniwha", "m", "Taniwhas"],
      ],
      pooka: [
        "pooka",
        [
          "pooka",
          "m",
          "pooka",
          { definite: "pooka", oblique: "lui pooka", pluralDefinite: "pooka", pluralOblique: "pooka" },
        ],
        ["Pooka", "m", "Pookas"],
        { also: { en: ["púca"] } },
      ],
      jackalope: [
        "jackalope",
        [
          "jackalope",
          "m",
          "jackalope",
          {
            definite: "jackalope-ul",
            oblique: "jackalope-ului",
            pluralDefinite: "jackalope-ii",
            pluralOblique: "jackalope-ilor",
          },
        ],
        ["Jackalope", "m", "Jackalopes"],
      ],
      tokoloshe: [
        "tokoloshe",
        [
          "tokoloshe",
          "m",
          "tokoloshe",
          {
            definite: "tokoloshe-ul",
            oblique: "tokoloshe-ului",
            pluralDefinite: "tokoloshe-ii",
            pluralOblique: "tokoloshe-ilor",
          },
        ],
        ["Tokoloshe", "m", "Tokoloshes"],
      ],
      yowie: [
        "yowie",
        [
          "yowie",
          "m",
          "yowie",
          { definite: "yowie-ul", oblique: "yowie-ului", pluralDefinite: "yowie-ii", pluralOblique: "yowie-ilor" },
        ],
        ["Yowie", "m", "Yowies"],
      ],
      "drop-bear": [
        "drop bear",
        ["urs căzător", "m", "urși căzători"],
        ["Fallbär", "m", "Fallbären", { weak: "Fallbären" }],
      ],
      "bed-monster": [
        "bed monster",
        ["monstru de sub pat", "m", "monștri de sub pat"],
        ["Bettmonster", "n", "Bettmonster"],
        {
          also: {
            en: ["closet monster", "wardrobe monster"],
            ro: [["monstru din dulap", "m", "monștri din dulap"]],
            de: [["Schrankmonster", "n", "Schrankmonster"]],
          },
        },
      ],
      "sock-monster": [
        "sock monster",
        ["monstru de șosete", "m", "monștri de șosete"],
        ["Sockenmonster", "n", "Sockenmonster"],
      ],
      "mud-monster": [
        "mud monster",
        ["monstru de noroi", "m", "monștri de noroi"],
        ["Matschmonster", "n", "Matschmonster"],
      ],
      creature: [
        "creature",
        ["făptură", "f", "făpturi"],
        ["Geschöpf", "n", "Geschöpfe"],
        { also: { en: ["beast", "critter"] } },
      ],
      "furry-thing": ["furry thing", ["făptură blănoasă", "f", "făpturi blănoase"], ["Fellwesen", "n", "Fellwesen"]],
      "hairy-thing": ["hairy thing", ["făptură păroasă", "f", "făpturi păroase"], ["Zottelwesen", "n", "Zottelwesen"]],
      "fluffy-thing": [
        "fluffy thing",
        ["făptură pufoasă", "f", "făpturi pufoase"],
        ["Flauschwesen", "n", "Flauschwesen"],
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
      tomte: ["tomte", ["spiriduș tomte", "m", "spiriduși tomte"], ["Tomte", "m", "Tomtes"]],
      nisse: ["nisse", ["spiriduș nisse", "m", "spiriduși nisse"], ["Nisse", "m", "Nisser"]],
      "house-elf": [
        "house elf",
        ["spiriduș de casă", "m", "spiriduși de casă"],
        ["Hauself", "m", "Hauselfen", { weak: "Hauselfen" }],
      ],
    },
  ),
  ...figuresLike(
    { type: "FantasyBeings", draws: "fairy" },
    {
      "fairy-godmother": [
        "fairy godmother",
        ["zână ocrotitoare", "f", "zâne ocrotitoare"],
        ["Patenfee", "f", "Patenfeen"],
        { also: { de: [["Schutzfee", "f", "Schutzfeen"]] } },
      ],
      "guardian-angel": [
        "guardian angel",
        ["înger păzitor", "m", "îngeri păzitori"],
        ["Schutzengel", "m", "Schutzengel"],
      ],
      "wood-nymph": ["wood nymph", ["nimfă de pădure", "f", "nimfe de pădure"], ["Waldnymphe", "f", "Waldnymphen"]],
      wisp: ["wisp", ["luminiță dansatoare", "f", "luminițe dansatoare"], ["Irrwisch", "m", "Irrwische"]],
      "seldom-will-o-the-wisp": [
        "will-o'-the-wisp",
        ["luminiță rătăcitoare", "f", "luminițe rătăcitoare"],
        ["Irrlicht", "n", "Irrlichter"],
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
        ["agentă de trecere", "f", "agente de trecere"],
        ["Schülerlotsin", "f", "Schülerlotsinnen"],
        { sex: "female" },
      ],
      headteacher: [
        "headteacher",
        ["director de școală", "m", "directori de școală"],
        ["Schulleiter", "m", "Schulleiter"],
        { female: { de: ["Schulleiterin", "f", "Schulleiterinnen"] }, also: { en: ["head teacher"] } },
      ],
      headmistress: [
        "headmistress",
        ["directoare de școală", "f", "directoare de școală"],
        ["Rektorin", "f", "Rektorinnen"],
        { sex: "female" },
      ],
      headmaster: ["headmaster", ["director de școală", "m", "directori de școală"], ["Rektor", "m", "Rektoren"]],
      principal: [
        "principal",
        ["director de școală", "m", "directori de școală"],
        ["Schuldirektor", "m", "Schuldirektoren"],
        { female: { de: ["Schuldirektorin", "f", "Schuldirektorinnen"] } },
      ],
      "weather-presenter": [
        "weather presenter",
        ["prezentator meteo", "m", "prezentatori meteo"],
        ["Wetteransager", "m", "Wetteransager"],
      ],
      newsreader: [
        "newsreader",
        ["prezentator de știri", "m", "prezentatori de știri"],
        ["Nachrichtensprecher", "m", "Nachrichtensprecher"],
      ],
      "town-crier": ["town crier", ["crainic de târg", "m", "crainici de târg"], ["Ausrufer", "m", "Ausrufer"]],
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
      rapper: ["rapper", ["rapper", "m", "rapperi"], ["Rapper", "m", "Rapper"]],
      "tap-dancer": ["tap dancer", ["dansator de step", "m", "dansatori de step"], ["Stepptänzer", "m", "Stepptänzer"]],
      tinker: [
        "tinker",
        ["căldărar", "m", "căldărari"],
        ["Kesselflicker", "m", "Kesselflicker"],
        { also: { en: ["pedlar", "peddler"] } },
      ],
      "travelling-salesman": [
        "travelling salesman",
        ["vânzător ambulant", "m", "vânzători ambulanți"],
        ["Wanderhändler", "m", "Wanderhändler"],
      ],
      fishmonger: [
        "fishmonger",
        ["vânzător de pește", "m", "vânzători de pește"],
        ["Fischhändler", "m", "Fischhändler"],
      ],
      "market-trader": ["market trader", ["precupeț", "m", "precupeți"], ["Markthändler", "m", "Markthändler"]],
      stallholder: ["stallholder", ["tarabagiu", "m", "tarabagii"], ["Standbesitzer", "m", "Standbesitzer"]],
      ringmaster: [
        "ringmaster",
        ["director de circ", "m", "directori de circ"],
        ["Zirkusdirektor", "m", "Zirkusdirektoren"],
      ],
      strongman: ["strongman", ["atlet de circ", "m", "atleți de circ"], ["Muskelmann", "m", "Muskelmänner"]],
      "fire-eater": [
        "fire eater",
        ["înghițitor de flăcări", "m", "înghițitori de flăcări"],
        ["Feuerschlucker", "m", "Feuerschlucker"],
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
      "match-referee": [
        "referee",
        ["arbitru", "m", "arbitri"],
        ["Schiedsrichter", "m", "Schiedsrichter"],
        { also: { en: ["umpire"] } },
      ],
      "game-keeper": ["gamekeeper", ["pădurar", "m", "pădurari"], ["Wildhüter", "m", "Wildhüter"]],
      "dress-maker": [
        "dressmaker",
        ["croitor de rochii", "m", "croitori de rochii"],
        ["Damenschneider", "m", "Damenschneider"],
      ],
      "church-organist": [
        "organist",
        ["organist", "m", "organiști"],
        ["Organist", "m", "Organisten", { weak: "Organisten" }],
      ],
      "shop-keeper": [
        "shopkeeper",
        ["negustor", "m", "negustori"],
        ["Ladenbesitzer", "m", "Ladenbesitzer"],
        { also: { en: ["stallholder"] } },
      ],
      "hotel-receptionist": [
        "receptionist",
        ["recepționer", "m", "recepționeri"],
        ["Empfangschef", "m", "Empfangschefs"],
      ],
      "traffic-warden": [
        "traffic warden",
        ["agent de circulație", "m", "agenți de circulație"],
        ["Verkehrswächter", "m", "Verkehrswächter"],
      ],
      "house-decorator": [
        "decorator",
        ["zugrav", "m", "zugravi"],
        ["Anstreicher", "m", "Anstreicher"],
        { also: { en: ["plasterer", "tiler"] } },
      ],
      "piano-tuner": [
        "piano tuner",
        ["acordor de piane", "m", "acordori de piane"],
        ["Klavierstimmer", "m", "Klavierstimmer"],
      ],
      "coach-driver": [
        "coach driver",
        ["șofer de autocar", "m", "șoferi de autocar"],
        ["Reisebusfahrer", "m", "Reisebusfahrer"],
        { also: { en: ["cabbie"] } },
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
        ["coleg de clasă", "m", "colegi de clasă"],
        ["Klassenkamerad", "m", "Klassenkameraden", { weak: "Klassenkameraden" }],
        {
          female: {
            ro: ["colegă de clasă", "f", "colege de clasă"],
            de: ["Klassenkameradin", "f", "Klassenkameradinnen"],
          },
          also: { en: ["penfriend"], ro: [["coleg de bancă", "m", "colegi de bancă"]] },
        },
      ],
      "imaginary-friend": [
        "imaginary friend",
        ["prieten imaginar", "m", "prieteni imaginari"],
        ["Fantasiefreund", "m", "Fantasiefreunde"],
        {
          female: {
            ro: ["prietenă imaginară", "f", "prietene imaginare"],
            de: ["Fantasiefreundin", "f", "Fantasiefreundinnen"],
          },
        },
      ],
      "pen-pal": [
        "pen pal",
        ["prieten prin corespondență", "m", "prieteni prin corespondență"],
        ["Brieffreund", "m", "Brieffreunde"],
        {
          female: {
            ro: ["prietenă prin corespondență", "f", "prietene prin corespondență"],
            de: ["Brieffreundin", "f", "Brieffreundinnen"],
          },
        },
      ],
      newborn: ["newborn", ["bebeluș nou-născut", "m", "bebeluși nou-născuți"], ["Wickelkind", "n", "Wickelkinder"]],
      triplet: ["triplet", ["triplet", "m", "tripleți"], ["Drilling", "m", "Drillinge"]],
    },
  ),
];
