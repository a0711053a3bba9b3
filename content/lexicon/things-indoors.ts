import { drawnThings } from "./drawn-row.ts";

/** House, school and wardrobe. */
const HOUSE = drawnThings({
  chair: [
    "chair",
    ["scaun", "n", "scaune"],
    ["Stuhl", "m", "Stühle"],
    { also: { en: ["stool"], ro: [["scăunel", "n", "scăunele"]], de: [["Hocker", "m", "Hocker"]] } },
  ],
  bed: [
    "bed",
    ["pat", "n", "paturi"],
    ["Bett", "n", "Betten", { genitive: "Bettes" }],
    { small: { ro: [["pătuț", "n", "pătuțuri"]], de: [["Bettchen", "n", "Bettchen"]] } },
  ],
  sofa: [
    "sofa",
    ["canapea", "f", "canapele"],
    ["Sofa", "n", "Sofas"],
    {
      also: {
        en: ["couch", "armchair"],
        ro: [["fotoliu", "n", "fotolii"]],
        de: [
          ["Couch", "f", "Couchen"],
          ["Sessel", "m", "Sessel"],
        ],
      },
    },
  ],
  television: [
    "television",
    ["televizor", "n", "televizoare"],
    ["Fernseher", "m", "Fernseher"],
    { also: { en: ["telly"] } },
  ],
  telephone: [
    "telephone",
    ["telefon", "n", "telefoane"],
    ["Telefon", "n", "Telefone"],
    { also: { en: ["phone"], de: [["Handy", "n", "Handys"]] } },
  ],
  camera: [
    "camera",
    ["aparat foto", "n", "aparate foto"],
    ["Kamera", "f", "Kameras"],
    {
      also: {
        ro: [["aparat de fotografiat", "n", "aparate de fotografiat"]],
        de: [["Fotoapparat", "m", "Fotoapparate"]],
      },
    },
  ],
  laptop: ["laptop", ["laptop", "n", "laptopuri"], ["Laptop", "m", "Laptops"]],
  "alarm-clock": [
    "alarm clock",
    ["ceas deșteptător", "n", "ceasuri deșteptătoare"],
    ["Wecker", "m", "Wecker"],
    { also: { ro: [["deșteptător", "n", "deșteptătoare"]] } },
  ],
  hourglass: [
    ["hourglass", "hourglasses"],
    ["clepsidră", "f", "clepsidre"],
    ["Sanduhr", "f", "Sanduhren"],
  ],
  watch: [
    ["wristwatch", "wristwatches"],
    ["ceas de mână", "n", "ceasuri de mână"],
    ["Armbanduhr", "f", "Armbanduhren"],
  ],
  "light-bulb": ["light bulb", ["bec", "n", "becuri"], ["Glühbirne", "f", "Glühbirnen"], { also: { en: ["bulb"] } }],
  flashlight: [
    "torch",
    ["lanternă", "f", "lanterne"],
    ["Taschenlampe", "f", "Taschenlampen"],
    { also: { en: ["flashlight"] } },
  ],
  toothbrush: [
    ["toothbrush", "toothbrushes"],
    ["periuță de dinți", "f", "periuțe de dinți"],
    ["Zahnbürste", "f", "Zahnbürsten"],
  ],
  soap: [
    ["bar of soap", "bars of soap"],
    ["săpun", "n", "săpunuri"],
    ["Seife", "f", "Seifen"],
    { also: { en: ["soap"] } },
  ],
  sponge: ["sponge", ["burete", "m", "bureți"], ["Schwamm", "m", "Schwämme"]],
  bathtub: ["bathtub", ["cadă", "f", "căzi"], ["Badewanne", "f", "Badewannen"], { also: { en: ["bath tub"] } }],
  vase: [
    "vase",
    ["vază", "f", "vaze"],
    ["Vase", "f", "Vasen"],
    {
      also: {
        en: ["jug", "pitcher"],
        ro: [
          ["ulcior", "n", "ulcioare"],
          ["urcior", "n", "urcioare"],
        ],
        de: [["Krug", "m", "Krüge"]],
      },
    },
  ],
  newspaper: ["newspaper", ["ziar", "n", "ziare"], ["Zeitung", "f", "Zeitungen"]],
  notebook: [
    "notebook",
    ["caiet", "n", "caiete"],
    ["Heft", "n", "Hefte"],
    { also: { en: ["sketchbook"], de: [["Notizbuch", "n", "Notizbücher"]] } },
  ],
  scroll: [
    "scroll",
    ["pergament", "n", "pergamente"],
    ["Schriftrolle", "f", "Schriftrollen"],
    { also: { en: ["parchment"], ro: [["sul", "n", "suluri"]], de: [["Pergament", "n", "Pergamente"]] } },
  ],
  pen: ["pen", ["pix", "n", "pixuri"], ["Kugelschreiber", "m", "Kugelschreiber"]],
  ruler: ["ruler", ["riglă", "f", "rigle"], ["Lineal", "n", "Lineale"]],
  scissors: [
    ["pair of scissors", "pairs of scissors"],
    ["foarfecă", "f", "foarfeci"],
    ["Schere", "f", "Scheren"],
    { phrases: { en: ["scissors"] } },
  ],
  box: [
    ["box", "boxes"],
    ["cutie", "f", "cutii"],
    ["Schachtel", "f", "Schachteln"],
    {
      also: {
        en: ["parcel", "package", "crate"],
        ro: [
          ["colet", "n", "colete"],
          ["pachet", "n", "pachete"],
          ["ladă", "f", "lăzi"],
        ],
        de: [
          ["Kiste", "f", "Kisten"],
          ["Karton", "m", "Kartons"],
          ["Paket", "n", "Pakete"],
        ],
      },
      small: {
        ro: [["cutiuță", "f", "cutiuțe"]],
        de: [
          ["Kästchen", "n", "Kästchen"],
          ["Päckchen", "n", "Päckchen"],
        ],
      },
    },
  ],
  backpack: ["backpack", ["rucsac", "n", "rucsacuri"], ["Rucksack", "m", "Rucksäcke"], { also: { en: ["rucksack"] } }],
  suitcase: [
    "suitcase",
    ["valiză", "f", "valize"],
    ["Koffer", "m", "Koffer"],
    { also: { ro: [["geamantan", "n", "geamantane"]] } },
  ],
  bag: [
    "bag",
    ["geantă", "f", "genți"],
    ["Tasche", "f", "Taschen"],
    { also: { en: ["handbag", "purse"], ro: [["poșetă", "f", "poșete"]], de: [["Handtasche", "f", "Handtaschen"]] } },
  ],
  "shopping-trolley": [
    "shopping trolley",
    ["cărucior de cumpărături", "n", "cărucioare de cumpărături"],
    ["Einkaufswagen", "m", "Einkaufswagen"],
    { also: { en: ["shopping cart"], ro: [["cărucior", "n", "cărucioare"]] } },
  ],
  painting: [
    "painting",
    ["tablou", "n", "tablouri"],
    ["Gemälde", "n", "Gemälde"],
    { also: { en: ["picture frame"], ro: [["pictură", "f", "picturi"]], de: [["Bilderrahmen", "m", "Bilderrahmen"]] } },
  ],
  calendar: ["calendar", ["calendar", "n", "calendare"], ["Kalender", "m", "Kalender"]],
  thread: [
    ["reel of thread", "reels of thread"],
    ["mosor de ață", "n", "mosoare de ață"],
    ["Garnrolle", "f", "Garnrollen"],
    {
      also: {
        en: ["thread"],
        ro: [
          ["ață", "f", "ațe"],
          ["fir", "n", "fire"],
        ],
        de: [
          ["Faden", "m", "Fäden"],
          ["Garn", "n", "Garne"],
        ],
      },
    },
  ],
  yarn: [
    ["ball of wool", "balls of wool"],
    ["ghem", "n", "gheme"],
    ["Wollknäuel", "n", "Wollknäuel"],
    {
      also: {
        en: ["ball of yarn", "wool", "yarn"],
        ro: [["lână", "f", "lâni"]],
        de: [
          ["Wolle", "f", "Wollen"],
          ["Knäuel", "n", "Knäuel"],
        ],
      },
    },
  ],
  needle: [
    "needle",
    ["ac", "n", "ace"],
    ["Nadel", "f", "Nadeln"],
    { also: { en: ["spike"], ro: [["țep", "m", "țepi"]], de: [["Stachel", "m", "Stacheln"]] } },
  ],
  sock: [
    "sock",
    ["șosetă", "f", "șosete"],
    ["Socke", "f", "Socken"],
    { also: { en: ["stocking"], ro: [["ciorap", "m", "ciorapi"]], de: [["Strumpf", "m", "Strümpfe"]] } },
  ],
  shoe: [
    "shoe",
    ["pantof", "m", "pantofi"],
    ["Schuh", "m", "Schuhe"],
    {
      also: { en: ["trainer", "sneaker"], ro: [["adidas", "m", "adidași"]], de: [["Turnschuh", "m", "Turnschuhe"]] },
      small: { ro: [["pantofior", "m", "pantofiori"]] },
    },
  ],
  "ballet-shoe": [
    "ballet shoe",
    ["pantof de balet", "m", "pantofi de balet"],
    ["Ballettschuh", "m", "Ballettschuhe"],
    { also: { en: ["slipper"], ro: [["papuc", "m", "papuci"]], de: [["Hausschuh", "m", "Hausschuhe"]] } },
  ],
  ring: ["ring", ["inel", "n", "inele"], ["Ring", "m", "Ringe"]],
});

/** Tools and discoveries. */
const WORKSHOP = drawnThings({
  toolbox: [
    ["toolbox", "toolboxes"],
    ["trusă de scule", "f", "truse de scule"],
    ["Werkzeugkasten", "m", "Werkzeugkästen"],
    { also: { en: ["tool"], ro: [["unealtă", "f", "unelte"]], de: [["Werkzeug", "n", "Werkzeuge"]] } },
  ],
  screwdriver: ["screwdriver", ["șurubelniță", "f", "șurubelnițe"], ["Schraubenzieher", "m", "Schraubenzieher"]],
  spanner: [
    "spanner",
    ["cheie fixă", "f", "chei fixe"],
    ["Schraubenschlüssel", "m", "Schraubenschlüssel"],
    { also: { en: ["wrench"] } },
  ],
  saw: ["saw", ["ferăstrău", "n", "ferăstraie"], ["Säge", "f", "Sägen"]],
  screw: [
    "screw",
    ["șurub", "n", "șuruburi"],
    ["Schraube", "f", "Schrauben"],
    { also: { en: ["bolt", "nail"], ro: [["piuliță", "f", "piulițe"]], de: [["Nagel", "m", "Nägel"]] } },
  ],
  magnet: ["magnet", ["magnet", "m", "magneți"], ["Magnet", "m", "Magnete"]],
  "fishing-rod": [
    "fishing rod",
    ["undiță", "f", "undițe"],
    ["Angel", "f", "Angeln"],
    { also: { en: ["fishing pole"], de: [["Angelrute", "f", "Angelruten"]] } },
  ],
  lock: [
    "lock",
    ["lacăt", "n", "lacăte"],
    ["Schloss", "n", "Schlösser", { genitive: "Schlosses" }],
    {
      also: {
        en: ["padlock"],
        de: [
          ["Vorhängeschloss", "n", "Vorhängeschlösser"],
          ["Türschloss", "n", "Türschlösser"],
        ],
      },
    },
  ],
  shield: ["shield", ["scut", "n", "scuturi"], ["Schild", "m", "Schilde"]],
  plaster: [
    "plaster",
    ["plasture", "m", "plasturi"],
    ["Pflaster", "n", "Pflaster"],
    { also: { en: ["bandage"], ro: [["bandaj", "n", "bandaje"]], de: [["Verband", "m", "Verbände"]] } },
  ],
  thermometer: ["thermometer", ["termometru", "n", "termometre"], ["Thermometer", "n", "Thermometer"]],
  stethoscope: ["stethoscope", ["stetoscop", "n", "stetoscoape"], ["Stethoskop", "n", "Stethoskope"]],
  battery: ["battery", ["baterie", "f", "baterii"], ["Batterie", "f", "Batterien"]],
  plug: [
    "plug",
    ["ștecher", "n", "ștechere"],
    ["Stecker", "m", "Stecker"],
    { also: { en: ["cable"], ro: [["cablu", "n", "cabluri"]], de: [["Kabel", "n", "Kabel"]] } },
  ],
  microscope: ["microscope", ["microscop", "n", "microscoape"], ["Mikroskop", "n", "Mikroskope"]],
  "test-tube": ["test tube", ["eprubetă", "f", "eprubete"], ["Reagenzglas", "n", "Reagenzgläser"]],
  satellite: ["satellite", ["satelit", "m", "sateliți"], ["Satellit", "m", "Satelliten", { weak: "Satelliten" }]],
  aerial: [
    "aerial",
    ["antenă", "f", "antene"],
    ["Antenne", "f", "Antennen"],
    { also: { en: ["antenna", "satellite dish"] } },
  ],
  scales: [
    ["pair of scales", "pairs of scales"],
    ["balanță", "f", "balanțe"],
    ["Waage", "f", "Waagen"],
    { also: { ro: [["cântar", "n", "cântare"]] } },
  ],
  megaphone: [
    "megaphone",
    ["megafon", "n", "megafoane"],
    ["Megafon", "n", "Megafone"],
    { also: { en: ["loudspeaker"], de: [["Lautsprecher", "m", "Lautsprecher"]], ro: [["difuzor", "n", "difuzoare"]] } },
  ],
});

/** What stands in rooms and what is made things with. */
export const INDOOR_THINGS = [...HOUSE, ...WORKSHOP];
