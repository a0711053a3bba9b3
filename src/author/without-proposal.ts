import type { ByLanguage, Language } from "#book/languages.ts";

/** "How about a whale …": what is proposed. */
const PROPOSED: ByLanguage<RegExp> = {
  en: /^(?:how|what) about (?:a (?:story|book|tale) (?:about|with) )?(?=(?:an?|the|two|three)\s)/iu,
  ro: /^ce (?:zici|zice[țt]i|spui|spune[țt]i) de (?:o poveste (?:despre|cu) )?(?=(?:un|o|doi|dou[ăa]|trei)\s)|^ce-ar fi (?:o poveste )?(?:despre|cu) (?=(?:un|o|doi|dou[ăa]|trei)\s)/iu,
  de: /^(?:wie (?:wäre|wär['’]?s?)(?: es)? mit|was hal(?:tet ihr|ten Sie) von) (?:einer Geschichte (?:über|von|mit) )?(?=(?:eine[mnr]|zwei|drei)\s)/iu,
};

/** An idea without the words that propose it, which are no question of its hero’s. */
export function withoutProposal(text: string, language: Language): string {
  return text.replace(PROPOSED[language], "");
}
