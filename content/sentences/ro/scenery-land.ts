import type { Scenery } from "#author/sentences.ts";

export const enchantedForest: Scenery = {
  world: ["în pădurea care șoptește", "în inima pădurii bătrâne", "în adâncul pădurii verzi"],
  spots: {
    oak: { at: "sub cel mai bătrân stejar", to: "la cel mai bătrân stejar" },
    burrow: { at: "în spatele ușii verzi și rotunde", to: "la ușa verde și rotundă" },
    brook: { at: "lângă pârâul care cântă", to: "la pârâul care cântă" },
    clearing: { at: "în poiana însorită", to: "în poiana însorită" },
    ferns: { at: "printre ferigile uriașe", to: "printre ferigile uriașe" },
    hill: { at: "pe dealul cu mușchi moale", to: "pe dealul cu mușchi moale" },
  },
  neighbours: [
    { nom: "gândacii", acc: "gândacii", dat: "gândacilor", gen: "gândacilor", sex: "m" },
    { nom: "veverițele", dat: "veverițelor", gen: "veverițelor", sex: "f" },
    { nom: "vrăbiile", dat: "vrăbiilor", gen: "vrăbiilor", sex: "f" },
  ],
  small: [
    { nom: "ciupercile", dat: "ciupercilor", gen: "ciupercilor", sex: "f", thing: "mushroom" },
    { nom: "clopoțeii albaștri", dat: "clopoțeilor albaștri", gen: "clopoțeilor albaștri", sex: "m", thing: "flower" },
    { nom: "ghindele", dat: "ghindelor", gen: "ghindelor", sex: "f", thing: "acorn" },
  ],
  lights: [
    { nom: "licuricii", dat: "licuricilor", gen: "licuricilor", sex: "m" },
    {
      nom: "felinarele din tufe",
      dat: "felinarelor din tufe",
      gen: "felinarelor din tufe",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "toată pădurea", sex: "f" },
  seat: ["pe o piatră cu mușchi", "pe un trunchi căzut"],
  murmur: [
    "Pârâul cântă de unul singur.",
    "Printre frunze, un cuc strigă cucu.",
    "Toc, toc, toc! O ciocănitoare!",
    "Printre frunze suflă ușor vântul.",
  ],
};

export const medievalCastle: Scenery = {
  world: ["într-un castel cu șapte turnuri", "într-un vechi castel de piatră", "în spatele zidurilor înalte"],
  spots: {
    gatehouse: { at: "în odaia de deasupra porții", to: "în odaia de deasupra porții" },
    kitchen: { at: "lângă bucătăria castelului", to: "la bucătăria castelului" },
    courtyard: { at: "în curtea cea largă", to: "în curtea cea largă" },
    "rose-garden": { at: "în grădina cu trandafiri", to: "în grădina cu trandafiri" },
    bridge: { at: "lângă podul vechi", to: "la podul vechi" },
    turret: { at: "în turnul cel mai înalt", to: "în turnul cel mai înalt" },
  },
  neighbours: [
    { nom: "stăncuțele", dat: "stăncuțelor", gen: "stăncuțelor", sex: "f" },
    { nom: "ajutoarele de bucătar", dat: "ajutoarelor de bucătar", gen: "ajutoarelor de bucătar", sex: "f" },
    { nom: "gâștele", dat: "gâștelor", gen: "gâștelor", sex: "f" },
  ],
  small: [
    {
      nom: "florile de trandafir",
      dat: "florilor de trandafir",
      gen: "florilor de trandafir",
      sex: "f",
      thing: "flower",
    },
    {
      nom: "clopoțeii de la poartă",
      dat: "clopoțeilor de la poartă",
      gen: "clopoțeilor de la poartă",
      sex: "m",
      thing: "bell",
    },
    { nom: "părăluțele din zid", dat: "părăluțelor din zid", gen: "părăluțelor din zid", sex: "f", thing: "flower" },
  ],
  lights: [
    { nom: "felinarele", dat: "felinarelor", gen: "felinarelor", sex: "f", thing: "lantern" },
    { nom: "ferestrele sălii mari", dat: "ferestrelor sălii mari", gen: "ferestrelor sălii mari", sex: "f" },
  ],
  everyone: { nom: "tot castelul", sex: "m" },
  seat: ["pe o treaptă rece", "pe o găleată răsturnată"],
  murmur: [
    "Pe turn flutură un steag mare.",
    "Scârț, scârț! Poarta cea veche!",
    "Blup, blup! Supa din bucătărie!",
    "Din fântână sună un ecou.",
  ],
};

export const desertedIsland: Scenery = {
  world: ["pe o insulă mică și verde", "pe o insulă fără nume", "pe o insulă din largul mării"],
  spots: {
    hut: { at: "în coliba de scânduri", to: "la coliba de scânduri" },
    hammock: { at: "lângă hamacul dungat", to: "la hamacul dungat" },
    beach: { at: "pe plaja cea albă", to: "pe plaja cea albă" },
    lagoon: { at: "lângă laguna albastră", to: "la laguna albastră" },
    cove: { at: "în golful ascuns", to: "în golful ascuns" },
    cliff: { at: "pe stânca înaltă", to: "pe stânca înaltă" },
  },
  neighbours: [
    { nom: "crabii", dat: "crabilor", gen: "crabilor", sex: "m" },
    { nom: "papagalii", dat: "papagalilor", gen: "papagalilor", sex: "m" },
    { nom: "pescărușii", dat: "pescărușilor", gen: "pescărușilor", sex: "m" },
  ],
  small: [
    { nom: "scoicile", dat: "scoicilor", gen: "scoicilor", sex: "f", thing: "shell" },
    { nom: "florile de pe plajă", dat: "florilor de pe plajă", gen: "florilor de pe plajă", sex: "f", thing: "flower" },
    { nom: "cochiliile", dat: "cochiliilor", gen: "cochiliilor", sex: "f", thing: "shell" },
  ],
  lights: [
    { nom: "licuricii", dat: "licuricilor", gen: "licuricilor", sex: "m" },
    {
      nom: "felinarele din palmieri",
      dat: "felinarelor din palmieri",
      gen: "felinarelor din palmieri",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "toată insula", sex: "f" },
  seat: ["pe o stâncă singuratică", "pe un buștean adus de ape"],
  murmur: [
    "Un val murmură: șșș, șșș.",
    "Poc! O nucă de cocos.",
    "Un palmier flutură ca un evantai.",
    "Marea respiră încet, ca în somn.",
  ],
};

export const smallVillage: Scenery = {
  world: ["într-un sat cu hornuri strâmbe", "într-un sat mic de tot", "în satul de după deal"],
  spots: {
    cottage: { at: "în ultima căsuță", to: "la ultima căsuță" },
    bakery: { at: "în casa de lângă brutărie", to: "la brutărie" },
    well: { at: "lângă fântâna satului", to: "la fântâna satului" },
    orchard: { at: "în livada cu meri", to: "în livada cu meri" },
    mill: { at: "în spatele morii vechi", to: "la moara veche" },
    meadow: { at: "pe pajiștea de sus", to: "pe pajiștea de sus" },
  },
  neighbours: [
    { nom: "gâștele", dat: "gâștelor", gen: "gâștelor", sex: "f" },
    { nom: "găinile", dat: "găinilor", gen: "găinilor", sex: "f" },
    { nom: "rațele", dat: "rațelor", gen: "rațelor", sex: "f" },
  ],
  small: [
    {
      nom: "florile de la poartă",
      dat: "florilor de la poartă",
      gen: "florilor de la poartă",
      sex: "f",
      thing: "flower",
    },
    { nom: "merele din pom", dat: "merelor din pom", gen: "merelor din pom", sex: "f", thing: "apple" },
    { nom: "margaretele", dat: "margaretelor", gen: "margaretelor", sex: "f", thing: "flower" },
  ],
  lights: [
    { nom: "ferestrele", dat: "ferestrelor", gen: "ferestrelor", sex: "f" },
    {
      nom: "felinarele de pe uliță",
      dat: "felinarelor de pe uliță",
      gen: "felinarelor de pe uliță",
      sex: "f",
      thing: "lantern",
    },
  ],
  everyone: { nom: "tot satul", sex: "m" },
  seat: ["pe marginea rece a drumului", "pe o bancă veche"],
  murmur: [
    "Un cocoș răgușit strigă cucurigu.",
    "Pe uliță se plimbă o pisică.",
    "Ding, dang, sună clopotul din turn.",
    "Scârț! O portiță, undeva.",
  ],
};
