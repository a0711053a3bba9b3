import type { ByLanguage, Language } from "#book/languages.ts";

/** A first sentence that only says what the book should not be about: "No princesses, please!" */
const REFUSED: ByLanguage<RegExp> = {
  en: /^\s*(?:please )?(?:no (?!one\b|body\b|name\b)|not (?:an?|another|about|the|yet another) |nothing (?:with|about) |anything but |without )[^.!?:;]*[.!?:;]+\s+(?=\S)/iu,
  ro: /^\s*(?:f[ăa]r[ăa] |nu (?:vreau|vrem|mai vreau|mai vrem|despre|cu|o poveste|iar|basm\p{Ll}*|pove[șs]t\p{Ll}*) |gata cu |nimic (?:cu|despre) )[^.!?:;]*[.!?:;]+\s+(?=\S)|^\s*(?:[îi]n loc de|nu) [^,.!?]{3,40}, (?:ci |mai bine )?(?=(?:un|o) \p{Ll})/iu,
  de: /^\s*(?:bitte )?(?:mal )?(?:kein(?:e[nrms]?)? |nicht (?:schon wieder|noch|über|von) |nichts (?:mit|über|von) |ohne )[^.!?:;]*[.!?:;]+\s+(?=\S)|^\s*(?:\p{L}+ ){1,2}(?:gibt['’]?s|gibt es|kennen wir|haben wir) (?:ja |doch )?schon[,.;]\s+|^\s*(?:\p{L}+ )?\p{L}+\? (?:nein|nee|nö|quatsch|falsch)[,!.:]?\s+(?=\S)/iu,
};

/** An idea without what it refuses before it says what it is about. */
export function withoutRefused(text: string, language: Language): string {
  return text.replace(REFUSED[language], "");
}
