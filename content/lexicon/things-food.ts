import { drawnThings } from "./drawn-row.ts";

/** Fruit and vegetables. */
const GROWN = drawnThings({
  banana: ["banana", ["banană", "f", "banane"], ["Banane", "f", "Bananen"]],
  pear: ["pear", ["pară", "f", "pere"], ["Birne", "f", "Birnen"]],
  cherry: [
    "cherry",
    ["cireașă", "f", "cireșe"],
    ["Kirsche", "f", "Kirschen"],
    { also: { ro: [["vișină", "f", "vișine"]] } },
  ],
  grapes: [
    ["bunch of grapes", "bunches of grapes"],
    ["strugure", "m", "struguri"],
    ["Traube", "f", "Trauben"],
    { also: { en: ["grape"], de: [["Weintraube", "f", "Weintrauben"]] } },
  ],
  lemon: ["lemon", ["lămâie", "f", "lămâi"], ["Zitrone", "f", "Zitronen"]],
  "orange-fruit": [
    "orange",
    ["portocală", "f", "portocale"],
    ["Orange", "f", "Orangen"],
    {
      also: {
        en: ["tangerine", "mandarin"],
        ro: [["mandarină", "f", "mandarine"]],
        de: [
          ["Apfelsine", "f", "Apfelsinen"],
          ["Mandarine", "f", "Mandarinen"],
        ],
      },
    },
  ],
  peach: [
    ["peach", "peaches"],
    ["piersică", "f", "piersici"],
    ["Pfirsich", "m", "Pfirsiche"],
    { also: { en: ["apricot"], ro: [["caisă", "f", "caise"]], de: [["Aprikose", "f", "Aprikosen"]] } },
  ],
  pineapple: ["pineapple", ["ananas", "m", "ananași"], ["Ananas", "f", "Ananasse"]],
  watermelon: [
    "watermelon",
    ["pepene verde", "m", "pepeni verzi", { oblique: "pepenelui verde" }],
    ["Wassermelone", "f", "Wassermelonen"],
    { also: { ro: [["lubeniță", "f", "lubenițe"]] } },
  ],
  melon: ["melon", ["pepene", "m", "pepeni"], ["Melone", "f", "Melonen"]],
  coconut: ["coconut", ["nucă de cocos", "f", "nuci de cocos"], ["Kokosnuss", "f", "Kokosnüsse"]],
  kiwi: ["kiwi", ["kiwi", "n", "kiwi", { pluralDefinite: "kiwiurile" }], ["Kiwi", "f", "Kiwis"]],
  blueberry: [
    "blueberry",
    ["afină", "f", "afine"],
    ["Blaubeere", "f", "Blaubeeren"],
    { also: { en: ["bilberry"], de: [["Heidelbeere", "f", "Heidelbeeren"]] } },
  ],
  avocado: ["avocado", ["avocado", "n", "avocado", { pluralDefinite: "avocadourile" }], ["Avocado", "f", "Avocados"]],
  tomato: [
    ["tomato", "tomatoes"],
    ["roșie", "f", "roșii"],
    ["Tomate", "f", "Tomaten"],
    { also: { ro: [["tomată", "f", "tomate"]] } },
  ],
  cucumber: ["cucumber", ["castravete", "m", "castraveți"], ["Gurke", "f", "Gurken"]],
  corn: [
    ["ear of corn", "ears of corn"],
    ["porumb", "m", "porumbi"],
    ["Maiskolben", "m", "Maiskolben"],
    { also: { en: ["corn", "sweetcorn"], ro: [["știulete", "m", "știuleți"]], de: [["Mais", "m", "Mais"]] } },
  ],
  pepper: ["pepper", ["ardei", "m", "ardei"], ["Paprika", "f", "Paprikas"]],
  broccoli: [
    ["broccoli", "broccoli"],
    ["broccoli", "m", "broccoli", { definite: "broccoli-ul", oblique: "broccoli-ului" }],
    ["Brokkoli", "m", "Brokkoli"],
    { also: { en: ["cauliflower"], ro: [["conopidă", "f", "conopide"]], de: [["Blumenkohl", "m", "Blumenkohle"]] } },
  ],
  garlic: [
    ["garlic", "garlic"],
    ["usturoi", "m", "usturoi"],
    ["Knoblauch", "m", "Knoblauch", { pluralDative: "Knoblauch" }],
  ],
  onion: ["onion", ["ceapă", "f", "cepe"], ["Zwiebel", "f", "Zwiebeln"]],
  potato: [
    ["potato", "potatoes"],
    ["cartof", "m", "cartofi"],
    ["Kartoffel", "f", "Kartoffeln"],
  ],
  aubergine: ["aubergine", ["vânătă", "f", "vinete"], ["Aubergine", "f", "Auberginen"], { also: { en: ["eggplant"] } }],
  pea: [
    "pea",
    ["bob de mazăre", "n", "boabe de mazăre"],
    ["Erbse", "f", "Erbsen"],
    {
      also: {
        ro: [
          ["mazăre", "f", "mazăre"],
          ["păstaie de mazăre", "f", "păstăi de mazăre"],
        ],
      },
    },
  ],
  bean: [
    "bean",
    ["boabă de fasole", "f", "boabe de fasole"],
    ["Bohne", "f", "Bohnen"],
    { also: { ro: [["fasole", "f", "fasole"]] } },
  ],
  peanut: [
    "peanut",
    ["arahidă", "f", "arahide"],
    ["Erdnuss", "f", "Erdnüsse"],
    { also: { ro: [["alună de pământ", "f", "alune de pământ"]] } },
  ],
  chestnut: ["chestnut", ["castană", "f", "castane"], ["Kastanie", "f", "Kastanien"], { also: { en: ["conker"] } }],
  olive: ["olive", ["măslină", "f", "măsline"], ["Olive", "f", "Oliven"]],
  salad: ["salad", ["salată", "f", "salate"], ["Salat", "m", "Salate"]],
});

/** Meals and sweets, and what they are eaten from. */
const MEALS = drawnThings({
  butter: [
    ["piece of butter", "pieces of butter"],
    ["unt", "n", "unturi"],
    ["Butter", "f", "Butter"],
    { also: { en: ["butter"] } },
  ],
  croissant: [
    "croissant",
    ["corn cu unt", "n", "cornuri cu unt"],
    ["Croissant", "n", "Croissants"],
    { also: { ro: [["croasant", "n", "croasante"]], de: [["Hörnchen", "n", "Hörnchen"]] } },
  ],
  pretzel: ["pretzel", ["covrig", "m", "covrigi"], ["Brezel", "f", "Brezeln"], { also: { en: ["bagel"] } }],
  pancake: [
    ["stack of pancakes", "stacks of pancakes"],
    ["clătită", "f", "clătite"],
    ["Pfannkuchen", "m", "Pfannkuchen"],
    { also: { en: ["pancake"] } },
  ],
  waffle: ["waffle", ["gofră", "f", "gofre"], ["Waffel", "f", "Waffeln"]],
  pizza: [
    ["slice of pizza", "slices of pizza"],
    ["pizza", "f", "pizze", { definite: "pizza" }],
    ["Pizza", "f", "Pizzen"],
    { also: { en: ["pizza"] } },
  ],
  sandwich: [
    ["sandwich", "sandwiches"],
    ["sandviș", "n", "sandvișuri"],
    ["Sandwich", "n", "Sandwiches"],
    { also: { ro: [["sendviș", "n", "sendvișuri"]], de: [["Butterbrot", "n", "Butterbrote"]] } },
  ],
  popcorn: [
    ["bag of popcorn", "bags of popcorn"],
    ["pungă de floricele", "f", "pungi de floricele"],
    ["Popcorn", "n", "Popcorns"],
    { also: { en: ["popcorn"], ro: [["popcorn", "n", "popcornuri"]] } },
  ],
  doughnut: [
    "doughnut",
    ["gogoașă", "f", "gogoși"],
    ["Donut", "m", "Donuts"],
    { also: { en: ["donut"], de: [["Krapfen", "m", "Krapfen"]] } },
  ],
  "ice-cream": [
    ["bowl of ice cream", "bowls of ice cream"],
    ["înghețată", "f", "înghețate"],
    ["Eis", "n", "Eis", { genitive: "Eises" }],
    {
      also: {
        en: ["ice cream"],
        de: [
          ["Eisbecher", "m", "Eisbecher"],
          ["Eiscreme", "f", "Eiscremes"],
        ],
      },
    },
  ],
  chocolate: [
    ["bar of chocolate", "bars of chocolate"],
    ["ciocolată", "f", "ciocolate"],
    ["Schokolade", "f", "Schokoladen"],
    { also: { en: ["chocolate"] } },
  ],
  candy: [
    ["candy", "candies"],
    ["bomboană", "f", "bomboane"],
    ["Bonbon", "n", "Bonbons"],
    {
      also: { en: ["caramel", "bonbon"], ro: [["caramea", "f", "caramele"]], de: [["Süßigkeit", "f", "Süßigkeiten"]] },
    },
  ],
  lollipop: [
    "lollipop",
    ["acadea", "f", "acadele"],
    ["Lutscher", "m", "Lutscher"],
    { also: { de: [["Lolli", "m", "Lollis"]] } },
  ],
  pudding: ["pudding", ["budincă", "f", "budinci"], ["Pudding", "m", "Puddings"]],
  pie: [
    "pie",
    ["plăcintă", "f", "plăcinte"],
    ["Pastete", "f", "Pasteten"],
    { also: { en: ["tart"], ro: [["tartă", "f", "tarte"]], de: [["Apfelkuchen", "m", "Apfelkuchen"]] } },
  ],
  cupcake: [
    "cupcake",
    ["brioșă", "f", "brioșe"],
    ["Törtchen", "n", "Törtchen"],
    { also: { en: ["muffin"], de: [["Muffin", "m", "Muffins"]] } },
  ],
  soup: [
    ["pot of soup", "pots of soup"],
    ["supă", "f", "supe"],
    ["Suppe", "f", "Suppen"],
    {
      also: {
        en: ["soup", "stew", "pot", "cauldron"],
        ro: [
          ["ciorbă", "f", "ciorbe"],
          ["oală", "f", "oale"],
          ["ceaun", "n", "ceaune"],
        ],
        de: [
          ["Topf", "m", "Töpfe"],
          ["Kessel", "m", "Kessel"],
        ],
      },
    },
  ],
  bowl: [
    "bowl",
    ["castron", "n", "castroane"],
    ["Schüssel", "f", "Schüsseln"],
    { also: { ro: [["bol", "n", "boluri"]], de: [["Schale", "f", "Schalen"]] } },
  ],
  pasta: [
    ["plate of pasta", "plates of pasta"],
    ["porție de paste", "f", "porții de paste"],
    ["Nudelteller", "m", "Nudelteller"],
    {
      also: {
        en: ["pasta", "noodle", ["spaghetti", "spaghetti"]],
        ro: [
          ["pastă", "f", "paste"],
          ["spaghetă", "f", "spaghete"],
        ],
        de: [["Spaghetti", "f", "Spaghetti", { pluralDative: "Spaghetti" }]],
      },
    },
  ],
  milk: [
    ["glass of milk", "glasses of milk"],
    ["pahar cu lapte", "n", "pahare cu lapte"],
    ["Glas Milch", "n", "Gläser Milch", { genitive: "Glases Milch", pluralDative: "Gläsern Milch" }],
    {
      also: {
        en: [["milk", "milk"]],
        ro: [["lapte", "n", "lapte", { pluralDefinite: "laptele" }]],
        de: [["Milch", "f", "Milch", { pluralDative: "Milch" }]],
      },
    },
  ],
  juice: [
    "juice",
    ["suc", "n", "sucuri"],
    ["Saft", "m", "Säfte"],
    { also: { en: ["lemonade"], ro: [["limonadă", "f", "limonade"]], de: [["Limonade", "f", "Limonaden"]] } },
  ],
  jar: [
    "jar",
    ["borcan", "n", "borcane"],
    ["Einmachglas", "n", "Einmachgläser"],
    {
      also: {
        en: ["jam", "marmalade"],
        ro: [
          ["gem", "n", "gemuri"],
          ["dulceață", "f", "dulcețuri"],
        ],
        de: [["Marmelade", "f", "Marmeladen"]],
      },
      small: { ro: [["borcănel", "n", "borcănele"]] },
    },
  ],
  salt: [
    "salt cellar",
    ["solniță", "f", "solnițe"],
    ["Salzstreuer", "m", "Salzstreuer"],
    { also: { en: ["salt"], de: [["Salz", "n", "Salze"]] } },
  ],
  spoon: [
    "spoon",
    ["lingură", "f", "linguri"],
    ["Löffel", "m", "Löffel"],
    {
      also: { ro: [["polonic", "n", "polonice"]], de: [["Kochlöffel", "m", "Kochlöffel"]] },
      small: { ro: [["linguriță", "f", "lingurițe"]] },
    },
  ],
  plate: [
    "plate",
    ["farfurie", "f", "farfurii"],
    ["Teller", "m", "Teller"],
    {
      also: {
        en: ["fork"],
        ro: [["furculiță", "f", "furculițe"]],
        de: [["Gabel", "f", "Gabeln"]],
      },
      small: { ro: [["farfurioară", "f", "farfurioare"]] },
    },
  ],
  pan: ["pan", ["tigaie", "f", "tigăi"], ["Pfanne", "f", "Pfannen"], { also: { en: ["frying pan"] } }],
  "baby-bottle": ["baby bottle", ["biberon", "n", "biberoane"], ["Fläschchen", "n", "Fläschchen"]],
});

/** What is eaten and drunk. */
export const FOOD_THINGS = [...GROWN, ...MEALS];
