import type { ByLanguage, Language } from "#book/languages.ts";
import { NAMES_THAT_ARE_WORDS } from "#content/sentences/first-names.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { type FoundName, properName } from "./find-names.ts";
import { foldText } from "./fold-text.ts";
import { SENTENCE_STARTERS } from "./frames/sentence-starters.ts";
import { isListed } from "./known-names.ts";
import { framesFor } from "./reading-frames.ts";

const OUR_SMALL =
  /(?<!\p{L})(?:unser|unsere|mein|meine|der kleine|die kleine|our|my|little|micu[țt]ul|micu[țt]a|lui) (?<name>\p{Ll}{2,})(?!\p{L})/gu;

/** Shorter words are too often others: "ute", „bob“. */
const SHORTEST: ByLanguage<number> = { en: 4, ro: 4, de: 3 };

/** Listed names without their capital where only names stand: "paul und emma", "max wants". */
export function namesInSmallLetters(text: string, language: Language, known: readonly FoundConcept[]): FoundName[] {
  const frames = framesFor(language);
  const isName = (word: string, start: number) =>
    isListed(word) &&
    !frames.noNames.has(foldText(word)) &&
    !(language === "en" && frames.young.test(word)) &&
    !known.some((found) => found.start <= start && found.end > start);
  const names: FoundName[] = [];
  const add = (word: string, start: number) =>
    names.push({ name: properName(word), start, end: start + word.length, by: "capital" });
  for (const match of text.matchAll(
    /(?<!\p{L})(?<one>\p{Ll}{2,})\s+(?:and|und|și|si|&)\s+(?<other>\p{Ll}{2,})(?!\p{L})/gu,
  )) {
    const { one = "", other = "" } = match.groups ?? {};
    const second = match.index + match[0].length - other.length;
    if (!isName(one, match.index) || !isName(other, second)) continue;
    add(one, match.index);
    add(other, second);
  }
  if (text === text.toLocaleLowerCase())
    for (const { 0: word, index } of text.matchAll(/(?<![\p{L}-])\p{Ll}{3,}(?![\p{L}-])/gu))
      if (word.length >= SHORTEST[language] && isName(word, index) && !NAMES_THAT_ARE_WORDS.has(word)) add(word, index);
  const unknown = language === "en" ? /^(?<name>\p{Ll}{3,}) /u.exec(text)?.groups?.["name"] : undefined;
  if (unknown !== undefined && isOnlyAName(unknown, text, known, language)) add(unknown, 0);
  // „Unser ben will nicht“.
  for (const { 0: whole, index, groups } of text.matchAll(OUR_SMALL)) {
    const name = groups?.["name"] ?? "";
    const at = index + whole.length - name.length;
    if (isName(name, at) && !names.some(({ start }) => start === at)) add(name, at);
  }
  const first = /^\p{Ll}{2,}/u.exec(text)?.[0];
  if (first !== undefined && isName(first, 0) && frames.afterFirstName.test(text.slice(first.length))) add(first, 0);
  return names;
}

/** "zeb wont go to bed": what no lexicon has, and does what only somebody does, in a text without capitals. */
function isOnlyAName(word: string, text: string, known: readonly FoundConcept[], language: Language): boolean {
  return (
    text === text.toLocaleLowerCase() &&
    !framesFor(language).noNames.has(word) &&
    !SENTENCE_STARTERS[language].has(word) &&
    !known.some(({ start }) => start === 0) &&
    !/(?:ing|ly|ed|[^s]s)$/u.test(word) &&
    ONLY_SOMEBODY.test(text.slice(word.length))
  );
}

const ONLY_SOMEBODY =
  /^ (?:and (?:the new|his|her) |wants?|wanted|can['’]?t|cannot|won['’]?t|doesn['’]?t|didn['’]?t|will only|loves|hates|refuses|lost|loses|misses|missed|forgot|forgets|thinks|wishes|dreams|learns|has (?:a|an|no|to|lost|never)|is (?:afraid|scared|frightened|sad|jealous|shy|ill|poorly|worried|nervous|lonely|learning|getting|starting|moving))(?!\p{L})/u;
