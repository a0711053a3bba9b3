import type { ThingRow } from "./thing-row.ts";

/** More things that the illustrator draws, each under its own name. */
export const MORE_DRAWN_THINGS: readonly ThingRow[] = [
  {
    id: "shell",
    thing: "shell",
    en: "shell",
    ro: ["scoică", "f", "scoici"],
    de: ["Muschel", "f", "Muscheln"],
    also: {
      en: ["seashell", "pearl"],
      ro: [
        ["perlă", "f", "perle"],
        ["cochilie", "f", "cochilii"],
      ],
      de: [
        ["Perle", "f", "Perlen"],
        ["Schneckenhaus", "n", "Schneckenhäuser"],
      ],
    },
    small: { ro: [["scoicuță", "f", "scoicuțe"]] },
  },
  {
    id: "gift",
    thing: "gift",
    en: "present",
    ro: ["cadou", "n", "cadouri"],
    de: ["Geschenk", "n", "Geschenke"],
    also: {
      en: ["gift", "surprise"],
      ro: [
        ["dar", "n", "daruri"],
        ["surpriză", "f", "surprize"],
      ],
      de: [["Überraschung", "f", "Überraschungen"]],
    },
    small: { ro: [["cadouaș", "n", "cadouașe"]] },
  },
  {
    id: "bell",
    thing: "bell",
    en: "bell",
    ro: ["clopot", "n", "clopote"],
    de: ["Glocke", "f", "Glocken"],
    small: { ro: [["clopoțel", "m", "clopoței"]], de: [["Glöckchen", "n", "Glöckchen"]] },
  },
  {
    id: "kite",
    thing: "kite",
    en: "kite",
    ro: ["zmeu de hârtie", "n", "zmeie de hârtie"],
    de: ["Drachen", "m", "Drachen"],
    also: {
      ro: [["zmeu", "n", "zmeie"]],
      de: [
        ["Papierdrachen", "m", "Papierdrachen"],
        ["Flugdrachen", "m", "Flugdrachen"],
      ],
    },
  },
  {
    id: "ball",
    thing: "ball",
    en: "ball",
    ro: ["minge", "f", "mingi"],
    de: ["Ball", "m", "Bälle"],
    also: {
      en: ["marble"],
      ro: [["bilă", "f", "bile"]],
      de: [["Murmel", "f", "Murmeln"]],
    },
    small: { ro: [["minguță", "f", "minguțe"]] },
  },
  {
    id: "drum",
    thing: "drum",
    en: "drum",
    ro: ["tobă", "f", "tobe"],
    de: ["Trommel", "f", "Trommeln"],
  },
  {
    id: "rope",
    thing: "rope",
    en: "rope",
    ro: ["sfoară", "f", "sfori"],
    de: ["Seil", "n", "Seile"],
    also: {
      en: ["string"],
      ro: [
        ["funie", "f", "funii"],
        ["frânghie", "f", "frânghii"],
      ],
      de: [["Schnur", "f", "Schnüre"]],
    },
  },
  {
    id: "feather",
    thing: "feather",
    en: "feather",
    ro: ["pană", "f", "pene"],
    de: ["Feder", "f", "Federn"],
    also: { en: ["quill"], ro: [["peniță", "f", "penițe"]] },
  },
  {
    id: "moon",
    thing: "moon",
    en: "moon",
    ro: ["lună", "f", "luni"],
    de: ["Mond", "m", "Monde"],
    also: { en: ["full moon"], ro: [["lună plină", "f", "luni pline"]], de: [["Vollmond", "m", "Vollmonde"]] },
  },
  {
    id: "mushroom",
    thing: "mushroom",
    en: "mushroom",
    ro: ["ciupercă", "f", "ciuperci"],
    de: ["Pilz", "m", "Pilze"],
    also: { en: ["toadstool"], ro: [["hrib", "m", "hribi"]], de: [["Fliegenpilz", "m", "Fliegenpilze"]] },
    small: { ro: [["ciupercuță", "f", "ciupercuțe"]] },
  },
  {
    id: "blanket",
    thing: "blanket",
    en: "blanket",
    ro: ["pătură", "f", "pături"],
    de: ["Decke", "f", "Decken"],
    also: {
      en: ["quilt", "pillow"],
      ro: [
        ["plapumă", "f", "plăpumi"],
        ["păturică", "f", "păturele"],
        ["pernă", "f", "perne"],
      ],
      de: [
        ["Kuscheldecke", "f", "Kuscheldecken"],
        ["Kissen", "n", "Kissen"],
      ],
    },
  },
  {
    id: "boat",
    thing: "boat",
    en: "boat",
    ro: ["barcă", "f", "bărci"],
    de: ["Boot", "n", "Boote"],
    also: {
      en: ["sailing boat", "paper boat", "tugboat", "steamboat", "rowing boat"],
      ro: [
        ["corabie", "f", "corăbii"],
        ["vaporaș", "n", "vaporașe"],
        ["bărcuță", "f", "bărcuțe"],
      ],
      de: [
        ["Segelboot", "n", "Segelboote"],
        ["Kahn", "m", "Kähne"],
        ["Schlepper", "m", "Schlepper"],
        ["Dampfer", "m", "Dampfer"],
      ],
    },
    small: {
      ro: [["bărcuță", "f", "bărcuțe"]],
      de: [
        ["Bötchen", "n", "Bötchen"],
        ["Schiffchen", "n", "Schiffchen"],
      ],
    },
  },
  {
    id: "compass",
    thing: "compass",
    en: "compass",
    ro: ["busolă", "f", "busole"],
    de: ["Kompass", "m", "Kompasse", { genitive: "Kompasses" }],
    also: {
      en: ["pocket watch"],
      de: [["Taschenuhr", "f", "Taschenuhren"]],
    },
  },
  {
    id: "gear",
    thing: "gear",
    en: "cogwheel",
    ro: ["rotiță", "f", "rotițe"],
    de: ["Zahnrad", "n", "Zahnräder"],
    also: {
      en: ["gear", "cog"],
    },
    small: { de: [["Rädchen", "n", "Rädchen"]] },
  },
];
