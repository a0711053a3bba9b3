import type { ByLanguage, Language } from "#book/languages.ts";
import { foldText } from "../fold-text.ts";
import { ownKindFramesFor } from "../frames/own-kind-frames.ts";
import { isLittleWord } from "../is-little-word.ts";
import { isListed } from "../known-names.ts";
import { isNoName } from "../is-no-name.ts";
import type { Mention } from "./mention.ts";
import { ONLY_TITLE } from "./only-title.ts";

/** „Unser Andrin“: a word that no lexicon has behind whose it is. */
const OURS = /(?<!\p{L})(?:[Uu]nsere?[nmr]?|[Mm]eine?[nmr]?|[Oo]ur|[Mm]y) $/u;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text that gives most of its words a capital says nothing by them. */
const TITLE_CASE = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){4,}/u;
const BEGINS = /(?:^|(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|Prof|St))[.!?:…]["”“»«]? *["„“”»«(]?|\n)$/u;
/** Before the name of a place: „lângă Caracal“, „aus Bern“; an English one weighs too little to be taken for the hero. */
const WHERE: Partial<ByLanguage<RegExp>> = {
  ro: /(?<!\p{L})(?:la|[îi]n|din|spre|l[âa]ng[ăa]|prin|peste|c[ăa]tre|din spre|pe) $/iu,
  de: /(?<!\p{L})(?:in|aus|nach|bei|von|im|am|vom|zum|zur|um|vor|hinter|nahe) $/iu,
};
/** „Warum hat das Zebra Streifen?“: what somebody has. */
const HAS_IT = /(?<!\p{L})(?:hat|haben|braucht|sucht|frisst|isst) (?:der|die|das|eine?) \p{Lu}\p{Ll}+ $/u;
/** Days and months; what a German ending makes a noun. */
const NO_NAME: ByLanguage<RegExp> = {
  en: /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|July|September|October|November|December|Christmas|Easter|Halloween|English|Irish|Welsh|French|German|Spanish|Chinese)$/u,
  ro: /^(?:Cr[ăa]ciun|Pa[șs]te|Halloween)/u,
  de: /(?:arier|ung(?:en)?|heit|keit|schaft|tion(?:en)?|ität|nis(?:se)?|woche|tag|jahr)$/iu,
};
/** „Ajunul Crăciunului“: whose it is. */
const WHOSE_RO = /(?:ului|ilor|elor)$/u;

/** What stands before a German noun that is no name: its article, with adjectives between, or an adjective alone. */
const DETERMINED =
  /(?:(?<!\p{L})(?:[Ee]ine?[nmrs]?|[Dd](?:er|ie|as|en|em|es)|[Mm]ein\p{Ll}*|[Uu]nser\p{Ll}*|[Ss]ein\p{Ll}*|[Ii]hr\p{Ll}*|[Kk]ein\p{Ll}*|viele?|alle|zwei|drei|zum|zur|vom|im|am|beim|ins|ans|aufs|\p{Lu}\p{Ll}+s) (?:\p{Ll}+ )?|(?<!\p{L})\p{Ll}{2,}(?:e[nmrs]|[^t\P{L}]e) )$/u;

/**
 * Words with a capital that nothing but it makes names: "left Biscuit at home", „Held: Samu“. In German, where nouns have it too, those
 * that the lexicon does not have and no article stands before.
 */
export function bareNames(
  text: string,
  language: Language,
  nouns: readonly Span[],
  others: readonly Span[],
  names: readonly Span[],
): readonly Mention[] {
  const small = smallNames(text, language, nouns, [...others, ...names]);
  if (small.length > 0 || TITLE_CASE.test(text)) return small;
  const isIn = (spans: readonly Span[], start: number, end: number) =>
    spans.some((span) => span.start < end && span.end > start);
  const mentions: Mention[] = [];
  for (const { 0: word, index: start } of text.matchAll(/(?<![\p{L}’'-])\p{Lu}[\p{L}-]*\p{Ll}(?!\p{L})/gu)) {
    const end = start + word.length;
    const before = text.slice(0, start);
    if (isIn(names, start, end) || ONLY_TITLE.test(word) || isNoName(word, language) || NO_NAME[language].test(word))
      continue;
    if (isSentenceStart(before, language) || WHERE[language]?.test(before)) continue;
    if (language === "ro" && WHOSE_RO.test(word)) continue;
    if (language === "de" && (HAS_IT.test(before) || isWhatSomebodyIs(before, names, text))) continue;
    if (
      language === "de" &&
      (isIn([...nouns, ...others], start, end) || (DETERMINED.test(before) && !OURS.test(before)))
    )
      continue;
    const last = mentions.at(-1);
    if (last && last.end + 1 === start && language !== "de") {
      mentions.splice(-1, 1, { ...last, end, key: foldText(text.slice(last.start, end)) });
      continue;
    }
    mentions.push({
      start,
      end,
      sort: "name",
      key: foldText(word),
      by: OURS.test(before) ? "ours" : "bare",
      isPlural: false,
    });
  }
  return mentions;
}

const IS_DE = /(?:^|[^\p{L}])(?<who>\p{L}+) (?:ist|war|wird|bin|wurde)(?: (?:von Beruf|eigentlich|ja|nun|jetzt))? $/u;

/** „Elif ist Puppenmacherin“: behind whose name and its verb stands what the bearer is. */
function isWhatSomebodyIs(before: string, names: readonly Span[], text: string): boolean {
  const who = IS_DE.exec(before)?.groups?.["who"] ?? "";
  if (who === "") return false;
  return /^(?:er|sie|ich)$/iu.test(who) || names.some(({ start, end }) => text.slice(start, end).endsWith(who));
}

/** Behind a noun in a text without capitals, with whose it is between: „der drache knut“, „cainele nostru rex“, „ein wassermann, blubberich,“. */
const BEHIND_SMALL =
  /^(?: (?:nostru|noastr[ăa]|meu|mea|lui|ei|cel mic|cea mic[ăa]))?(?:,)? (?<name>\p{Ll}{2,})(?=[ ,.!?]|$)/u;
const VERB: ByLanguage<RegExp> = {
  en: /(?:ing|ed|ly|[^s]s)$/u,
  ro: /(?:eaz[ăa]|e[șs]te|ește|ând|and|[țt]i)$/u,
  de: /(?:[^aiou]t|en|te|ern|eln)$/u,
};

/** In a text without capitals what stands right behind a noun and is no other word that is known. */
function smallNames(
  text: string,
  language: Language,
  nouns: readonly Span[],
  known: readonly Span[],
): readonly Mention[] {
  if (text !== text.toLocaleLowerCase()) return [];
  const { nobody, noNoun } = ownKindFramesFor(language);
  return nouns.flatMap((noun) => {
    const match = BEHIND_SMALL.exec(text.slice(noun.end));
    const word = match?.groups?.["name"];
    if (!match || word === undefined) return [];
    const end = noun.end + match[0].length;
    const start = end - word.length;
    if (language === "ro" && /(?<!\p{L})(?:un|o) (?:\p{Ll}+ )?$/u.test(text.slice(0, noun.start))) return [];
    const isKnown = [...nouns, ...known].some((span) => span.start < end && span.end > start);
    const isNone =
      isLittleWord(word, language) ||
      isNoName(word, language) ||
      nobody.has(word) ||
      noNoun.test(word) ||
      (VERB[language].test(word) && !isListed(word));
    if (isKnown || isNone) return [];
    return [{ start, end, sort: "name" as const, key: foldText(word), by: "beside", isPlural: false }];
  });
}

/** A German heading’s colon does not end its sentence: „Held: Samu“. */
function isSentenceStart(before: string, language: Language): boolean {
  return BEGINS.test(before.trimEnd()) && !(language === "de" && /:\s*$/u.test(before));
}
