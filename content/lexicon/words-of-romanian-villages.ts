import type { MoreNouns } from "#lexicon/concept.ts";

/** What Romanian villages, kitchens, workshops and regions call a kind or a thing besides its own word. */
export const ROMANIAN_VILLAGE_WORDS: Readonly<Record<string, MoreNouns>> = {
  boy: {
    ro: [
      ["băietan", "m", "băietani"],
      ["flăcău", "m", "flăcăi"],
      ["flăcăiaș", "m", "flăcăiași"],
      ["copilandru", "m", "copilandri"],
    ],
  },
  "imaginary-friend": {
    ro: [
      ["prieten inventat", "m", "prieteni inventați"],
      ["prieten invizibil", "m", "prieteni invizibili"],
    ],
  },
  girl: {
    ro: [
      ["fetișcană", "f", "fetișcane"],
      ["codană", "f", "codane"],
    ],
  },
  baby: { ro: [["prunc", "m", "prunci"]] },
  man: {
    ro: [
      ["moșneag", "m", "moșnegi"],
      ["bătrânel", "m", "bătrânei"],
      ["unchiaș", "m", "unchiași"],
    ],
  },
  woman: {
    ro: [
      ["babă", "f", "babe"],
      ["băbuță", "f", "băbuțe"],
      ["bătrânică", "f", "bătrânele"],
      ["bătrânea", "f", "bătrânele"],
    ],
  },
  cousin: { ro: [["văr", "m", "veri"]] },
  guard: {
    ro: [
      ["străjer", "m", "străjeri"],
      ["sentinelă", "f", "sentinele"],
      ["gardian", "m", "gardieni"],
    ],
  },
  sailor: {
    ro: [
      ["cârmaci", "m", "cârmaci"],
      ["timonier", "m", "timonieri"],
    ],
  },
  peasant: {
    ro: [
      ["secerător", "m", "secerători"],
      ["răzeș", "m", "răzeși"],
      ["gospodină", "f", "gospodine"],
    ],
  },
  "shop-assistant": {
    ro: [
      ["precupeață", "f", "precupețe"],
      ["librăreasă", "f", "librărese"],
    ],
  },
  singer: {
    ro: [
      ["solist", "m", "soliști"],
      ["solistă", "f", "soliste"],
    ],
  },
  mechanic: { ro: [["vulcanizator", "m", "vulcanizatori"]] },
  cow: {
    ro: [
      ["juncă", "f", "junci"],
      ["joiană", "f", "joiene"],
    ],
  },
  bison: { ro: [["bivoliță", "f", "bivolițe"]] },
  piglet: {
    ro: [
      ["godac", "m", "godaci"],
      ["godăcel", "m", "godăcei"],
      ["grăsun", "m", "grăsuni"],
    ],
  },
  dog: { ro: [["zăvod", "m", "zăvozi"]] },
  lizard: { ro: [["gușter", "m", "gușteri"]] },
  eel: { ro: [["anghilă", "f", "anghile"]] },
  fish: {
    ro: [
      ["caras", "m", "carași"],
      ["mreană", "f", "mrene"],
      ["plătică", "f", "plătici"],
      ["obleț", "m", "obleți"],
      ["șalău", "m", "șalăi"],
      ["babușcă", "f", "babuște"],
      ["guvid", "m", "guvizi"],
    ],
  },
  sturgeon: {
    ro: [
      ["nisetru", "m", "nisetri"],
      ["cegă", "f", "cegi"],
      ["păstrugă", "f", "păstrugi"],
    ],
  },
  blackbird: { ro: [["mierloi", "m", "mierloi"]] },
  swallow: { ro: [["rândunea", "f", "rândunele"]] },
  magpie: { ro: [["țarcă", "f", "țărci"]] },
  cuckoo: { ro: [["cucuț", "m", "cucuți"]] },
  bird: {
    ro: [
      ["aușel", "m", "aușei"],
      ["botgros", "m", "botgroși"],
      ["florinte", "m", "florinți"],
      ["mugurar", "m", "mugurari"],
      ["dumbrăveancă", "f", "dumbrăvence"],
      ["presură", "f", "presuri"],
      ["silvie", "f", "silvii"],
      ["lăcar", "m", "lăcari"],
      ["boicuș", "m", "boicuși"],
    ],
  },
  ladybird: {
    ro: [
      [
        "vaca-domnului",
        "f",
        "vacile-domnului",
        {
          definite: "vaca-domnului",
          oblique: "vacii-domnului",
          pluralDefinite: "vacile-domnului",
          pluralOblique: "vacilor-domnului",
        },
      ],
      [
        "vaca domnului",
        "f",
        "vacile domnului",
        {
          definite: "vaca domnului",
          oblique: "vacii domnului",
          pluralDefinite: "vacile domnului",
          pluralOblique: "vacilor domnului",
        },
      ],
    ],
  },
  "fly-insect": { ro: [["tăun", "m", "tăuni"]] },
  ogre: { ro: [["căpcăuniță", "f", "căpcăunițe"]] },
  "moon-maiden": {
    ro: [
      ["rusalcă", "f", "rusalce"],
      ["drăgaică", "f", "drăgaice"],
    ],
  },
  ghost: { ro: [["iazmă", "f", "iazme"]] },
  werewolf: {
    ro: [
      ["pricolici", "m", "pricolici"],
      ["priculici", "m", "priculici"],
    ],
  },
  "little-devil": { ro: [["aghiuță", "m", "aghiuțe"]] },
  prince: { ro: [["crăișor", "m", "crăișori"]] },
  pliers: { ro: [["patent", "n", "patente"]] },
  "hand-saw": { ro: [["bomfaier", "n", "bomfaiere"]] },
  "masons-level": {
    ro: [
      ["boloboc", "n", "boloboace"],
      ["nivelă cu bulă", "f", "nivele cu bulă"],
    ],
  },
  notebook: {
    ro: [
      ["carnet", "n", "carnete"],
      ["carnețel", "n", "carnețele"],
      ["maculator", "n", "maculatoare"],
    ],
  },
  "paper-clip": { ro: [["clamă", "f", "clame"]] },
  "drawing-pin": { ro: [["pioneză", "f", "pioneze"]] },
  stopwatch: { ro: [["cronometru", "n", "cronometre"]] },
  clock: { ro: [["ceasornic", "n", "ceasornice"]] },
  easel: { ro: [["șevalet", "n", "șevalete"]] },
  candlestick: { ro: [["sfeșnic", "n", "sfeșnice"]] },
  guitar: { ro: [["mandolină", "f", "mandoline"]] },
  piano: { ro: [["pianină", "f", "pianine"]] },
  drum: {
    ro: [
      ["darabană", "f", "darabane"],
      ["tambur", "n", "tambure"],
    ],
  },
  flute: {
    ro: [
      ["tilincă", "f", "tilinci"],
      ["ocarină", "f", "ocarine"],
    ],
  },
  accordion: { ro: [["armonică", "f", "armonici"]] },
  bell: { ro: [["zurgălău", "m", "zurgălăi"]] },
  cup: {
    ro: [
      ["halbă", "f", "halbe"],
      ["bardac", "n", "bardace"],
    ],
  },
  hairdryer: { ro: [["feon", "n", "feonuri"]] },
  lantern: {
    ro: [
      ["opaiț", "n", "opaițe"],
      ["candelă", "f", "candele"],
      ["lampion", "n", "lampioane"],
      ["lampadar", "n", "lampadare"],
    ],
  },
  oven: { ro: [["godin", "n", "godine"]] },
  radio: { ro: [["radiou", "n", "radiouri"]] },
  thread: { ro: [["papiotă", "f", "papiote"]] },
  bobbin: { ro: [["mosor", "n", "mosoare"]] },
  yarn: { ro: [["ghemotoc", "n", "ghemotoace"]] },
  "knitting-needle": {
    ro: [
      ["croșetă", "f", "croșete"],
      ["igliță", "f", "iglițe"],
    ],
  },
  button: { ro: [["bumb", "m", "bumbi"]] },
  bucket: {
    ro: [
      ["cofă", "f", "cofe"],
      ["vadră", "f", "vedre"],
      ["doniță", "f", "donițe"],
      ["șiștar", "n", "șiștare"],
    ],
  },
  bowl: {
    ro: [
      ["strachină", "f", "străchini"],
      ["blid", "n", "blide"],
    ],
  },
  vase: { ro: [["ulcică", "f", "ulcele"]] },
  "pestle-mortar": {
    ro: [
      ["pisălog", "n", "pisăloage"],
      ["piuliță de usturoi", "f", "piulițe de usturoi"],
    ],
  },
  "wooden-cask": { ro: [["putină", "f", "putini"]] },
  "feed-trough": {
    ro: [
      ["covată", "f", "covăți"],
      ["copaie", "f", "copăi"],
      ["albie de rufe", "f", "albii de rufe"],
    ],
  },
  soup: {
    ro: [
      ["tuci", "n", "tuciuri"],
      ["borș", "n", "borșuri"],
    ],
  },
  pie: {
    ro: [
      ["alivancă", "f", "alivenci"],
      ["brânzoaică", "f", "brânzoaice"],
      ["poale-n brâu", "n", "poale-n brâu"],
      ["învârtită", "f", "învârtite"],
    ],
  },
  doughnut: {
    ro: [
      ["minciunică", "f", "minciunele"],
      ["scovardă", "f", "scovergi"],
      ["langoș", "m", "langoși"],
    ],
  },
  "ginger-heart": { ro: [["turtiță", "f", "turtițe"]] },
  bread: {
    ro: [
      ["lipie", "f", "lipii"],
      ["pită", "f", "pite"],
    ],
  },
  egg: { ro: [["oușor", "n", "oușoare"]] },
  sausage: { ro: [["salam", "n", "salamuri"]] },
  noodle: {
    ro: [
      ["fidea", "f", "fidele"],
      ["tăieței", "m", "tăieței"],
    ],
  },
  popcorn: {
    ro: [
      ["floricea de porumb", "f", "floricele de porumb"],
      ["pufulete", "m", "pufuleți"],
    ],
  },
  watermelon: { ro: [["harbuz", "m", "harbuji"]] },
  pumpkin: { ro: [["tărtăcuță", "f", "tărtăcuțe"]] },
  tomato: {
    ro: [
      ["pătlăgică", "f", "pătlăgele"],
      ["patlagică", "f", "patlagele"],
    ],
  },
  potato: {
    ro: [
      ["barabulă", "f", "barabule"],
      ["crumpenă", "f", "crumpene"],
      ["picioică", "f", "picioici"],
    ],
  },
  corn: {
    ro: [
      ["păpușoi", "m", "păpușoi"],
      ["cucuruz", "m", "cucuruji"],
    ],
  },
  mushroom: {
    ro: [
      ["gălbior", "m", "gălbiori"],
      ["ghebă", "f", "ghebe"],
      ["mânătarcă", "f", "mânătărci"],
    ],
  },
  apple: {
    ro: [
      ["zarzără", "f", "zarzăre"],
      ["corcodușă", "f", "corcodușe"],
    ],
  },
  "orange-fruit": { ro: [["clementină", "f", "clementine"]] },
  pea: { ro: [["păstaie", "f", "păstăi"]] },
  wheat: { ro: [["spic", "n", "spice"]] },
  lentil: { ro: [["linte", "f", "linte"]] },
  "grain-of-pepper": { ro: [["boabă de piper", "f", "boabe de piper"]] },
  "lily-of-the-valley": { ro: [["mărgăritar", "n", "mărgăritare"]] },
  chrysanthemum: { ro: [["tufănică", "f", "tufănele"]] },
  camomile: { ro: [["romaniță", "f", "romanițe"]] },
  flower: {
    ro: [
      ["albăstrea", "f", "albăstrele"],
      ["albăstrică", "f", "albăstrele"],
      ["crăiță", "f", "crăițe"],
      ["cârciumăreasă", "f", "cârciumărese"],
      ["gladiolă", "f", "gladiole"],
      ["begonie", "f", "begonii"],
      ["mimoză", "f", "mimoze"],
    ],
  },
  "maple-tree": {
    ro: [
      ["paltin", "m", "paltini"],
      ["jugastru", "m", "jugaștri"],
    ],
  },
  "oak-tree": {
    ro: [
      ["gorun", "m", "goruni"],
      ["tufan", "m", "tufani"],
    ],
  },
  "willow-tree": { ro: [["răchită", "f", "răchite"]] },
  fir: {
    ro: [
      ["tisă", "f", "tise"],
      ["ienupăr", "m", "ienuperi"],
    ],
  },
  reed: {
    ro: [
      ["stuf", "n", "stufuri"],
      ["rogoz", "n", "rogozuri"],
    ],
  },
  thistle: {
    ro: [
      ["scai", "m", "scai"],
      ["brusture", "m", "brusturi"],
    ],
  },
  twig: {
    ro: [
      ["crenguță", "f", "crenguțe"],
      ["nuielușă", "f", "nuielușe"],
      ["smicea", "f", "smicele"],
    ],
  },
  sandal: {
    ro: [
      ["sanda", "f", "sandale"],
      ["șlap", "m", "șlapi"],
    ],
  },
  shoe: {
    ro: [
      ["teniș", "m", "teniși"],
      ["espadrilă", "f", "espadrile"],
    ],
  },
  slipper: {
    ro: [
      ["pâslar", "m", "pâslari"],
      ["târlic", "m", "târlici"],
    ],
  },
  boots: {
    ro: [
      ["ciubotă", "f", "ciubote"],
      ["ghetuță", "f", "ghetuțe"],
      ["galoș", "m", "galoși"],
      ["bocănel", "m", "bocănei"],
    ],
  },
  hoodie: { ro: [["hanorac", "n", "hanorace"]] },
  "toy-car": {
    ro: [
      ["automobil", "n", "automobile"],
      ["trabant", "n", "trabanturi"],
    ],
  },
  bus: { ro: [["autocar", "n", "autocare"]] },
  motorbike: { ro: [["mobră", "f", "mobre"]] },
  plane: { ro: [["aeroplan", "n", "aeroplane"]] },
  boat: {
    ro: [
      ["lotcă", "f", "lotci"],
      ["pânzar", "n", "pânzare"],
    ],
  },
  carriage: {
    ro: [
      ["șaretă", "f", "șarete"],
      ["brișcă", "f", "briște"],
    ],
  },
  "space-rover": { ro: [["rover", "n", "rovere"]] },
  skis: { ro: [["schiu", "n", "schiuri"]] },
  "toy-windmill": { ro: [["moriscă", "f", "moriște"]] },
  "spinning-top": {
    ro: [
      ["sfârlează", "f", "sfârleze"],
      ["prâsnel", "n", "prâsnele"],
    ],
  },
  "nesting-doll": { ro: [["matrioșka", "f", "matrioște", { definite: "matrioșka", oblique: "matrioșkei" }]] },
  "building-block": {
    ro: [
      ["piesă de lego", "f", "piese de lego"],
      ["cărămidă lego", "f", "cărămizi lego"],
    ],
  },
  "firework-rocket": { ro: [["petardă", "f", "petarde"]] },
  "christmas-ornament": { ro: [["beteală", "f", "beteli"]] },
  moon: { ro: [["semilună", "f", "semilune"]] },
  lightning: { ro: [["trăsnet", "n", "trăsnete"]] },
  campfire: {
    ro: [
      ["flăcăruie", "f", "flăcărui"],
      ["focuț", "n", "focuțe"],
    ],
  },
  iceberg: { ro: [["iceberg", "n", "iceberguri"]] },
  stone: { ro: [["pietroi", "n", "pietroaie"]] },
  snowball: { ro: [["bulgăre", "m", "bulgări"]] },
  gem: { ro: [["rubin", "n", "rubine"]] },
  "grain-of-sand": { ro: [["grăunte de nisip", "m", "grăunți de nisip"]] },
  sign: { ro: [["semn de circulație", "n", "semne de circulație"]] },
  kite: { ro: [["zmeu din hârtie", "n", "zmeie din hârtie"]] },
  caretaker: { ro: [["portăreasă", "f", "portărese"]] },
  "church-sexton": { ro: [["clopotar", "m", "clopotari"]] },
  "double-bass": { ro: [["contrabasă", "f", "contrabase"]] },
  pigeon: {
    ro: [
      ["turturică", "f", "turturele", { definite: "turturica", oblique: "turturelei" }],
      ["turturea", "f", "turturele", { definite: "turtureaua", oblique: "turturelei" }],
    ],
  },
  "forest-witch": { ro: [["zgripțuroaică", "f", "zgripțuroaice"]] },
  "fire-engine": { ro: [["autoscară", "f", "autoscări"]] },
  stalactite: { ro: [["stalactit", "m", "stalactiți"]] },
  cheetah: { ro: [["gheparel", "m", "gheparei"]] },
  palm: { ro: [["cocotier", "m", "cocotieri"]] },
  bear: { ro: [["ursuleață", "f", "ursulețe"]] },
};
