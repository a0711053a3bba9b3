import type { ByLanguage } from "#book/languages.ts";

/** What whoever is lost wishes for, as the sentences take a wish. */
export const WAY_HOME: ByLanguage<string> = {
  en: "find the way home",
  ro: "să găsească drumul spre casă",
  de: "den Weg nach Hause finden",
};
