import type { ByLanguage, Language } from "#book/languages.ts";
import { properName } from "./find-names.ts";
import { isNoName } from "./is-no-name.ts";

/** What a name is addressed with, as the parent writes it: in any letters, and only with a capital where it is a word as well. */
const TITLES: ByLanguage<readonly [always: RegExp, withCapital: RegExp]> = {
  en: [
    /(?<!\p{L})(?:mr|mrs|miss|ms|mx|dr|mister|madame|madam|sir)\.?\s+$/iu,
    /(?<!\p{L})(?:Captain|Professor|Prof\.?|Doctor|Nurse|Lady|Lord|Grandma|Grandpa|Granny|Grandad|Granddad|Nana|Nanny|Auntie|Aunty|Aunt|Uncle|Tannie|Oom|Ouma|Oupa|Gogo|Mama|Oma|Opa|Abuela|Abuelo|Tía|Tío|Yaya|Teta|Jiddo|Dadi|Nani|Bibi|Babu|Cailleach|Seanathair|Father|Sister|Baron|Baroness|Count|Countess|Major|Colonel|General|Admiral|Sergeant|Inspector|Detective|Constable|Sheriff|Officer|Commander)\s+$/u,
  ],
  ro: [
    /(?<!\p{L})(?:domnul|doamna|domni[șs]oara|nea|nenea|tanti|[țt]a[țt]a|lelea|mo[șs]|badea)\s+$/iu,
    /(?<!\p{L})(?:Bunica|Bunicul|Buni|Mamaie|Tataie|Mamaia|Tataia|Mama|Tata|Str[ăa]bunica|Str[ăa]bunicul|T[ăa]tucu|N[aă]nica|Vecina|Vecinul|C[ăa]pitanul|Unchiul|M[ăa]tu[șs]a|Baba|Sora|Contele|Baronul|Inspectorul|Inspectoarea|Detectivul|Comisarul|[ȘS]eriful|Comandantul)\s+$/u,
  ],
  de: [
    /(?<!\p{L})(?:herrn?|frau|fräulein|madame|monsieur|signora?|señora?|dr\.|doktor|prof\.|mrs?\.)\s+$/iu,
    /(?<!\p{L})(?:Kapitän|Käpt[’']n|Professor|Professorin|Schwester|Oma|Opa|Omi|Opi|Großmutter|Großvater|Tante|Onkel|Baron|Baronin|Graf|Gräfin|Meister|Meisterin|Sir|Lady|Mister|Miss|Inspektor|Inspektorin|Kommissar|Kommissarin|Detektiv|Detektivin|Sheriff|Wachtmeister)\s+$/u,
  ],
};

/** Before a title that says what somebody is rather than how they are called: "our captain Rex", „der Kapitän Rex“. */
const SAID =
  /(?:^|[\s"„(])(?:an?|the|our|my|his|her|their|un|o|eine?[mnr]?|de[rmn]|die|das|unsere?[nmr]?|meine?[nmr]?|seine?[nmr]?|ihre?[nmr]?)\s+$/iu;

/** A name with what stands before it as its title: "Mr Okafor", „Frau Doktor Pflaster“. */
export function withTitle(name: string, start: number, text: string, language: Language): string {
  const titled = titledName(name, start, text, language);
  return titled === name ? name : `${titled}${surnameBehind(name, start, text, language)}`;
}

const RANK = /^(?:Doktor|Professor(?:in)?)$/u;

/** "Captain Barnaby Bluff": a second word with a capital, but for German, whose nouns have one, and for titles. */
function surnameBehind(name: string, start: number, text: string, language: Language): string {
  const isTitleCase = /\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){4,}/u.test(text);
  // „Frau Doktor Pfeiffer“: what was taken for the name is a further title.
  const isRank = RANK.test(name);
  if ((language === "de" && !isRank) || isTitleCase || !text.startsWith(name, start)) return "";
  const second = /^ \p{Lu}\p{Ll}+(?=[ ,.!?]|$)/u.exec(text.slice(start + name.length))?.[0] ?? "";
  return isNoName(second.trim(), language) ? "" : second;
}

function titledName(name: string, start: number, text: string, language: Language): string {
  const [always, withCapital] = TITLES[language];
  const before = text.slice(0, start);
  const small = always.exec(before)?.[0];
  const title = small ?? withCapital.exec(before)?.[0];
  if (title === undefined || name === "") return name;
  const at = start - title.length;
  if (small === undefined && SAID.test(text.slice(0, at))) return name;
  return titledName(`${titleAsWritten(title.trim(), language)} ${name}`, at, text, language);
}

/** "mr" is "Mr"; „nea“ is written small. */
function titleAsWritten(title: string, language: Language): string {
  return language === "ro" ? title : properName(title).replace(/^Herrn$/u, "Herr");
}

/** The name behind its titles: "Okafor" of "Mr Okafor". */
export function withoutTitle(name: string, language: Language): string {
  const first = /^\S+\s+/u.exec(name)?.[0];
  const isTitle = first !== undefined && TITLES[language].some((title) => title.test(first));
  return isTitle ? withoutTitle(name.slice(first.length), language) : name;
}
