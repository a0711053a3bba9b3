import type { ByLanguage, Language } from "#book/languages.ts";
import { foldText } from "../fold-text.ts";
import { framesFor } from "../reading-frames.ts";
import { isListed } from "../known-names.ts";
import { isLittleWord } from "../is-little-word.ts";
import { isClitic } from "./is-clitic.ts";
import { isNoName } from "../is-no-name.ts";
import type { Mention } from "./mention.ts";
import { ONLY_TITLE } from "./only-title.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

/** "R7", "RO-TI 3000", „Kuno-17“: letters with a number are a machine’s name. */
const NUMBERED =
  /(?<![\p{L}\d-])(?:\p{Lu}[\p{L}]*-?\d{1,4}|\p{Lu}+(?:-\p{Lu}+)? \d{1,4}|(?:Nummer|Nr\.|Linie|Number|No\.|Numărul) \d{1,4}|(?!Jahr|Year|Anul|[ÎI]n |I[mn] |Am |By |La )\p{Lu}\p{Ll}+ \d{3,4})(?![\p{L}\d-])/gu;
/** Behind what says how somebody is called any word is a name: „ein Fuchs namens Donnerstag“. */
const CALLED: ByLanguage<RegExp> = {
  en: /(?<!\p{L})(?:named|called|name is|name’s|name's|name of) (?<name>\p{L}[\p{L}’'-]+)/giu,
  ro: /(?<!\p{L})(?:pe nume|numit[ăa]?|zis[ăa]?|poreclit[ăa]?|cheam[ăa]|nume[șs]te|zicem) (?<name>\p{L}[\p{L}-]+)/giu,
  de: /(?<!\p{L})(?:namens|hei(?:ß|ss)t|nennen|genannt|getauft) (?<name>\p{L}[\p{L}-]+)/giu,
};
/** Behind these nothing stands but a name. */
const NAMED_SO = /^(?:named|called|pe nume|namens) /iu;
/** Behind such a title any word is a surname: „Tierärztin Dr. Amsel“. */
const TITLED =
  /(?<!\p{L})(?:dr\.?|prof\.|mrs?\.|sir|lady|lord|mister|fräulein|madame|monsieur|signora?|señora?) (?<name>\p{L}[\p{L}’'-]+)/giu;
/** Right behind a noun: "the cat Pickles", „Kater Zeppelin“, „hamsterul nostru pufi“. */
const BEHIND: ByLanguage<RegExp> = {
  en: /^(?:,)? (?<name>\p{L}[\p{L}’'-]+)(?=[ ,.!?’']|$)/u,
  ro: /^(?: (?:nostru|noastr[ăa]|meu|mea|lui|ei|cel mic|cea mic[ăa]|de \p{Ll}+))?,? (?<name>\p{L}[\p{L}-]+)(?=[ ,.!?]|$)/u,
  de: /^(?: (?:von|bei) (?:uns|nebenan))?,? (?:(?:der|die|das|den|dem) )?(?<name>\p{L}[\p{L}-]+)(?=[ ,.!?]|$)/u,
};
/** Right before a noun with its article: "dreich the rain cloud", „piepsi das küken“. */
const BEFORE: ByLanguage<RegExp> = {
  en: /(?<![\p{L}’'])(?<name>\p{L}[\p{L}’'-]+),? the $/u,
  ro: /(?:^|[.!?,:] |(?<!\p{L})(?:cu|despre|lui) )(?<name>\p{L}[\p{L}-]+),? $/u,
  de: /(?<!\p{L})(?<name>\p{L}[\p{L}-]+),? (?:der|die|das) $/u,
};
/** „Rasmus Rabe“: at a sentence’s beginning, with the letter of what its bearer is. */
const ALLITERATING = /(?:^|[.!?:] )(?<name>\p{Lu}\p{Ll}+) $/u;
/** „Tommi ist ein Taxi“, „schildi ist meine schildkröte“: who is said to be one. */
const IS_ONE_DE =
  /(?:^|[.!?:] )(?<name>\p{L}[\p{L}-]+) (?:ist|war) (?:eine?|meine?|unsere?|der|die|das) (?:\p{Ll}+ )?$/u;
/** A word that ends as verbs and adjectives do is a small letter’s name hardly ever. */
const NO_SMALL_NAME: ByLanguage<RegExp> = {
  en: /(?:ing|ed|ly|[^s]s)$/u,
  ro: /(?:eaz[ăa]|e[șs]te|[âa]nd|[țt]i|esc|at[ăa]?|it[ăa]?|ut[ăa]?)$/u,
  de: /(?:[^aiou]t|en|te|ern|eln)$/u,
};

/**
 * Words that only where they stand makes names of, whatever else they mean: a machine’s number, what follows "called", what stands right beside
 * a noun. Whether one of them is the hero’s is weighed.
 */
export function besideNames(
  text: string,
  language: Language,
  nouns: readonly Mention[],
  names: readonly Span[],
): readonly Mention[] {
  const mentions: Mention[] = [];
  const add = (start: number, word: string, by: string) => {
    const end = start + word.length;
    if ([...names, ...mentions].some((span) => span.start < end && span.end > start)) return;
    mentions.push({ start, end, sort: "name", key: foldText(word), by, isPlural: false });
  };
  for (const { 0: word, index } of text.matchAll(NUMBERED)) add(index, word, "numbered");
  for (const { 0: whole, index, groups } of text.matchAll(TITLED)) {
    const word = groups?.["name"] ?? "";
    if (/^\p{Lu}/u.test(word) || text === text.toLocaleLowerCase())
      add(index + whole.length - word.length, word, "titled");
  }
  for (const match of text.matchAll(CALLED[language])) {
    const word = match.groups?.["name"] ?? "";
    const isSaidSo = NAMED_SO.test(match[0]);
    const isName = isSaidSo
      ? !isClitic(word) && !isLittleWord(word.toLocaleLowerCase(), language)
      : mayBeName(word, language);
    if (isName) add(match.index + match[0].length - word.length, word, isSaidSo ? "named" : "called");
  }
  for (const noun of nouns) {
    const behind = BEHIND[language].exec(text.slice(noun.end));
    const word = behind?.groups?.["name"] ?? "";
    if (behind && mayStandBeside(word, noun, text, language))
      add(noun.end + behind[0].length - word.length, word, "beside");
    const twin = ALLITERATING.exec(text.slice(0, noun.start))?.groups?.["name"] ?? "";
    const isTwin = language === "de" && twin.charAt(0) === text.charAt(noun.start) && noun.sort !== "unknown";
    if (isTwin && mayBeName(twin, language)) add(noun.start - twin.length - 1, twin, "alliterating");
    const bearer = language === "de" ? IS_ONE_DE.exec(text.slice(0, noun.start)) : null;
    const one = bearer?.groups?.["name"] ?? "";
    if (bearer && mayBeName(one, language) && isUnlikeOthers(one, language, nouns, text))
      add(bearer.index + bearer[0].indexOf(one), one, "is");
    const before = BEFORE[language].exec(text.slice(0, noun.start));
    const first = before?.groups?.["name"] ?? "";
    // „Bujor, tractorul roșu“: a name, whatever it means besides.
    const isApposed = /^\p{Lu}/u.test(first) && before?.[0].endsWith(", ") === true;
    if (before && mayBeName(first, language) && (isApposed || isUnlikeOthers(first, language, nouns, text)))
      add(before.index + before[0].indexOf(first), first, "before");
  }
  return mentions;
}

function mayBeName(word: string, language: Language): boolean {
  return (
    word.length > 1 &&
    !ONLY_TITLE.test(word) &&
    !isClitic(word) &&
    !isLittleWord(word.toLocaleLowerCase(), language) &&
    !isNoName(word, language) &&
    !framesFor(language).noNames.has(foldText(word))
  );
}

/** „hamster hamlet ist“: a verb behind it. */
const DOES_DE =
  /^ (?:ist|war|hat|hatte|will|wollte|kann|möchte|moechte|muss|darf|soll|traut|sucht|geht|kommt|findet|verliert)(?!\p{L})/u;

/** With a capital, or in small letters a word that is no verb: in German behind a noun in small letters too, else where the text does not begin in capitals. */
function mayStandBeside(word: string, noun: Mention, text: string, language: Language): boolean {
  if (!mayBeName(word, language)) return false;
  if (/^\p{Lu}/u.test(word)) return true;
  if (isListed(word)) return true;
  if (
    language === "de" &&
    DOES_DE.test(text.slice(noun.end).replace(/^,? \p{L}+/u, "")) &&
    /(?:^|(?<!\p{L})(?:der|die|das|unsere?|meine?|eine?) )$/iu.test(text.slice(0, noun.start)) &&
    text === text.toLocaleLowerCase()
  )
    return true;
  const isSmall = language === "de" ? /^\p{Ll}/u.test(text.slice(noun.start)) : !/^\p{Lu}\p{Lu}/u.test(text);
  return isSmall && !NO_SMALL_NAME[language].test(word);
}

/** No noun that the lexicon knows, and no verb or adjective by its ending. */
function isUnlikeOthers(word: string, language: Language, nouns: readonly Mention[], text: string): boolean {
  const isNoun = nouns.some(({ start, end, sort }) => sort !== "unknown" && text.slice(start, end) === word);
  return !isNoun && !NO_SMALL_NAME[language].test(word);
}
