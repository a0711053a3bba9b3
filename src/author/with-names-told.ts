import type { Language } from "#book/languages.ts";
import { inPlainEnglish } from "./in-plain-english.ts";
import { withGermanNamesTold } from "./german-names-told.ts";
import { withRomanianNamesTold } from "./romanian-names-told.ts";

/** "My daughter’s favourite pony at the riding school is Domino, he’s quite round". */
const IS_NAME_EN =
  /^(?<who>(?:my|our) (?:[\p{L}’']+ ){0,3}\p{Ll}+) (?<where>(?:at|in|from|on) (?:the|our|my) [\p{Ll} ]{3,30}?) is (?:called |named )?(?<name>\p{Lu}\p{Ll}+)(?=[,.])/iu;

/** "He has named our sourdough starter Gerald": what it was given to. */
const NAMED_EN =
  /\b(?:named|called|christened|nicknamed|calls?) (?<who>(?:(?:our|my|the|his|her|their|this|that) )(?:\p{Ll}[\p{Ll}-]* ){1,4})(?<name>\p{Lu}\p{Ll}+)(?=[,.!?;]| (?:and|because|after|for|as|since|but)\b|$)/u;

/** "Her name is Josie but she wants the tree to be called Gerald". */
const TO_BE_CALLED_EN =
  /(?:\b(?:(?:[Hh]er|[Hh]is|[Mm]y \p{Ll}+['’]s) name(?: is|['’]s) \p{Lu}\p{Ll}+),? (?:but|and) )?(?:\b(?:s?he|they|we|I) (?:[\p{Ll}’']+ ){1,3})?(?<who>\b(?:the|it|him|her|our) (?:\p{Ll}+ )?)(?:to be|should be|must be|has to be|could be|needs to be) (?:called|named) (?<name>\p{Lu}\p{Ll}+)/u;

/** An idea with a name that others gave put beside whoever bears it: „un arici, pe nume Aurel“, "a pony called Domino". */
export function withNamesTold(text: string, language: Language): string {
  if (language === "en")
    return inPlainEnglish(text)
      .replace(IS_NAME_EN, "$<who> called $<name> $<where>")
      .replace(NAMED_EN, "$<who>called $<name>")
      .replace(TO_BE_CALLED_EN, "its name is $<name>");
  if (language === "de") return withGermanNamesTold(text);
  return withRomanianNamesTold(text);
}
