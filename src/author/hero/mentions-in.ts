import type { ByLanguage, Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { formIndexOf } from "#lexicon/form-index.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { namesByCapital, namesByFrame, namesByKin } from "../find-names.ts";
import { foldText } from "../fold-text.ts";
import { ANNOUNCED, DEFINITE_RO } from "../frames/determiners.ts";
import { ownKindFramesFor } from "../frames/own-kind-frames.ts";
import { isListed } from "../known-names.ts";
import { namesInSmallLetters } from "../names-in-small-letters.ts";
import { ELDERS } from "../of-elder.ts";
import { framesFor } from "../reading-frames.ts";
import { bareNames } from "./bare-names.ts";
import { besideNames } from "./beside-names.ts";
import { isClitic } from "./is-clitic.ts";
import type { Mention, MentionSort } from "./mention.ts";
import { ONLY_TITLE } from "./only-title.ts";

/** Kinds of concepts that can be somebody in a story. */
const NOUNS = /^(?:figure|thing|place|weather|garment)$/u;
/** Who is somebody’s child or a child among others, as the lexicon’s kinds. */
export const CHILDREN: ReadonlySet<string> = new Set(
  "child girl boy brother sister twin pupil cousin grandchild nephew niece grandson granddaughter son daughter".split(
    " ",
  ),
);
const ELDERLY: ReadonlySet<string> = new Set([...ELDERS, "teacher", "parent"]);
/** "The hero is a tram": what somebody is in a story, and not what it is. */
const ROLE = "hero";
/** Whoever is not among so many is no hero, and each is compared with all. */
const MOST_MENTIONS = 80;
/** A shorter word is hardly a noun. */
const SHORTEST_NOUN = 3;
const POSSESSIVE = /(?<=\p{L})[’']s(?!\p{L})/gu;
/** „Eine Mutmachgeschichte“: what is asked for is nobody. */
const STORY_DE = /(?:geschichten?|märchen|buch|büchlein)$/iu;
/** "A book about waiting": what is asked for is nobody. */
const BOOK: ByLanguage<RegExp> = {
  en: /^(?:picture )?(?:book|booklet|notebook)$/iu,
  ro: /^(?:c[ăa]rticic[ăa]|carte|caiet)$/iu,
  de: /^(?:Buch|Büchlein|Heft|Bilderbuch|Gespräch|Hörspiel)$/iu,
};
const ABOUT: ByLanguage<RegExp> = {
  en: /^ (?:about|on) /u,
  ro: /^ (?:despre|cu) /u,
  de: /^ (?:über|von|vom|zwischen|für) /u,
};
/** What says how somebody is called is nobody. */
const CALLING = /^(?:namens|genannt|hei(?:ß|ss)t|hieß|hiess|hei(?:ß|ss)en)$/u;
/** Who is told of in a clause of their own is somebody, whatever the word: "grumpy old ute that won’t start". */
const TOLD_BEHIND: ByLanguage<RegExp> = {
  en: /^,? (?:who|that|which|whose)(?!\p{L})/u,
  ro: /^,? (?:care|c[ăa]rui|c[ăa]ruia|c[ăa]reia)(?!\p{L})/u,
  de: /^, (?:der|die|das|dessen|deren|dem|den)(?!\p{L})/u,
};

/** Every noun and name of an idea that its story could be about, in the idea’s order; of an English "lion lamp" the lamp. */
export function mentionsIn(text: string, language: Language): readonly Mention[] {
  // "Dad’s ute", "my son’s bag": whose it is was mentioned too.
  const found = conceptsIn(language === "en" ? text.replaceAll(POSSESSIVE, "  ") : text, language);
  const nouns = found
    .filter(({ kind, concept }) => NOUNS.test(kind) && concept.id !== ROLE)
    .filter((each) => !isGermanVerb(each, found, language))
    .filter(({ text: word, end }) => !(BOOK[language].test(word) && ABOUT[language].test(text.slice(end))))
    .filter((each, _, all) => language !== "en" || !all.some((other) => isFirstPart(each, other, text)))
    .filter((each, _, all) => language !== "ro" || !all.some((other) => isWhatOf(each, other, text)))
    .filter((each, _, all) => language !== "ro" || !all.some((other) => isYoungOf(each, other, text)))
    .map(mentionOf);
  const known = namesOf(text, language, found);
  const bare = bareNames(text, language, nouns, found, known);
  const unknown = unknownNouns(text, language, [
    ...found.filter((each) => !isNounOfItsOwn(each, language)),
    ...known,
    ...bare,
  ]);
  const beside = besideNames(text, language, [...nouns, ...unknown], [...known, ...bare]);
  const names = [...known, ...bare, ...beside];
  const isNamed = (each: Mention) => bare.some((name) => name.start <= each.start && name.end >= each.end);
  const all = [
    ...nouns.filter(
      (each) => !isNamed(each) && !(language === "en" && unknown.some((other) => isLed(other, each, text))),
    ),
    ...names,
    ...unknown,
    ...(language === "de" ? compoundsInFront(text, [...nouns, ...unknown]) : []),
  ];
  return all.toSorted((a, b) => a.start - b.start).slice(0, MOST_MENTIONS);
}

/** „Im Jahr 2500 fliegen alle Autos“: beside nouns with their capitals what has none is no noun. */
function isGermanVerb({ text: word }: FoundConcept, all: readonly FoundConcept[], language: Language): boolean {
  const isNoun = ({ kind, start, text }: FoundConcept) => start > 0 && NOUNS.test(kind) && /^\p{Lu}/u.test(text);
  return language === "de" && /^\p{Ll}/u.test(word) && all.some(isNoun);
}

/** „Eine kleine Weiche“: with a capital inside a sentence a German word is a noun, whatever it means without one. */
function isNounOfItsOwn({ kind, text: word, start }: FoundConcept, language: Language): boolean {
  return language === "de" && start > 0 && /^(?:trait|mood|action)$/u.test(kind) && /^\p{Lu}\p{Ll}+$/u.test(word);
}

/** The lion of a "lion lamp"; a "tortoise postman" may be either, and "the giant sneezes", "our cat Biscuit" are none. */
function isFirstPart(one: FoundConcept, { start, end, kind, number }: FoundConcept, text: string): boolean {
  const isCalling = kind === "figure" && one.kind === "figure";
  const isName = /^\p{Lu}/u.test(text.slice(start, end)) && !/^\p{Lu}/u.test(one.text);
  const isDoing =
    number === "plural" && one.kind === "figure" && /\p{Lu}\p{Ll}+,? the $/u.test(text.slice(0, one.start));
  return start === one.end + 1 && !isCalling && !isName && !isDoing;
}

/** "The giant vegetable": what an unknown noun begins with is no giant. */
function isLed(unknown: Mention, noun: Mention, text: string): boolean {
  return (
    noun.key === "giant" &&
    unknown.start === noun.end + 1 &&
    /^\p{Ll}+[^\P{L}s]$/u.test(text.slice(unknown.start, unknown.end))
  );
}

/** The summer of „ploaia de vară“: what it is of. */
function isWhatOf(one: FoundConcept, other: FoundConcept, text: string): boolean {
  return !isYoungOf(other, one, text) && other.end < one.start && text.slice(other.end, one.start) === " de ";
}

/** „Un pui de vidră“ is an otter. */
function isYoungOf(young: FoundConcept, other: FoundConcept, text: string): boolean {
  return (
    /^pui(?:ul|i|ului)?$/iu.test(young.text) && other.kind === "figure" && text.slice(young.end, other.start) === " de "
  );
}

function mentionOf(found: FoundConcept): Mention {
  const { concept, kind, start, end, number } = found;
  const sort = kind === "figure" ? sortOfFigure(concept) : (kind as MentionSort);
  return { start, end, sort, key: concept.id, by: "noun", isPlural: number === "plural", found };
}

function sortOfFigure(concept: FoundConcept["concept"]): MentionSort {
  if (isOfType(concept, "Animals")) return "animal";
  if (CHILDREN.has(concept.id)) return "child";
  if (ELDERLY.has(concept.id)) return "elder";
  return isOfType(concept, "EverydayPeople") ? "people" : "being";
}

/** Names, each also where the text says it again. */
function namesOf(text: string, language: Language, found: readonly FoundConcept[]): readonly Mention[] {
  const mentions: Mention[] = [];
  const add = (start: number, end: number, key: string, by: string) => {
    if (mentions.some((each) => each.start === start)) return;
    mentions.push({ start, end, sort: "name", key, by, isPlural: false });
  };
  const known = [
    ...namesByFrame(text, language),
    ...namesByKin(text, language),
    ...namesByCapital(text, language, found),
    ...namesInSmallLetters(text, language, found).map((name) => ({ ...name, by: "small" })),
  ];
  for (const { name, start, end, by } of known) add(start, end, foldText(name), by);
  for (const name of new Set(known.map((each) => each.name)))
    for (const { 0: again, index } of text.matchAll(new RegExp(`(?<!\\p{L})${escape(name)}(?!\\p{L})`, "giu")))
      add(index, index + again.length, foldText(name), "again");
  return mentions;
}

function escape(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Letters of a noun that is known, and of what stands behind it. */
const FIRST_PART = 4;
const LAST_PART = 4;

/** „Spatzenbande gegen den Brotdieb“, „Weihnachtspyramide steht still“: a German noun in front may be a name as well, if not by what it begins with. */
function compoundsInFront(
  text: string,
  taken: readonly { readonly start: number; readonly end: number }[],
): readonly Mention[] {
  const { exact } = formIndexOf("de");
  const isNoun = (part: string) => exact.get(part)?.some(({ noun }) => noun) === true;
  return [...text.matchAll(/(?<=^|(?<!(?:Dr|Nr|St))[.!?:] )\p{Lu}\p{Ll}{7,}(?!\p{L})/gu)].flatMap(
    ({ 0: word, index: start }) => {
      const end = start + word.length;
      if (isListed(word) || taken.some((span) => span.start < end && span.end > start)) return [];
      const small = word.toLocaleLowerCase();
      const ends = Array.from(
        { length: Math.max(0, small.length - FIRST_PART - LAST_PART + 1) },
        (_, at) => at + FIRST_PART,
      );
      if (!ends.some((at) => isNoun(small.slice(0, at)))) return [];
      return [{ start, end, sort: "unknown" as const, key: foldText(word), by: "compound", isPlural: false }];
    },
  );
}

/** Nouns that the lexicon does not have, where capital, article or ending shows one. */
function unknownNouns(
  text: string,
  language: Language,
  taken: readonly { readonly start: number; readonly end: number }[],
): readonly Mention[] {
  const { nobody, noNoun } = ownKindFramesFor(language);
  const { noNames } = framesFor(language);
  const mentions: Mention[] = [];
  for (const { 0: whole, index: start } of text.matchAll(/\p{L}[\p{L}’'-]*/gu)) {
    const word = language === "en" ? whole.replace(/[’']s$/u, "") : whole;
    const end = start + word.length;
    if (word.length < SHORTEST_NOUN || taken.some((span) => span.start < end && span.end > start)) continue;
    const small = word.toLocaleLowerCase();
    if (
      isClitic(word) ||
      ONLY_TITLE.test(word) ||
      CALLING.test(small) ||
      nobody.has(small) ||
      noNoun.test(small) ||
      noNames.has(foldText(word))
    )
      continue;
    if (language === "de" && (STORY_DE.test(word) || BOOK.de.test(word))) continue;
    const before = text.slice(0, start);
    const isCapital = language === "de" && /^\p{Lu}/u.test(word) && start > 0 && !/[.!?] $/u.test(before);
    const isDefinite = language === "ro" && DEFINITE_RO.test(word);
    const isTold = TOLD_BEHIND[language].test(text.slice(end));
    if (isCapital || isDefinite || isTold || start === 0 || ANNOUNCED[language].test(before))
      mentions.push({ start, end, sort: "unknown", key: foldText(word), by: "noun", isPlural: false });
  }
  return mentions;
}
