import type { ByLanguage, Language } from "#book/languages.ts";
import type { HeroAt, Segment, TroubleClause } from "./trouble-clause.ts";

/** Behind a hero the other of two, whom a clause tells of that follows it: "the dwarf Grumble and the soup" that never ends. */
const AND_OTHER: ByLanguage<RegExp> = {
  en: /\b(?:and|&) (?<article>the|his|her|its|an?) (?<noun>[\p{L}’' -]+)$/iu,
  ro: /(?<!\p{L})(?:[șs]i|&) (?<noun>(?!un |o |cu )\p{Ll}+(?:a|ul|le|ii|ei)(?: (?:s[ăa]u|sa|lui|ei|\p{Lu}\p{Ll}+))?)$/iu,
  de: /(?<!\p{L})(?:und|&) (?<article>der|die|das|eine?|seine?|ihre?) (?<noun>\p{Lu}[\p{L}-]+)$/u,
};

/** What begins a clause of that other one; a German one has its article. */
const RELATIVE: ByLanguage<RegExp> = {
  en: /^(?:who|that|which)(?:['’]s)?\s/iu,
  ro: /^care\s/iu,
  de: /^(?<article>der|die|das)\s/iu,
};

type Groups = Readonly<Partial<Record<string, string>>>;

/** As it stands in a sentence of its own: "a soup" that is told of is the soup. */
function subjectOf({ article = "", noun = "" }: Groups, relative: Groups, language: Language): string {
  if (language === "ro") return noun;
  const the = language === "de" ? (relative["article"]?.toLowerCase() ?? "") : "the";
  return `${/^(?:an?|eine?)$/iu.test(article) ? the : article.toLowerCase()} ${noun}`;
}

/**
 * What is told behind two of whom the hero is the first is told of the second: "The dwarf and the soup that never ends" → "the
 * soup never ends". The clause itself where it is the hero’s; undefined where it is not and cannot be said of another.
 */
export function ofLastNamed(
  clause: TroubleClause,
  segment: Segment,
  before: Segment | undefined,
  hero: HeroAt,
  language: Language,
): TroubleClause | undefined {
  const other = before && AND_OTHER[language].exec(before.text);
  const relative = RELATIVE[language].exec(segment.text);
  if (!other || !relative || hero.at >= before.at + other.index) return clause;
  if (/\{(?:him|his)\}/u.test(clause.clause)) return undefined;
  const subject = subjectOf(other.groups ?? {}, relative.groups ?? {}, language);
  if (language === "ro") return { ...clause, clause: `${subject} ${clause.clause}`, isOfOther: true };
  return clause.clause.startsWith("{he}")
    ? { ...clause, clause: clause.clause.replace("{he}", () => subject) }
    : undefined;
}

/** The same two in one text, up to the goal that is told of the second; in German commas hold it. */
const TOLD_OF_OTHER: ByLanguage<RegExp> = {
  en: /\b(?:and|&) (?:the|his|her|its|an?) [\p{L}’' -]+? (?:who|that|which)(?:['’]s)?\s(?:\p{L}+\s)?$/iu,
  ro: /(?<!\p{L})(?:[șs]i|&) (?!un |o |cu )\p{Ll}+(?:a|ul|le|ii|ei) care\s(?:\p{L}+\s)?$/iu,
  de: /(?<!\p{L})(?:und|&) (?:der|die|das|eine?|seine?|ihre?) \p{Lu}[\p{L}-]+, (?:der|die|das)\s[^.;!?,]*$/u,
};

/** Whether a goal from `start` to `end` is told of the second of two, of whom the hero is the first. */
export function isToldOfOther(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  heroAt: number,
  language: Language,
): boolean {
  const found = TOLD_OF_OTHER[language].exec(text.slice(0, language === "de" ? end : start));
  return found !== null && heroAt < found.index;
}
