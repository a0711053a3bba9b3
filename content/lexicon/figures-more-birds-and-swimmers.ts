import { type FigureRow, figuresLike } from "./figure-row.ts";

const animal = { type: "Animals" } as const;

/** Birds, fish, beetles and dinosaurs by their own names. */
export const MORE_BIRD_AND_SWIMMER_FIGURES: readonly FigureRow[] = [
  ...figuresLike(
    { ...animal, draws: "bird", size: 0.6 },
    {
      blackbird: ["blackbird", ["mierlă", "f", "mierle"], ["Amsel", "f", "Amseln"], { colour: "black" }],
      titmouse: [
        "blue tit",
        ["pițigoi", "m", "pițigoi"],
        ["Meise", "f", "Meisen"],
        {
          colour: "blue",
          also: {
            en: ["titmouse"],
            de: [
              ["Blaumeise", "f", "Blaumeisen"],
              ["Kohlmeise", "f", "Kohlmeisen"],
            ],
          },
        },
      ],
      finch: [
        "finch",
        ["cintezoi", "m", "cintezoi"],
        ["Fink", "m", "Finken", { weak: "Finken" }],
        {
          also: {
            en: ["goldfinch", "bullfinch", "chaffinch"],
            ro: [
              ["sticlete", "m", "sticleți"],
              ["scatiu", "m", "scatii"],
            ],
            de: [
              ["Buchfink", "m", "Buchfinken", { weak: "Buchfinken" }],
              ["Stieglitz", "m", "Stieglitze"],
              ["Dompfaff", "m", "Dompfaffen", { weak: "Dompfaffen" }],
            ],
          },
        },
      ],
      canary: ["canary", ["canar", "m", "canari"], ["Kanarienvogel", "m", "Kanarienvögel"], { colour: "yellow" }],
      budgie: [
        "budgie",
        ["peruș", "m", "peruși"],
        ["Wellensittich", "m", "Wellensittiche"],
        { colour: "green", also: { en: ["budgerigar", "parakeet"] } },
      ],
      cockatoo: [
        "cockatoo",
        [
          "cacadu",
          "m",
          "cacadu",
          { definite: "cacaduul", oblique: "cacaduului", pluralDefinite: "cacadu", pluralOblique: "cacadu" },
        ],
        ["Kakadu", "m", "Kakadus"],
        { colour: "white" },
      ],
      kingfisher: ["kingfisher", ["pescăraș", "m", "pescărași"], ["Eisvogel", "m", "Eisvögel"], { colour: "blue" }],
      wren: ["wren", ["pitulice", "f", "pitulici"], ["Zaunkönig", "m", "Zaunkönige"], { colour: "brown" }],
      thrush: ["thrush", ["sturz", "m", "sturzi"], ["Drossel", "f", "Drosseln"], { colour: "brown" }],
      jay: ["blue jay", ["gaiță albastră", "f", "gaițe albastre"], ["Blauhäher", "m", "Blauhäher"], { colour: "blue" }],
      wagtail: ["wagtail", ["codobatură", "f", "codobaturi"], ["Bachstelze", "f", "Bachstelzen"], { colour: "white" }],
      hoopoe: ["hoopoe", ["pupăză", "f", "pupeze"], ["Wiedehopf", "m", "Wiedehopfe"], { colour: "orange" }],
      jackdaw: ["jackdaw", ["stăncuță", "f", "stăncuțe"], ["Dohle", "f", "Dohlen"], { colour: "black" }],
      albatross: [
        "albatross",
        ["albatros", "m", "albatroși"],
        ["Albatros", "m", "Albatrosse", { genitive: "Albatrosses" }],
        {
          colour: "white",
          size: 0.9,
          also: { en: ["cormorant"], ro: [["cormoran", "m", "cormorani"]], de: [["Kormoran", "m", "Kormorane"]] },
        },
      ],
      pheasant: ["pheasant", ["fazan", "m", "fazani"], ["Fasan", "m", "Fasane"], { draws: "chicken", colour: "brown" }],
      partridge: [
        "partridge",
        ["potârniche", "f", "potârnichi"],
        ["Rebhuhn", "n", "Rebhühner"],
        {
          draws: "chicken",
          colour: "brown",
          also: { en: ["quail"], ro: [["prepeliță", "f", "prepelițe"]], de: [["Wachtel", "f", "Wachteln"]] },
        },
      ],
      puffin: [
        "puffin",
        ["papagal-de-mare", "m", "papagali-de-mare"],
        ["Papageitaucher", "m", "Papageitaucher"],
        { draws: "penguin" },
      ],
      vulture: [
        "vulture",
        ["vultur pleșuv", "m", "vulturi pleșuvi"],
        ["Geier", "m", "Geier", { genitive: "Geiers" }],
        {
          draws: "owl",
          size: 1,
          colour: "black",
          also: { en: ["condor"], ro: [["condor", "m", "condori"]], de: [["Kondor", "m", "Kondore"]] },
        },
      ],
      buzzard: [
        "buzzard",
        ["șorecar", "m", "șorecari"],
        ["Bussard", "m", "Bussarde"],
        {
          draws: "owl",
          size: 0.9,
          colour: "brown",
          also: { en: ["kestrel"], de: [["Turmfalke", "m", "Turmfalken", { weak: "Turmfalken" }]] },
        },
      ],
      "kiwi-bird": [
        "kiwi bird",
        ["pasăre kiwi", "f", "păsări kiwi"],
        ["Kiwivogel", "m", "Kiwivögel"],
        { draws: "chicken", colour: "brown" },
      ],
      dodo: [
        "dodo",
        ["pasăre dodo", "f", "păsări dodo"],
        ["Dodo", "m", "Dodos"],
        { draws: "duck", size: 1, colour: "grey" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "whale", size: 1.3 },
    {
      orca: [
        "orca",
        ["orcă", "f", "orci"],
        ["Orca", "m", "Orcas"],
        { colour: "black", also: { en: ["killer whale"], de: [["Schwertwal", "m", "Schwertwale"]] } },
      ],
      porpoise: [
        "porpoise",
        ["marsuin", "m", "marsuini"],
        ["Schweinswal", "m", "Schweinswale"],
        { size: 1, colour: "grey" },
      ],
      manatee: [
        "manatee",
        ["lamantin", "m", "lamantini"],
        ["Seekuh", "f", "Seekühe"],
        { colour: "grey", also: { de: [["Manati", "m", "Manatis"]] } },
      ],
      beluga: [
        "beluga",
        ["balenă albă", "f", "balene albe"],
        ["Belugawal", "m", "Belugawale"],
        { colour: "white", also: { de: [["Beluga", "m", "Belugas"]] } },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "fish", size: 0.7 },
    {
      clownfish: [
        ["clownfish", "clownfish"],
        ["pește-clovn", "m", "pești-clovn"],
        ["Clownfisch", "m", "Clownfische"],
        { colour: "orange" },
      ],
      pufferfish: [
        ["pufferfish", "pufferfish"],
        ["pește-balon", "m", "pești-balon"],
        ["Kugelfisch", "m", "Kugelfische"],
        { colour: "yellow" },
      ],
      swordfish: [
        ["swordfish", "swordfish"],
        ["pește-spadă", "m", "pești-spadă"],
        ["Schwertfisch", "m", "Schwertfische"],
        { size: 1.1, colour: "blue", also: { en: [["sawfish", "sawfish"]] } },
      ],
      anglerfish: [
        ["anglerfish", "anglerfish"],
        ["pește-lanternă", "m", "pești-lanternă"],
        ["Anglerfisch", "m", "Anglerfische"],
        { colour: "purple" },
      ],
      salmon: [["salmon", "salmon"], ["somon", "m", "somoni"], ["Lachs", "m", "Lachse"], { colour: "pink" }],
      trout: [["trout", "trout"], ["păstrăv", "m", "păstrăvi"], ["Forelle", "f", "Forellen"], { colour: "grey" }],
      carp: [["carp", "carp"], ["crap", "m", "crapi"], ["Karpfen", "m", "Karpfen"], { colour: "gold" }],
      herring: [
        ["herring", "herring"],
        ["hering", "m", "heringi"],
        ["Hering", "m", "Heringe"],
        {
          colour: "grey",
          also: { en: ["sardine"], ro: [["sardină", "f", "sardine"]], de: [["Sardine", "f", "Sardinen"]] },
        },
      ],
      pike: [["pike", "pike"], ["știucă", "f", "știuci"], ["Hecht", "m", "Hechte"], { colour: "green" }],
      piranha: [
        "piranha",
        [
          "piranha",
          "m",
          "piranha",
          { definite: "piranha", oblique: "piranhei", pluralDefinite: "piranha", pluralOblique: "piranha" },
        ],
        ["Piranha", "m", "Piranhas"],
        { colour: "red" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "octopus", size: 0.7 },
    {
      squid: [
        "squid",
        ["calmar", "m", "calmari"],
        ["Kalmar", "m", "Kalmare"],
        { also: { en: [["cuttlefish", "cuttlefish"]], ro: [["sepie", "f", "sepii"]] } },
      ],
      "hermit-crab": [
        "hermit crab",
        ["crab-pustnic", "m", "crabi-pustnici"],
        ["Einsiedlerkrebs", "m", "Einsiedlerkrebse"],
        { colour: "orange", also: { ro: [["crab pustnic", "m", "crabi pustnici"]] } },
      ],
      "sea-anemone": [
        "sea anemone",
        ["anemonă de mare", "f", "anemone de mare"],
        ["Seeanemone", "f", "Seeanemonen"],
        { colour: "pink" },
      ],
      kraken: [
        "kraken",
        ["kraken", "m", "krakeni"],
        ["Riesenkrake", "m", "Riesenkraken", { weak: "Riesenkraken" }],
        { size: 1.5 },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "hedgehog", size: 0.6 },
    {
      "sea-urchin": [
        "sea urchin",
        ["arici de mare", "m", "arici de mare"],
        ["Seeigel", "m", "Seeigel"],
        { colour: "purple" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "turtle", size: 0.6 },
    {
      oyster: ["oyster", ["stridie", "f", "stridii"], ["Auster", "f", "Austern"], { colour: "grey" }],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "frog", size: 0.7 },
    {
      axolotl: ["axolotl", ["axolotl", "m", "axolotli"], ["Axolotl", "m", "Axolotl"], { colour: "pink" }],
      newt: ["newt", ["triton de baltă", "m", "tritoni de baltă"], ["Molch", "m", "Molche"], { colour: "green" }],
      salamander: [
        "salamander",
        ["salamandră", "f", "salamandre"],
        ["Salamander", "m", "Salamander"],
        { colour: "yellow", also: { de: [["Feuersalamander", "m", "Feuersalamander"]] } },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "ladybird", size: 0.5 },
    {
      flea: ["flea", ["purice", "m", "purici"], ["Floh", "m", "Flöhe"], { colour: "black" }],
      woodlouse: [
        ["woodlouse", "woodlice"],
        ["molie de pivniță", "f", "molii de pivniță"],
        ["Assel", "f", "Asseln"],
        { colour: "grey", also: { de: [["Kellerassel", "f", "Kellerasseln"]] } },
      ],
      "stag-beetle": [
        "stag beetle",
        ["rădașcă", "f", "rădaște"],
        ["Hirschkäfer", "m", "Hirschkäfer"],
        {
          colour: "brown",
          also: {
            en: ["dung beetle", "rhinoceros beetle"],
            ro: [["cărăbuș", "m", "cărăbuși"]],
            de: [
              ["Maikäfer", "m", "Maikäfer"],
              ["Mistkäfer", "m", "Mistkäfer"],
            ],
          },
        },
      ],
      scorpion: ["scorpion", ["scorpion", "m", "scorpioni"], ["Skorpion", "m", "Skorpione"], { colour: "black" }],
      cockroach: [
        "cockroach",
        ["gândac de bucătărie", "m", "gândaci de bucătărie"],
        ["Kakerlake", "f", "Kakerlaken"],
        { colour: "brown" },
      ],
      termite: ["termite", ["termită", "f", "termite"], ["Termite", "f", "Termiten"], { colour: "brown" }],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "bee", size: 0.6 },
    {
      hornet: [
        "hornet",
        ["viespe mare", "f", "viespi mari"],
        ["Hornisse", "f", "Hornissen"],
        { also: { ro: [["bărzăun", "m", "bărzăuni"]] } },
      ],
      cicada: ["cicada", ["cicadă", "f", "cicade"], ["Zikade", "f", "Zikaden"], { colour: "green" }],
      mantis: [
        "praying mantis",
        ["călugăriță", "f", "călugărițe"],
        ["Gottesanbeterin", "f", "Gottesanbeterinnen"],
        {
          colour: "green",
          also: {
            en: ["mantis", "stick insect", "mayfly"],
            de: [
              ["Stabheuschrecke", "f", "Stabheuschrecken"],
              ["Eintagsfliege", "f", "Eintagsfliegen"],
            ],
            ro: [["efemeridă", "f", "efemeride"]],
          },
        },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "butterfly", size: 0.6 },
    {
      millipede: [
        "millipede",
        ["miriapod", "n", "miriapode"],
        ["Tausendfüßler", "m", "Tausendfüßler"],
        {
          colour: "brown",
          also: {
            en: ["centipede"],
            de: [
              ["Tausendfüßer", "m", "Tausendfüßer"],
              ["Hundertfüßer", "m", "Hundertfüßer"],
            ],
          },
        },
      ],
      bookworm: [
        "bookworm",
        ["șoarece de bibliotecă", "m", "șoareci de bibliotecă"],
        ["Bücherwurm", "m", "Bücherwürmer"],
        {
          also: {
            ro: [
              ["vierme de cărți", "m", "viermi de cărți"],
              ["viermișor de carte", "m", "viermișori de carte"],
            ],
          },
        },
      ],
      silkworm: [
        "silkworm",
        ["vierme de mătase", "m", "viermi de mătase"],
        ["Seidenraupe", "f", "Seidenraupen"],
        { colour: "white" },
      ],
    },
  ),
  ...figuresLike(
    { ...animal, draws: "dinosaur", size: 1.5 },
    {
      triceratops: [
        ["triceratops", "triceratops"],
        ["triceratops", "m", "triceratopși"],
        ["Triceratops", "m", "Triceratopse", { genitive: "Triceratops" }],
      ],
      tyrannosaurus: [
        ["T-rex", "T-rexes"],
        ["T-rex", "m", "T-recși", { definite: "T-rexul", oblique: "T-rexului" }],
        ["T-Rex", "m", "T-Rexe"],
        {
          also: {
            en: ["tyrannosaurus", "tyrannosaurus rex", "t-rex"],
            ro: [["tiranozaur", "m", "tiranozauri"]],
            de: [
              ["Tyrannosaurus", "m", "Tyrannosaurier"],
              ["Tyrannosaurus Rex", "m", "Tyrannosaurier"],
            ],
          },
        },
      ],
      stegosaurus: [
        "stegosaurus",
        ["stegozaur", "m", "stegozauri"],
        ["Stegosaurus", "m", "Stegosaurier", { genitive: "Stegosaurus" }],
      ],
      diplodocus: [
        "diplodocus",
        ["diplodoc", "m", "diplodoci"],
        ["Diplodocus", "m", "Diplodocusse", { genitive: "Diplodocus" }],
        {
          also: {
            en: ["brachiosaurus", "brontosaurus"],
            ro: [
              ["brahiozaur", "m", "brahiozauri"],
              ["brontozaur", "m", "brontozauri"],
            ],
            de: [
              ["Brachiosaurus", "m", "Brachiosaurier"],
              ["Brontosaurus", "m", "Brontosaurier"],
              ["Langhals", "m", "Langhälse"],
            ],
          },
        },
      ],
      velociraptor: [
        "velociraptor",
        ["velociraptor", "m", "velociraptori"],
        ["Velociraptor", "m", "Velociraptoren"],
        {
          also: {
            en: ["raptor", "ankylosaurus"],
            ro: [
              ["raptor", "m", "raptori"],
              ["anchilozaur", "m", "anchilozauri"],
            ],
            de: [
              ["Raptor", "m", "Raptoren"],
              ["Ankylosaurus", "m", "Ankylosaurier"],
            ],
          },
        },
      ],
      pterosaur: [
        "pterodactyl",
        ["pterodactil", "m", "pterodactili"],
        ["Flugsaurier", "m", "Flugsaurier"],
        { also: { en: ["pterosaur"], ro: [["pterozaur", "m", "pterozauri"]] } },
      ],
    },
  ),
];
