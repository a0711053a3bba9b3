import type { ByLanguage, Language } from "#book/languages.ts";
import { wordsOf } from "../measure-text.ts";
import { troubleWeight } from "./trouble-weight.ts";

/** Where a clause lets go of what follows. */
const CUTS: ByLanguage<RegExp> = {
  en: /,? (?=(?:because|but|when|whenever|until|while|so|before|after|if|and|for|from|in|on|at|with|who|that|which) )/giu,
  ro: /,? (?=(?:pentru|fiindc[ăa]|când|cand|pân[ăa]|pana|dac[ăa]|[șs]i|din|[îi]n|pe|la|cu|care|de[șs]i|ca) )/giu,
  de: /, (?=(?:weil|wenn|bis|damit|als|obwohl|und|um|die|der|das) )| (?=(?:und|weil|bevor) )/giu,
};

/** Two things that one does; the second can be told alone. */
const AND: ByLanguage<RegExp> = {
  en: /^\{he\} .+? (?:and|but) (?<second>(?:is|isn['’]?t|can['’]?t|cannot|doesn['’]?t|won['’]?t|never|has|\p{Ll}{2,}s) .+)$/iu,
  ro: /^.+? [șs]i (?<second>(?:nu|vrea|se|s-a|[îi]i|[îi][șs]i|crede|\p{Ll}+(?:ește|ează)) .+)$/iu,
  de: /^\{he\} .+? und (?<second>\p{Ll}+(?:t|te|ll|nn|ss) .+)$/iu,
};

/** Cut here, a clause would hang: "is too", "and then". */
const HANGS =
  /(?:^|\s)(?:is|are|was|too|so|to|the|a|an|and|of|e|este|prea|mai|de|să|sa|ist|zu|sehr|und|der|die|das|vor|goes|stuck|sits|lives|locuie[șs]te|st[ăa])$/iu;

/** As much of a clause as so many words hold and as says most of what is amiss. Undefined: it cannot be told so shortly. */
export function fitClause(clause: string, isVerbLast: boolean, language: Language, words: number): string | undefined {
  if (wordsOf(clause).length <= words) return clause;
  const second = isVerbLast ? undefined : AND[language].exec(clause)?.groups?.["second"];
  const wholes = [clause, ...(second === undefined ? [] : [language === "ro" ? second : `{he} ${second}`])];
  const parts = wholes.flatMap((whole) => [
    whole,
    ...[...whole.matchAll(CUTS[language])].map(({ index }) => whole.slice(0, index)),
  ]);
  const able = parts.filter(
    (part) => wordsOf(part).length <= words && wordsOf(part).length > 2 && !HANGS.test(part.replace(/,$/u, "")),
  );
  const weigh = (part: string) => troubleWeight({ clause: part, link: "" }, language) + wordsOf(part).length / 100;
  return able.toSorted((a, b) => weigh(b) - weigh(a))[0];
}
