import type { PhraseEntry } from "#lexicon/concept.ts";

/** When it is. */
export const HOUR_WORDS: readonly PhraseEntry[] = [
  {
    kind: "hour",
    id: "dawn",
    hour: "dawn",
    en: ["dawn", "daybreak", "sunrise", "at dawn", "early morning", "morning"],
    ro: [
      "zori",
      "zorii",
      "zorilor",
      "în zori",
      "răsărit",
      "răsăritul",
      "răsăritul soarelui",
      "dimineață",
      "dimineața",
      "dimineții",
      "dimineți",
    ],
    de: ["Morgendämmerung", "Morgengrauen", "Sonnenaufgang", "Morgen", "am Morgen", "frühmorgens", "morgens"],
  },
  {
    kind: "hour",
    id: "day",
    hour: "day",
    en: ["day", "daytime", "daylight", "noon", "midday", "afternoon", "by day"],
    ro: ["ziua", "în timpul zilei", "amiază", "amiaza", "la amiază", "la prânz", "după-amiază", "după-amiaza"],
    de: ["am Tag", "tagsüber", "Mittag", "mittags", "Nachmittag", "nachmittags", "bei Tag", "Tageslicht"],
  },
  {
    kind: "hour",
    id: "sunset",
    hour: "sunset",
    en: ["sunset", "dusk", "twilight", "evening"],
    ro: ["apus", "apusul", "apusul soarelui", "amurg", "amurgul", "seară", "seara", "serii", "înserare"],
    de: ["Sonnenuntergang", "Abenddämmerung", "Dämmerung", "Abend", "abends", "am Abend"],
  },
  {
    kind: "hour",
    id: "night",
    hour: "night",
    en: ["night", "nighttime", "midnight", "at night", "bedtime", "by night"],
    ro: ["noapte", "noaptea", "nopții", "nopți", "miezul nopții", "miez de noapte", "la culcare"],
    de: ["Nacht", "nachts", "Mitternacht", "in der Nacht", "bei Nacht", "Nächte", "Schlafenszeit"],
  },
];
