/**
 * Abbreviations that end in a full stop within a sentence, in lower case and without their last stop: a word after one of
 * them begins no sentence. English, Romanian and German together, since an idea may be typed in any of them.
 */
export const ABBREVIATIONS: readonly string[] = [
  // English
  ["mr", "mrs", "ms", "dr", "prof", "st", "jr", "sr", "mt", "vs", "etc", "e.g", "i.e", "approx", "no", "fig", "dept"],
  // Romanian
  [
    "dl",
    "dna",
    "d-l",
    "d-na",
    "d-ra",
    "dra",
    "sf",
    "nr",
    "str",
    "bd",
    "ex",
    "pt",
    "tel",
    "pag",
    "cca",
    "art",
    "ș.a",
    "ş.a",
  ],
  // German
  [
    "hr",
    "fr",
    "frl",
    "bzw",
    "usw",
    "ca",
    "z.b",
    "d.h",
    "u.a",
    "z.t",
    "evtl",
    "ggf",
    "bspw",
    "sog",
    "inkl",
    "nr",
    "str",
    "vgl",
  ],
].flat();
