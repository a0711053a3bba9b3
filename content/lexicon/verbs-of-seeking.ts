import type { VerbRow } from "./verb-row.ts";

/** Doing, seeking, making. */
export const VERBS_OF_SEEKING: readonly VerbRow[] = [
  {
    en: ["sing", "sings", "sang", "singing"],
    ro: ["cânta", "cântă", "cânte", "cânta"],
    de: ["singen", "singt", "sang"],
  },
  {
    en: ["play", "plays", "played", "playing"],
    ro: ["se juca", "se joacă", "se joace", "se juca"],
    de: ["spielen", "spielt", "spielte"],
  },
  {
    en: ["climb up", "climbs up", "climbed up", "climbing up"],
    ro: ["urca", "urcă", "urce", "urca"],
    de: ["hinauf|steigen", "steigt hinauf", "stieg hinauf"],
  },
  {
    en: ["find", "finds", "found", "finding"],
    ro: ["găsi", "găsește", "găsească", "găsea"],
    de: ["finden", "findet", "fand"],
  },
  {
    en: ["look for", "looks for", "looked for", "looking for"],
    ro: ["căuta", "caută", "caute", "căuta"],
    de: ["suchen", "sucht", "suchte"],
  },
  {
    en: ["search", "searches", "searched", "searching"],
    ro: ["cerceta", "cercetează", "cerceteze", "cerceta"],
    de: ["erforschen", "erforscht", "erforschte"],
  },
  {
    en: ["discover", "discovers", "discovered", "discovering"],
    ro: ["descoperi", "descoperă", "descopere", "descoperea"],
    de: ["entdecken", "entdeckt", "entdeckte"],
  },
];
