import type { ByLanguage } from "#book/languages.ts";

/** What only shows where a story plays, though each could be somebody: "a city with flying cars". */
export const SCENERY: ByLanguage<RegExp> = {
  en: /\bflying (?:cars?|buses|bus|taxis?|trains?)\b|\bcars (?:that )?fly\b/giu,
  ro: /(?:ma[șs]ini(?:le)?|autobuze(?:le)?|trenuri(?:le)?) (?:care zboar[ăa]|zbur[ăa]toare|zboar[ăa])/giu,
  de: /fliegende[nrm]? (?:Autos?|Busse[n]?|Taxis?|Züge[n]?)|Autos (?:\p{Ll}+ )?fliegen/giu,
};
