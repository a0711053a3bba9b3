import type { ByLanguage, Language } from "#book/languages.ts";
import { type FoundName, properName } from "./find-names.ts";
import { sexOfName } from "./known-names.ts";
import { foldText } from "./fold-text.ts";
import { framesFor } from "./reading-frames.ts";

const WHERE: Partial<ByLanguage<RegExp>> = {
  de: /^ (?:im|in|auf|am|an|bei|hinterm?|unterm?|zu)(?: (?:de[mr]|eine[mr]|unsere[mr]|meine[mr]))?(?: \p{Ll}+n)? \p{L}+(?=(?:,|:| namens) )/iu,
};

const NAME = /^(?:[„"“]?)(?<name>\p{L}[\p{L}’-]+)[”"“]?(?:\s*\(\d+\))?/u;

/**
 * The names after a word for several: "two sisters, Nell and Ivy". Two or more, with capitals, or in small letters if the
 * list of first names has them all.
 */
export function namesOfSeveral(text: string, from: number, language: Language): FoundName[] {
  const { lists, and, noNames } = framesFor(language);
  // „Zwei Hühner im Garten, Berta und Hilde“.
  const where = WHERE[language]?.exec(text.slice(from))?.[0].length ?? 0;
  const lead = lists.exec(text.slice(from + where));
  if (!lead) return [];
  const names: FoundName[] = [];
  let at = from + where + lead[0].length;
  for (;;) {
    const match = NAME.exec(text.slice(at));
    const name = match?.groups?.["name"];
    if (!match || name === undefined) break;
    const hasCapital = /^\p{Lu}\p{L}*\p{Ll}/u.test(name);
    if (
      (noNames.has(foldText(name)) && !(hasCapital && names.length > 0)) ||
      (!hasCapital && sexOfName(name) === undefined)
    )
      break;
    const start = at + match[0].indexOf(name);
    names.push({ name: properName(name), start, end: start + name.length, by: "frame" });
    const next = and.exec(text.slice(at + match[0].length));
    if (!next) break;
    at += match[0].length + next[0].length;
  }
  return names.length > 1 ? names : [];
}

const LIST = /(?:^|[.!?:]\s+)(?<list>\p{Lu}\p{Ll}+(?:,\s+\p{Lu}\p{Ll}+)*,?\s+(?:and|und|și|si|&)\s+\p{Lu}\p{Ll}+)$/u;

/** The names before what their bearers are: "Kit, Dot and Lou are three mice". */
export function namesBeforeSeveral(text: string, kindAt: number, language: Language): FoundName[] {
  const lead = text.slice(0, kindAt);
  const are = framesFor(language).areSeveral.exec(lead);
  const list = are && LIST.exec(lead.slice(0, are.index))?.groups?.["list"];
  if (!are || !list) return [];
  const from = are.index - list.length;
  return [...list.matchAll(/\p{Lu}\p{Ll}+/gu)].map(({ 0: name, index }) => ({
    name,
    start: from + index,
    end: from + index + name.length,
    by: "frame",
  }));
}
