import type { NounEntry } from "#lexicon/concept.ts";

type GarmentRow = Omit<Extract<NounEntry, { kind: "garment" }>, "kind">;

const ROWS: readonly GarmentRow[] = [
  {
    id: "scarf",
    garment: "scarf",
    en: ["scarf", "scarves"],
    ro: ["fular", "n", "fulare"],
    de: ["Schal", "m", "Schals"],
    also: {
      en: ["shawl"],
      ro: [
        ["eșarfă", "f", "eșarfe"],
        ["șal", "n", "șaluri"],
      ],
      de: [["Halstuch", "n", "Halstücher"]],
    },
    small: { ro: [["fulăraș", "n", "fulărașe"]] },
  },
  {
    id: "hat",
    garment: "hat",
    en: "hat",
    ro: ["pălărie", "f", "pălării"],
    de: ["Hut", "m", "Hüte"],
    also: {
      en: ["cap", "bonnet", "helmet", "beanie"],
      ro: [
        ["căciulă", "f", "căciuli"],
        ["șapcă", "f", "șepci"],
        ["coif", "n", "coifuri"],
        ["cască", "f", "căști"],
      ],
      de: [
        ["Mütze", "f", "Mützen"],
        ["Kappe", "f", "Kappen"],
        ["Helm", "m", "Helme"],
        ["Zipfelmütze", "f", "Zipfelmützen"],
      ],
    },
    small: {
      ro: [
        ["căciuliță", "f", "căciulițe"],
        ["pălărioară", "f", "pălărioare"],
      ],
    },
  },
  {
    id: "bow",
    garment: "bow",
    en: "bow",
    ro: ["fundă", "f", "funde"],
    de: ["Schleife", "f", "Schleifen"],
    also: {
      en: ["ribbon", "bow tie"],
      ro: [
        ["panglică", "f", "panglici"],
        ["papion", "n", "papioane"],
      ],
      de: [
        ["Haarschleife", "f", "Haarschleifen"],
        ["Band", "n", "Bänder"],
      ],
    },
    small: { ro: [["fundiță", "f", "fundițe"]] },
  },
  {
    id: "cape",
    garment: "cape",
    en: "cape",
    ro: ["pelerină", "f", "pelerine"],
    de: ["Umhang", "m", "Umhänge"],
    also: {
      en: ["cloak", "robe"],
      ro: [
        ["mantie", "f", "mantii"],
        ["capă", "f", "cape"],
      ],
      de: [["Cape", "n", "Capes"]],
    },
  },
  {
    id: "vest",
    garment: "vest",
    en: "waistcoat",
    ro: ["vestă", "f", "veste"],
    de: ["Weste", "f", "Westen"],
    also: {
      en: ["vest", "sweater", "jumper", "pullover", "shirt"],
      ro: [
        ["vesticuță", "f", "vesticuțe"],
        ["pulover", "n", "pulovere"],
        ["tricou", "n", "tricouri"],
        ["cămașă", "f", "cămăși"],
      ],
      de: [
        ["Pullover", "m", "Pullover"],
        ["Hemd", "n", "Hemden"],
        ["Pulli", "m", "Pullis"],
      ],
    },
  },
  {
    id: "dress",
    garment: "dress",
    en: ["dress", "dresses"],
    ro: ["rochie", "f", "rochii"],
    de: ["Kleid", "n", "Kleider"],
    also: { en: ["skirt", "gown"], ro: [["fustă", "f", "fuste"]], de: [["Rock", "m", "Röcke"]] },
    small: {
      ro: [
        ["rochiță", "f", "rochițe"],
        ["fustiță", "f", "fustițe"],
      ],
      de: [["Kleidchen", "n", "Kleidchen"]],
    },
  },
  {
    id: "coat",
    garment: "coat",
    en: "coat",
    ro: ["haină", "f", "haine"],
    de: ["Jacke", "f", "Jacken"],
    also: {
      en: ["jacket", "raincoat", "armour", "spacesuit"],
      ro: [
        ["palton", "n", "paltoane"],
        ["jachetă", "f", "jachete"],
        ["geacă", "f", "geci"],
        ["armură", "f", "armuri"],
        ["hăinuță", "f", "hăinuțe"],
      ],
      de: [
        ["Mantel", "m", "Mäntel"],
        ["Regenmantel", "m", "Regenmäntel"],
        ["Rüstung", "f", "Rüstungen"],
        ["Anorak", "m", "Anoraks"],
      ],
    },
  },
  {
    id: "glasses",
    garment: "glasses",
    en: ["glasses", "glasses"],
    ro: ["ochelar", "m", "ochelari"],
    de: ["Brille", "f", "Brillen"],
    phrases: { en: ["spectacles", "goggles"], ro: ["ochelarași"] },
  },
  {
    id: "satchel",
    garment: "satchel",
    en: "satchel",
    ro: ["ghiozdan", "n", "ghiozdane"],
    de: ["Umhängetasche", "f", "Umhängetaschen"],
    also: {
      en: ["shoulder bag"],
      ro: [
        ["traistă", "f", "traiste"],
        ["gentuță", "f", "gentuțe"],
      ],
      de: [
        ["Ranzen", "m", "Ranzen"],
        ["Schulranzen", "m", "Schulranzen"],
      ],
    },
  },
  {
    id: "collar",
    garment: "collar",
    en: "collar",
    ro: ["zgardă", "f", "zgărzi"],
    de: ["Halsband", "n", "Halsbänder"],
    small: { ro: [["zgărdiță", "f", "zgărdițe"]] },
  },
];

/** What a figure wears. The crown is among the things. */
export const GARMENT_WORDS: readonly NounEntry[] = ROWS.map((row) => ({ kind: "garment", ...row }) as const);
