import type { ByLanguage, Language } from "#book/languages.ts";
import { verbAtEnglish } from "./english-clause.ts";
import { verbAtGerman } from "./german-clause.ts";
import { verbAtRomanian } from "./romanian-clause.ts";

/** Where the finite verb stands among some words, -1 where there is none. */
const VERB_AT: ByLanguage<(words: readonly string[]) => number> = {
  en: verbAtEnglish,
  ro: verbAtRomanian,
  de: verbAtGerman,
};

/** Where the finite verb stands among some words of a language, -1 where there is none. */
export function verbAt(words: readonly string[], language: Language): number {
  return VERB_AT[language](words);
}

/** So many words may tell more of a noun before its verb. */
const MOST = 8;

/** What tells more of a noun: where and whose it is, what it is like, what it is called. */
const BETWEEN: ByLanguage<RegExp> = {
  en: /^(?:with|without|of|to|for|about|between|from|in|on|at|near|under|behind|by|out|up|down|outside|inside|beside|above|below|over|opposite|beneath|made|left|forgotten|and|called|named)\s|^(?:\p{Lu}\p{Ll}* ?){1,2}$/u,
  ro: /^\p{Ll}|^(?:\p{Lu}[\p{L}-]+ ?){1,2}$/u,
  de: /^(?:aus|mit|ohne|in|im|am|an|auf|vom|von|des|der|und|namens|hinter|hinterm|vor|vorm|neben|unter|unterm|bei|beim|über|überm|zwischen|gegenüber|nach)\s|^\p{Lu}\p{Ll}+(?: \d+)?(?: (?:aus|mit|ohne|in|im|am|auf|vom|von) .+)?$/u,
};

/** What is told of it behind a comma. */
const APART: ByLanguage<RegExp> = {
  en: /^,\s+(?:who|that|which|whose|tired|sad|lost|forgotten|left)\s/iu,
  ro: /^,\s+(?:care|c[ăa]r\p{Ll}+|pe care|\p{Ll}+(?:at|it|ut)[ăa]?)\s/iu,
  de: /^,\s+(?:der|die|das|den|dem|deren|dessen)\s/iu,
};

const RELATIVE: ByLanguage<RegExp> = {
  en: /^(?:who|that|which|whose)(?:['’](?:s|d|ll|ve))?$/iu,
  ro: /^(?:care|c[ăa]r\p{Ll}+)$/iu,
  de: /(?!)/u,
};

/** Where it is, between commas: „Castronul ciobit, din bucătărie, se teme“. */
const INSERTED =
  /^(?<before>[^,.!?]*), (?:din|de la|de pe|[îi]n|la|from|in|at|on|aus|im|auf|vom|full of|plin[ăa]? de|voller|voll mit) [^,.!?]{2,30}, (?=\p{Ll})/iu;

const AFRAID = /^ (?:afraid|scared|frightened|tired|jealous|full) of /iu;
/** All that is told of it: „cu frică de praf“. */
const ALL_TOLD: ByLanguage<RegExp> = {
  en: /^(?:with|without) (?:an?|no|the|his|her|too|\p{Ll}+s)\s/iu,
  ro: /^(?:cu|f[ăa]r[ăa])\s/iu,
  de: /^(?:mit|ohne)\s/iu,
};

/** Whether a noun does something itself, by what follows it: its verb, or a clause about it. */
export function doesSomething(after: string, language: Language): boolean {
  const plain = after.replace(INSERTED, "$<before> ");
  const [clause = ""] = /^[^,.!?;:–]*/u.exec(plain) ?? [];
  const rest = plain.slice(clause.length);
  const words = clause.trim() === "" ? [] : clause.trim().split(/\s+/u);
  const relative = words.findIndex((word) => RELATIVE[language].test(word));
  const verb = relative >= 0 ? relative : VERB_AT[language](words);
  const between = verb >= 0 ? words.slice(0, verb) : words;
  if (language === "en" && verb < 0 && AFRAID.test(clause)) return true;
  if (between.length > MOST || (between.length > 0 && !BETWEEN[language].test(between.join(" ")))) return false;
  if (verb >= 0) return true;
  if (APART[language].test(rest)) return true;
  if (/^[.!]?$/u.test(rest) && ALL_TOLD[language].test(between.join(" "))) return true;
  return rest.startsWith(",") && VERB_AT[language](rest.slice(1).trim().split(/\s+/u)) === 0;
}
