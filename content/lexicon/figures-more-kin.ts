import { type FigureRow, figuresLike } from "./figure-row.ts";

const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;
const child = { type: "EverydayPeople", draws: "child", age: "child", size: 1 } as const;

/** Kin, and children by what they do. */
export const MORE_KIN_FIGURES: readonly FigureRow[] = [
  ...figuresLike(grown, {
    stepmother: [
      "stepmother",
      ["mamă vitregă", "f", "mame vitrege"],
      ["Stiefmutter", "f", "Stiefmütter"],
      { sex: "female", also: { en: ["stepmum", "stepmom"] } },
    ],
    stepfather: [
      "stepfather",
      ["tată vitreg", "m", "tați vitregi", { definite: "tatăl vitreg", oblique: "tatălui vitreg" }],
      ["Stiefvater", "m", "Stiefväter"],
      { sex: "male", also: { en: ["stepdad"] } },
    ],
    godmother: [
      "godmother",
      ["nașă", "f", "nașe"],
      ["Patentante", "f", "Patentanten"],
      { sex: "female", also: { de: [["Patin", "f", "Patinnen"]] } },
    ],
    godfather: ["godfather", ["naș", "m", "nași"], ["Patenonkel", "m", "Patenonkel"], { sex: "male" }],
    "great-grandmother": [
      "great-grandmother",
      ["străbunică", "f", "străbunici"],
      ["Urgroßmutter", "f", "Urgroßmütter"],
      {
        sex: "female",
        age: "old",
        also: {
          en: ["great-grandma", "great-granny"],
          de: [
            ["Uroma", "f", "Uromas"],
            ["Urgroßmama", "f", "Urgroßmamas"],
          ],
        },
      },
    ],
    "great-grandfather": [
      "great-grandfather",
      ["străbunic", "m", "străbunici"],
      ["Urgroßvater", "m", "Urgroßväter"],
      { sex: "male", age: "old", also: { en: ["great-grandpa", "great-grandad"], de: [["Uropa", "m", "Uropas"]] } },
    ],
    bride: ["bride", ["mireasă", "f", "mirese"], ["Braut", "f", "Bräute"], { sex: "female" }],
  }),
  ...figuresLike(child, {
    nephew: [
      "nephew",
      ["nepot", "m", "nepoți"],
      ["Neffe", "m", "Neffen", { weak: "Neffen" }],
      {
        sex: "male",
        small: { ro: [["nepoțel", "m", "nepoței"]] },
      },
    ],
    niece: [
      "niece",
      ["nepoată", "f", "nepoate"],
      ["Nichte", "f", "Nichten"],
      {
        sex: "female",
        small: { ro: [["nepoțică", "f", "nepoțele"]] },
      },
    ],
    grandson: ["grandson", ["nepot", "m", "nepoți"], ["Enkel", "m", "Enkel"], { sex: "male" }],
    granddaughter: ["granddaughter", ["nepoată", "f", "nepoate"], ["Enkelin", "f", "Enkelinnen"], { sex: "female" }],
    stepsister: [
      "stepsister",
      ["soră vitregă", "f", "surori vitrege", { oblique: "surorii vitrege" }],
      ["Stiefschwester", "f", "Stiefschwestern"],
      { sex: "female" },
    ],
    stepbrother: [
      "stepbrother",
      ["frate vitreg", "m", "frați vitregi"],
      ["Stiefbruder", "m", "Stiefbrüder"],
      { sex: "male" },
    ],
    orphan: [
      "orphan",
      ["orfan", "m", "orfani"],
      ["Waisenkind", "n", "Waisenkinder"],
      { female: { ro: ["orfană", "f", "orfane"], de: ["Waise", "f", "Waisen"] } },
    ],
    scout: [
      "scout",
      ["cercetaș", "m", "cercetași"],
      ["Pfadfinder", "m", "Pfadfinder"],
      { female: { de: ["Pfadfinderin", "f", "Pfadfinderinnen"] } },
    ],
    goalkeeper: [
      "goalkeeper",
      ["portar de fotbal", "m", "portari de fotbal"],
      ["Torwart", "m", "Torwarte"],
      {
        also: {
          en: ["goalie"],
          de: [
            ["Torhüter", "m", "Torhüter"],
            ["Torhüterin", "f", "Torhüterinnen"],
          ],
        },
      },
    ],
    "cabin-boy": [
      "cabin boy",
      ["mus", "m", "muși"],
      ["Schiffsjunge", "m", "Schiffsjungen", { weak: "Schiffsjungen" }],
      { sex: "male", also: { en: ["stowaway"] } },
    ],
    "kitchen-boy": [
      "kitchen boy",
      ["ajutor de bucătar", "m", "ajutoare de bucătar"],
      ["Küchenjunge", "m", "Küchenjungen", { weak: "Küchenjungen" }],
      {
        also: {
          en: ["kitchen maid", "page boy", "stable boy"],
          de: [
            ["Page", "m", "Pagen", { weak: "Pagen" }],
            ["Knappe", "m", "Knappen", { weak: "Knappen" }],
            ["Stalljunge", "m", "Stalljungen", { weak: "Stalljungen" }],
          ],
          ro: [
            ["paj", "m", "paji"],
            ["scutier", "m", "scutieri"],
          ],
        },
      },
    ],
  }),
];
