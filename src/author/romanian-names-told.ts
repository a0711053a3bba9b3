import { foldText } from "./fold-text.ts";
import { framesFor } from "./reading-frames.ts";

/** Whoever gives the name, and that they give it: „copiii i-au zis“, „căruia ciobanii îi spun“, „Îl strigă“, „i-am pus numele“. */
const GIVEN =
  /(?:(?<=(?:un|o) (?:\p{Ll}+ ){0,2}\p{Ll}+),\s+pe\s+|(?:[,.!;]\s+(?:(?:și|si|iar|dar|așa că|asa ca)\s+)?|\s+(?:și|si|iar|c[ăa]ruia|c[ăa]reia|pe care)\s+)(?:(?:[Cc]opiii|[Tt]o[țt]i|[Tt]oat[ăa] lumea|[Ll]umea|[Nn]oi|[Ee]u|\p{L}{3,}(?:ul|a|ii|ile|ele))(?:\s(?:din|de la|mei|mele|mea|meu|no[șs]tri|noastre)(?:\s\p{Ll}+)?)?\s+)?(?:(?:[Ss][ăa]-i|[Hh]ai s[ăa]-i|i-a[mu]?|[Îî]i|[Ii]i|li se|i se)\s+(?:zis|spus|zicem|spunem|zice|zic|spune|spun|zicea|ziceau|spunea|spuneau|pus(?:\snumele)?|dat numele)(?:\sde)?|(?:[Îî]l|[Ii]l|o|O)\s+(?:strig(?:[ăa]m?|au|a)|alint[ăa]m?|numim|porecle[șs]te|poreclesc)|l-a[mu]?\s+(?:botezat|poreclit|numit)|a[mu]?\s+(?:botezat|poreclit|numit)-o)\s+(?:(?:to[țt]i|lumea|toat[ăa] lumea|copiii|satul|vecinii|s[ăa]tenii)\s+)?)[„"“]?(?<name>\p{Lu}\p{Ll}[\p{L}’-]*(?:\s\p{Lu}\p{Ll}+)?)[”"“]?(?=[,.;!?)]|\s(?:și|si|iar|dar|pentru|fiindc[ăa]|c[ăa])\s|$)/u;

/** „Unul dintre ele, Lipici, nu vrea“. */
const ONE_OF_THEM = /(?<one>(?<!\p{L})(?:[Uu]nul|[Uu]na) dintre (?:ei|ele)), (?=\p{Lu}\p{Ll}+(?:,| \p{Ll}))/u;

/** „Are un cățel nou, îl cheamă Pufi“. */
const OF_PET =
  /(?<=(?:are|avem|am|au|a primit|a luat) (?:un|o) \p{Ll}+(?: \p{Ll}+)?),? (?:și |si |pe care )?(?:[îi]l|o) cheam[ăa] (?=\p{Lu}\p{Ll}+)/u;

/** „O iubește pe Joiana. E o vacă bătrână“. */
const IS_ONE =
  /(?<= (?:pe|de|cu|despre|lui|la) )(?<name>\p{Lu}\p{Ll}{2,})[.,;] (?:(?:[Ee]l|[Ee]a) )?(?:[Ee]|[Ee]ste|[Ee]ra) (?<what>(?:un|o) \p{Ll}{3,})(?! \p{Lu})/u;

/** „O zână, cea mai mică dintre iele, pe nume Sânziana“: what it is among others. */
const LEAST_OF =
  /(?<=\p{Ll}), (?:cel|cea) mai \p{Ll}+ (?:dintre|din) [^,.!?]{2,40}?,? (?=(?:pe nume|numit[ăa]?) \p{L})/u;

/** So many sentences lie between whoever is meant and a name that is told at last. */
const FAR = /[.!?;] [^]*[.!?;] /u;

/** A noun, right before: of anything else the name would become a part, as of „nu vrea la târg și îi zicem Bârzoi“. */
const IS_BESIDE = /(?<!\p{L})(?:un|o) (?:\p{Ll}+ ){0,2}\p{Ll}+$|\p{Ll}{3,}(?:ul|[^e]a)$/u;

/** Before it, what whoever is meant wants to be: „vrea să fie felinar și îi zicem Bosty“. */
const TO_BE = /(?<!\p{L})s[ăa] (?:fie|devin[ăa]|ajung[ăa])(?: un| o)? [^.!?]{2,40}$/u;

/** „Avem un pitic de grădină. Ghiță al nostru se crede rege“. */
const OURS =
  /(?<=^(?:[Nn]oi )?(?:[Aa]vem|[Aa]m) (?:acas[ăa] )?(?:un|o) [^.!?]{3,50})(?=[.!] (?<name>\p{Lu}\p{Ll}+) (?:al|a) (?:nostru|noastr[ăa]|meu|mea)(?!\p{L}))/u;

/** „Am îngropat papagalul, pe Rico“. */
const WHOM = /(?<= \p{Ll}{3,}(?:ul|a)), pe (?=\p{Lu}\p{Ll}+[.,!])/u;

const CALLED = " îl cheamă ";

/** A Romanian idea with a name that others gave put beside whoever bears it: „un arici, pe nume Aurel“. */
export function withRomanianNamesTold(idea: string): string {
  const text = idea.replace(LEAST_OF, " ");
  const one = text
    .replace(ONE_OF_THEM, "$<one> pe nume ")
    .replace(OF_PET, " pe nume ")
    .replace(OURS, " pe nume $<name>")
    .replace(WHOM, " pe nume ")
    .replace(IS_ONE, "$<name>. $<what> pe nume $<name>");
  if (one !== text) return one;
  const match = GIVEN.exec(text);
  const name = match?.groups?.["name"];
  if (!match || name === undefined || framesFor("ro").noNames.has(foldText(name))) return text;
  const before = text.slice(0, match.index);
  const isLate = /^[.!;]/u.test(match[0]) && FAR.test(`${before}. `);
  const mark = /^[.!;,]/u.exec(match[0])?.[0] ?? ",";
  const told = isLate || TO_BE.test(before) || !IS_BESIDE.test(before) ? mark + CALLED : " pe nume ";
  return [before, told, name, text.slice(match.index + match[0].length)].join("");
}
