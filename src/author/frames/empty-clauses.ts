import type { ByLanguage } from "#book/languages.ts";

/** Clauses that say nothing of their hero: the end of "that nobody wants", of "one string left", of „wo die Nüsse sind“, „kein Scherz“. */
export const EMPTY_CLAUSES: ByLanguage<RegExp> = {
  en: /^\{he\} (?:nobody|everybody|everyone|left|day|night|morning|evening|time|year|week|summer|winter|way|story)$/iu,
  ro: /^(?:are (?:primar|public|spectatori|invitați|invitati)|n-[oa] (?:merit[ăa]|are|vrea)|e adoptat[ăa]?)$/iu,
  de: /^\{he\} (?:sind|hat kein(?:en?)? (?:Scherz|Witz|Wunder|Ahnung|Problem|Frage|Sorge|Quatsch))$/iu,
};
