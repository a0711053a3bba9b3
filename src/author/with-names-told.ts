import type { Language } from "#book/languages.ts";
import { foldText } from "./fold-text.ts";
import { withGermanNamesTold } from "./german-names-told.ts";
import { framesFor } from "./reading-frames.ts";

/** Whoever gives the name, and that they give it: „copiii i-au zis“, „căruia ciobanii îi spun“, „Îl strigă“, „i-am pus numele“. */
const GIVEN =
  /(?:(?<=(?:un|o) (?:\p{Ll}+ ){0,2}\p{Ll}+),\s+pe\s+|(?:[,.!;]\s+(?:(?:și|si|iar|dar|așa că|asa ca)\s+)?|\s+(?:și|si|iar|c[ăa]ruia|c[ăa]reia|pe care)\s+)(?:(?:[Cc]opiii|[Tt]o[țt]i|[Tt]oat[ăa] lumea|[Ll]umea|[Nn]oi|[Ee]u|\p{L}{3,}(?:ul|a|ii|ile|ele))(?:\s(?:din|de la|mei|mele|mea|meu|no[șs]tri|noastre)(?:\s\p{Ll}+)?)?\s+)?(?:(?:i-a[mu]?|[Îî]i|[Ii]i|li se|i se)\s+(?:zis|spus|zicem|spunem|zice|zic|spune|spun|pus(?:\snumele)?|dat numele)(?:\sde)?|(?:[Îî]l|[Ii]l|o|O)\s+(?:strig[ăa]m?|alint[ăa]m?|porecle[șs]te|poreclesc)|l-a[mu]?\s+(?:botezat|poreclit|numit)|a[mu]?\s+(?:botezat|poreclit|numit)-o)\s+(?:to[țt]i\s+)?)[„"“]?(?<name>\p{Lu}\p{Ll}[\p{L}’-]*(?:\s\p{Lu}\p{Ll}+)?)[”"“]?(?=[,.;!?)]|\s(?:și|si|iar|dar|pentru|fiindc[ăa]|c[ăa])\s|$)/u;

/** „Unul dintre ele, Lipici, nu vrea“. */
const ONE_OF_THEM = /(?<one>(?<!\p{L})(?:[Uu]nul|[Uu]na) dintre (?:ei|ele)), (?=\p{Lu}\p{Ll}+(?:,| \p{Ll}))/u;

/** „Are un cățel nou, îl cheamă Pufi“. */
const OF_PET =
  /(?<=(?:are|avem|am|au|a primit|a luat) (?:un|o) \p{Ll}+(?: \p{Ll}+)?),? (?:și |si |pe care )?(?:[îi]l|o) cheam[ăa] (?=\p{Lu}\p{Ll}+)/u;

/** „O iubește pe Joiana. E o vacă bătrână“. */
const IS_ONE =
  /(?<= (?:pe|de|cu|despre|lui|la) )(?<name>\p{Lu}\p{Ll}{2,})[.,;] (?:(?:[Ee]l|[Ee]a) )?(?:[Ee]|[Ee]ste|[Ee]ra) (?<what>(?:un|o) \p{Ll}{3,})(?! \p{Lu})/u;

/** "My daughter’s favourite pony at the riding school is Domino, he’s quite round". */
const IS_NAME_EN =
  /^(?<who>(?:my|our) (?:[\p{L}’']+ ){0,3}\p{Ll}+) (?<where>(?:at|in|from|on) (?:the|our|my) [\p{Ll} ]{3,30}?) is (?:called |named )?(?<name>\p{Lu}\p{Ll}+)(?=[,.])/iu;

/** "He has named our sourdough starter Gerald": what it was given to. */
const NAMED_EN =
  /\b(?:named|called|christened|nicknamed) (?<who>(?:(?:our|my|the|his|her|their|this|that) )(?:\p{Ll}[\p{Ll}-]* ){1,4})(?<name>\p{Lu}\p{Ll}+)(?=[,.!?;]| (?:and|because|after|for)\b|$)/u;

/** "Her name is Josie but she wants the tree to be called Gerald". */
const TO_BE_CALLED_EN =
  /(?:\b(?:(?:[Hh]er|[Hh]is|[Mm]y \p{Ll}+['’]s) name(?: is|['’]s) \p{Lu}\p{Ll}+),? (?:but|and) )?(?:\b(?:s?he|they|we|I) (?:[\p{Ll}’']+ ){1,3})?(?<who>\b(?:the|it|him|her|our) (?:\p{Ll}+ )?)(?:to be|should be|must be|has to be|could be|needs to be) (?:called|named) (?<name>\p{Lu}\p{Ll}+)/u;

/** An idea with a name that others gave put beside whoever bears it: „un arici, pe nume Aurel“, "a pony called Domino". */
export function withNamesTold(text: string, language: Language): string {
  if (language === "en")
    return text
      .replace(IS_NAME_EN, "$<who> called $<name> $<where>")
      .replace(NAMED_EN, "$<who>called $<name>")
      .replace(TO_BE_CALLED_EN, "its name is $<name>");
  if (language === "de") return withGermanNamesTold(text);
  const one = text
    .replace(ONE_OF_THEM, "$<one> pe nume ")
    .replace(OF_PET, " pe nume ")
    .replace(IS_ONE, "$<name>. $<what> pe nume $<name>");
  if (one !== text) return one;
  const match = GIVEN.exec(text);
  const name = match?.groups?.["name"];
  if (!match || name === undefined || framesFor("ro").noNames.has(foldText(name))) return text;
  return [text.slice(0, match.index), " pe nume ", name, text.slice(match.index + match[0].length)].join("");
}
