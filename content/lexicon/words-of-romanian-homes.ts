import type { MoreNouns } from "#lexicon/concept.ts";

/** What Romanian homes, streets and tales call a kind or a thing besides its own word. */
export const ROMANIAN_WORDS_BESIDE: Readonly<Record<string, MoreNouns>> = {
  "iris-flower": { ro: [["iris", "m", "iriși"]] },
  "celery-root": { ro: [["țelină", "f", "țeline"]] },
  "hair-band": { ro: [["bentiță", "f", "bentițe"]], en: ["headband"] },
  optician: {
    ro: [
      ["oculist", "m", "oculiști"],
      ["oculistă", "f", "oculiste"],
    ],
  },
  doctor: {
    ro: [
      ["pediatru", "m", "pediatri"],
      ["pediatră", "f", "pediatre"],
    ],
  },
  paramedic: {
    ro: [
      ["ambulanțier", "m", "ambulanțieri"],
      ["brancardier", "m", "brancardieri"],
    ],
  },
  furrier: { ro: [["blănar", "m", "blănari"]] },
  cooper: { ro: [["butnar", "m", "butnari"]] },
  tinsmith: { ro: [["spoitor", "m", "spoitori"]] },
  saddler: { ro: [["curelar", "m", "curelari"]] },
  shepherd: {
    ro: [
      ["mocan", "m", "mocani"],
      ["baci", "m", "baci"],
    ],
  },
  biologist: {
    ro: [
      ["zoolog", "m", "zoologi"],
      ["zooloagă", "f", "zooloage"],
    ],
  },
  musician: {
    ro: [
      ["acordeonist", "m", "acordeoniști"],
      ["cobzar", "m", "cobzari"],
      ["naist", "m", "naiști"],
    ],
  },
  acrobat: {
    ro: [
      ["echilibrist", "m", "echilibriști"],
      ["echilibristă", "f", "echilibriste"],
    ],
  },
  athlete: {
    ro: [
      ["alergător", "m", "alergători"],
      ["alergătoare", "f", "alergătoare"],
      ["maratonist", "m", "maratoniști"],
      ["handbalist", "m", "handbaliști"],
      ["handbalistă", "f", "handbaliste"],
      ["scrimer", "m", "scrimeri"],
    ],
  },
  king: {
    ro: [
      ["voievod", "m", "voievozi"],
      ["domnitor", "m", "domnitori"],
    ],
  },
  giant: {
    ro: [
      ["Sfarmă-Piatră", "m", "Sfarmă-Piatră"],
      ["Strâmbă-Lemne", "m", "Strâmbă-Lemne"],
    ],
  },
  dwarf: { ro: [["Statu-Palmă-Barbă-Cot", "m", "Statu-Palmă-Barbă-Cot"]] },
  phoenix: { ro: [["fenix", "m", "fenicși"]] },
  "forest-spirit": { ro: [["vâlvă", "f", "vâlve"]] },
  ghost: { ro: [["moroi", "m", "moroi"]] },
  child: {
    ro: [
      ["adolescent", "m", "adolescenți"],
      ["adolescentă", "f", "adolescente"],
      ["preșcolar", "m", "preșcolari"],
      ["țânc", "m", "țânci"],
    ],
  },
  girl: {
    ro: [
      ["copilă", "f", "copile"],
      ["puștoaică", "f", "puștoaice"],
    ],
  },
  classmate: {
    ro: [
      ["coleg", "m", "colegi"],
      ["colegă", "f", "colege"],
      ["coleg de clasă", "m", "colegi de clasă"],
    ],
  },
  viper: { ro: [["năpârcă", "f", "năpârci"]] },
  newt: { ro: [["tritoniu", "m", "tritoni"]] },
  deer: { ro: [["ciută", "f", "ciute"]] },
  owl: { ro: [["ciuf", "m", "ciufi"]] },
  eagle: {
    ro: [
      ["acvilă", "f", "acvile"],
      ["pajură", "f", "pajuri"],
    ],
  },
  finch: { ro: [["cinteză", "f", "cinteze"]] },
  pigeon: {
    ro: [
      ["guguștiuc", "m", "guguștiuci"],
      ["turturea", "f", "turturele"],
    ],
  },
  "cable-car": {
    ro: [
      ["teleferic", "n", "teleferice"],
      ["telegondolă", "f", "telegondole"],
    ],
  },
  "fire-engine": { ro: [["autospecială", "f", "autospeciale"]] },
  "dump-truck": { ro: [["autobasculantă", "f", "autobasculante"]] },
  airship: { ro: [["zepelin", "n", "zepeline"]] },
  lantern: { ro: [["veioză", "f", "veioze"]] },
  chandelier: { ro: [["lustră", "f", "lustre"]] },
  "tumble-dryer": { ro: [["uscător", "n", "uscătoare"]] },
  toaster: { ro: [["prăjitor", "n", "prăjitoare"]] },
  sieve: { ro: [["spumieră", "f", "spumiere"]] },
  blanket: { ro: [["cearșaf", "n", "cearșafuri"]] },
  curtain: { ro: [["jaluzea", "f", "jaluzele"]] },
  lock: { ro: [["zăvor", "n", "zăvoare"]] },
  book: { ro: [["abecedar", "n", "abecedare"]] },
  badge: { ro: [["ecuson", "n", "ecusoane"]] },
  hammer: { ro: [["ciocănel", "n", "ciocănele"]] },
  drill: { ro: [["picamăr", "n", "picamere"]] },
  brush: { ro: [["bidinea", "f", "bidinele"]] },
  toolbox: { ro: [["trusă", "f", "truse"]] },
  lawnmower: { ro: [["cositoare", "f", "cositori"]] },
  scooter: { ro: [["scuter", "n", "scutere"]] },
  boat: { ro: [["luntre", "f", "luntri"]] },
  syringe: {
    ro: [
      ["vaccin", "n", "vaccinuri"],
      ["injecție", "f", "injecții"],
    ],
  },
  "plaster-cast": { ro: [["ghips", "n", "ghipsuri"]] },
  "false-teeth": {
    ro: [
      ["proteză", "f", "proteze"],
      ["aparat dentar", "n", "aparate dentare"],
    ],
  },
  toothbrush: { ro: [["periuță", "f", "periuțe"]] },
  "dressing-gown": { ro: [["halat", "n", "halate"]] },
  triangle: { ro: [["triunghi", "n", "triunghiuri"]] },
  "poppy-flower": { ro: [["mac", "m", "maci"]] },
  candy: { ro: [["caramelă", "f", "caramele"]] },
  cake: {
    ro: [
      ["savarină", "f", "savarine"],
      ["amandină", "f", "amandine"],
      ["ecler", "n", "eclere"],
    ],
  },
  bread: { ro: [["pască", "f", "păști"]] },
  cheese: { ro: [["telemea", "f", "telemele"]] },
};
