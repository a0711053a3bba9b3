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
      en: ["gift", "parcel", "surprise"],
      ro: [
        ["dar", "n", "daruri"],
        ["pachet", "n", "pachete"],
        ["surpriză", "f", "surprize"],
      ],
      de: [
        ["Päckchen", "n", "Päckchen"],
        ["Paket", "n", "Pakete"],
        ["Überraschung", "f", "Überraschungen"],
      ],
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
      en: ["football", "marble"],
      ro: [["bilă", "f", "bile"]],
      de: [
        ["Fußball", "m", "Fußbälle"],
        ["Murmel", "f", "Murmeln"],
      ],
    },
    small: { ro: [["minguță", "f", "minguțe"]] },
  },
  {
    id: "drum",
    thing: "drum",
    en: "drum",
    ro: ["tobă", "f", "tobe"],
    de: ["Trommel", "f", "Trommeln"],
    also: {
      en: ["trumpet", "violin", "piano"],
      ro: [
        ["trompetă", "f", "trompete"],
        ["vioară", "f", "viori"],
        ["pian", "n", "piane"],
      ],
      de: [
        ["Trompete", "f", "Trompeten"],
        ["Geige", "f", "Geigen"],
        ["Klavier", "n", "Klaviere"],
      ],
    },
  },
  {
    id: "rope",
    thing: "rope",
    en: "rope",
    ro: ["sfoară", "f", "sfori"],
    de: ["Seil", "n", "Seile"],
    also: {
      en: ["string", "thread"],
      ro: [
        ["funie", "f", "funii"],
        ["frânghie", "f", "frânghii"],
        ["ață", "f", "ațe"],
      ],
      de: [
        ["Schnur", "f", "Schnüre"],
        ["Faden", "m", "Fäden"],
      ],
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
      en: ["sailing boat", "raft", "paper boat"],
      ro: [
        ["plută", "f", "plute"],
        ["corabie", "f", "corăbii"],
      ],
      de: [
        ["Segelboot", "n", "Segelboote"],
        ["Floß", "n", "Flöße"],
        ["Kahn", "m", "Kähne"],
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
      en: ["gear", "cog", "screw"],
      ro: [["șurub", "n", "șuruburi"]],
      de: [["Schraube", "f", "Schrauben"]],
    },
    small: { de: [["Rädchen", "n", "Rädchen"]] },
  },
];
