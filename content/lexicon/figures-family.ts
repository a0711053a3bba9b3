import type { FigureRow } from "./figure-row.ts";

const child = { type: "EverydayPeople", draws: "child", age: "child", size: 1 } as const;
const grown = { type: "EverydayPeople", draws: "grown-up", age: "grown", size: 1.5 } as const;
const old = { ...grown, age: "old", size: 1.4 } as const;

export const FAMILY_FIGURES: readonly FigureRow[] = [
  {
    ...child,
    id: "child",
    en: ["child", "children"],
    ro: ["copil", "m", "copii"],
    de: ["Kind", "n", "Kinder"],
    female: { ro: ["fetiță", "f", "fetițe"] },
    also: { en: ["kid", "toddler"], de: [["Geschwisterkind", "n", "Geschwister"]] },
    small: {
      ro: [
        ["copilaș", "m", "copilași"],
        ["puști", "m", "puști"],
        ["prichindel", "m", "prichindei"],
      ],
      de: [["Kindchen", "n", "Kindchen"]],
    },
  },
  {
    ...child,
    id: "girl",
    sex: "female",
    en: "girl",
    ro: ["fetiță", "f", "fetițe"],
    de: ["Mädchen", "n", "Mädchen"],
    also: { en: ["lass", "lassie"], ro: [["fată", "f", "fete"]] },
    small: { ro: [["fetică", "f", "fetici"]], de: [["Mädel", "n", "Mädel"]] },
  },
  {
    ...child,
    id: "boy",
    sex: "male",
    en: "boy",
    ro: ["băiețel", "m", "băieței"],
    de: ["Junge", "m", "Jungen", { weak: "Jungen" }],
    also: {
      en: ["lad", "laddie"],
      ro: [["băiat", "m", "băieți"]],
      de: [
        ["Bub", "m", "Buben", { weak: "Buben" }],
        ["Knabe", "m", "Knaben", { weak: "Knaben" }],
      ],
    },
    small: { ro: [["băiețaș", "m", "băiețași"]] },
  },
  {
    ...child,
    id: "baby",
    size: 0.7,
    en: "baby",
    ro: ["bebeluș", "m", "bebeluși"],
    de: ["Baby", "n", "Babys"],
    also: { ro: [["bebe", "m", "bebe"]] },
  },
  {
    ...child,
    id: "sister",
    sex: "female",
    en: "sister",
    ro: ["soră", "f", "surori", { oblique: "surorii" }],
    de: ["Schwester", "f", "Schwestern"],
    small: { ro: [["surioară", "f", "surioare"]], de: [["Schwesterchen", "n", "Schwesterchen"]] },
  },
  {
    ...child,
    id: "brother",
    sex: "male",
    en: "brother",
    ro: ["frate", "m", "frați"],
    de: ["Bruder", "m", "Brüder"],
    small: { ro: [["frățior", "m", "frățiori"]], de: [["Brüderchen", "n", "Brüderchen"]] },
  },
  {
    ...child,
    id: "twin",
    en: "twin",
    ro: ["geamăn", "m", "gemeni"],
    de: ["Zwilling", "m", "Zwillinge"],
    female: { ro: ["geamănă", "f", "gemene"] },
  },
  {
    ...child,
    id: "friend",
    en: "friend",
    ro: ["prieten", "m", "prieteni"],
    de: ["Freund", "m", "Freunde"],
    female: { ro: ["prietenă", "f", "prietene"], de: ["Freundin", "f", "Freundinnen"] },
    also: { en: ["pal", "buddy"] },
  },
  {
    ...child,
    id: "pupil",
    en: "pupil",
    ro: ["școlar", "m", "școlari"],
    de: ["Schulkind", "n", "Schulkinder"],
    female: { ro: ["școlăriță", "f", "școlărițe"], de: ["Schülerin", "f", "Schülerinnen"] },
    also: {
      en: [["schoolgirl", "schoolgirls"], "schoolboy", "student"],
      ro: [
        ["elev", "m", "elevi"],
        ["elevă", "f", "eleve"],
      ],
      de: [["Schüler", "m", "Schüler"]],
    },
  },
  {
    ...grown,
    id: "mother",
    sex: "female",
    en: "mother",
    ro: ["mamă", "f", "mame"],
    de: ["Mutter", "f", "Mütter"],
    also: {
      en: ["mum", "mom", "mama", "mummy", "mommy"],
      ro: [["mami", "f", "mami"]],
      de: [
        ["Mama", "f", "Mamas"],
        ["Mami", "f", "Mamis"],
      ],
    },
    small: { ro: [["mămică", "f", "mămici"]] },
  },
  {
    ...grown,
    id: "father",
    sex: "male",
    en: "father",
    ro: ["tată", "m", "tați", { definite: "tatăl", oblique: "tatălui" }],
    de: ["Vater", "m", "Väter"],
    also: {
      en: ["dad", "daddy", "papa"],
      ro: [["tati", "m", "tați"]],
      de: [
        ["Papa", "m", "Papas"],
        ["Papi", "m", "Papis"],
      ],
    },
    small: { ro: [["tătic", "m", "tătici"]] },
  },
  {
    ...old,
    id: "grandmother",
    sex: "female",
    en: "grandmother",
    ro: ["bunică", "f", "bunici"],
    de: ["Großmutter", "f", "Großmütter"],
    also: {
      en: ["grandma", "granny", "grandmom", "nana", "nan", "nanna", "gran", "nonna", "grandmama", "babushka"],
      ro: [
        ["buni", "f", "buni"],
        ["mamaie", "f", "mamaie", { definite: "mamaie", oblique: "lui mamaie" }],
      ],
      de: [["Oma", "f", "Omas"]],
    },
    small: {
      ro: [
        ["bunicuță", "f", "bunicuțe"],
        ["bunicuța", "f", "bunicuțe", { definite: "bunicuța", oblique: "bunicuței" }],
      ],
    },
  },
  {
    ...old,
    id: "grandfather",
    sex: "male",
    en: "grandfather",
    ro: ["bunic", "m", "bunici"],
    de: ["Großvater", "m", "Großväter"],
    also: {
      en: ["grandpa", "granddad", "grandad", "grandpop", "nonno", "grandpapa", "gramps"],
      ro: [
        ["tataie", "m", "tataie", { definite: "tataie", oblique: "lui tataie" }],
        ["tătucu", "m", "tătucu", { definite: "tătucu", oblique: "lui tătucu" }],
      ],
      de: [["Opa", "m", "Opas"]],
    },
    small: {
      ro: [
        ["bunicuț", "m", "bunicuți"],
        ["bunel", "m", "bunei"],
      ],
    },
  },
  {
    ...grown,
    id: "aunt",
    sex: "female",
    en: "aunt",
    ro: ["mătușă", "f", "mătuși"],
    de: ["Tante", "f", "Tanten"],
    also: { en: ["auntie"] },
  },
  {
    ...grown,
    id: "uncle",
    sex: "male",
    en: "uncle",
    ro: ["unchi", "m", "unchi"],
    de: ["Onkel", "m", "Onkel"],
    small: { ro: [["unchiuleț", "m", "unchiuleți"]] },
  },
];
