import type { ThingRow } from "./thing-row.ts";

/** House, tools, ideas. */
export const HOME_THINGS: readonly ThingRow[] = [
  { id: "table", en: "table", ro: ["masă", "f", "mese"], de: ["Tisch", "m", "Tische"] },
  {
    id: "door",
    en: "door",
    ro: ["ușă", "f", "uși"],
    de: ["Tür", "f", "Türen"],
    also: { en: ["gate"], ro: [["poartă", "f", "porți"]], de: [["Tor", "n", "Tore"]] },
  },
  {
    id: "window",
    en: "window",
    ro: ["fereastră", "f", "ferestre"],
    de: ["Fenster", "n", "Fenster"],
    also: { ro: [["geam", "n", "geamuri"]] },
  },
  { id: "sword", en: "sword", ro: ["sabie", "f", "săbii", { oblique: "sabiei" }], de: ["Schwert", "n", "Schwerter"] },
  {
    id: "sign",
    en: "sign",
    ro: ["semn", "n", "semne"],
    de: ["Schild", "n", "Schilder"],
    also: { ro: [["indicator", "n", "indicatoare"]] },
  },
  {
    id: "flag",
    thing: "flag",
    en: "flag",
    ro: ["steag", "n", "steaguri"],
    de: ["Fahne", "f", "Fahnen"],
    also: { de: [["Flagge", "f", "Flaggen"]] },
    small: { ro: [["steguleț", "n", "stegulețe"]] },
  },
  {
    id: "pencil",
    thing: "pencil",
    en: "pencil",
    ro: ["creion", "n", "creioane"],
    de: ["Stift", "m", "Stifte"],
    also: {
      de: [
        ["Bleistift", "m", "Bleistifte"],
        ["Buntstift", "m", "Buntstifte"],
      ],
    },
  },
  {
    id: "picture",
    thing: "letter",
    en: "picture",
    ro: ["desen", "n", "desene"],
    de: ["Bild", "n", "Bilder"],
    also: {
      en: ["drawing", "photo"],
      ro: [["fotografie", "f", "fotografii"]],
      de: [
        ["Zeichnung", "f", "Zeichnungen"],
        ["Foto", "n", "Fotos"],
      ],
    },
  },
  {
    id: "telescope",
    thing: "telescope",
    en: "telescope",
    ro: ["telescop", "n", "telescoape"],
    de: ["Fernrohr", "n", "Fernrohre"],
    also: {
      en: ["spyglass", "binoculars"],
      ro: [
        ["lunetă", "f", "lunete"],
        ["binoclu", "n", "binocluri"],
      ],
      de: [["Teleskop", "n", "Teleskope"]],
    },
  },
  {
    id: "machine",
    thing: "gear",
    en: "machine",
    ro: ["mașinărie", "f", "mașinării"],
    de: ["Maschine", "f", "Maschinen"],
    also: { en: ["invention"], ro: [["invenție", "f", "invenții"]], de: [["Erfindung", "f", "Erfindungen"]] },
  },
  {
    id: "song",
    en: "song",
    ro: ["cântec", "n", "cântece"],
    de: ["Lied", "n", "Lieder"],
    also: { en: ["melody"], ro: [["melodie", "f", "melodii"]], de: [["Melodie", "f", "Melodien"]] },
  },
  { id: "wing", en: "wing", ro: ["aripă", "f", "aripi"], de: ["Flügel", "m", "Flügel"] },
  {
    id: "tail",
    en: "tail",
    ro: ["coadă", "f", "cozi"],
    de: ["Schwanz", "m", "Schwänze"],
    also: { de: [["Schweif", "m", "Schweife"]] },
  },
];
