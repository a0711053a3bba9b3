import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { namesByCapital, namesByFrame, namesByKin } from "../find-names.ts";
import { foldText } from "../fold-text.ts";
import { ANNOUNCED, DEFINITE_RO } from "../frames/determiners.ts";
import { ownKindFramesFor } from "../frames/own-kind-frames.ts";
import { namesInSmallLetters } from "../names-in-small-letters.ts";
import { ELDERS } from "../of-elder.ts";
import { framesFor } from "../reading-frames.ts";
import { bareNames } from "./bare-names.ts";
import type { Mention, MentionSort } from "./mention.ts";

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

/** Every noun and name of an idea that its story could be about, in the idea’s order; of an English "lion lamp" the lamp. */
export function mentionsIn(text: string, language: Language): readonly Mention[] {
  const found = conceptsIn(text, language);
  const nouns = found
    .filter(({ kind, concept }) => NOUNS.test(kind) && concept.id !== ROLE)
    .filter((each) => !isGermanVerb(each, found, language))
    .filter((each, _, all) => language !== "en" || !all.some((other) => isFirstPart(each, other)))
    .filter((each, _, all) => language !== "ro" || !all.some((other) => isWhatOf(each, other, text)))
    .map(mentionOf);
  const known = namesOf(text, language, found);
  const bare = bareNames(text, language, nouns, found, known);
  const names = [...known, ...bare];
  const taken = [...found, ...names];
  const isNamed = (each: Mention) => bare.some((name) => name.start <= each.start && name.end >= each.end);
  const all = [...nouns.filter((each) => !isNamed(each)), ...names, ...unknownNouns(text, language, taken)];
  return all.toSorted((a, b) => a.start - b.start).slice(0, MOST_MENTIONS);
}

/** „Im Jahr 2500 fliegen alle Autos“: beside nouns with their capitals what has none is no noun. */
function isGermanVerb({ text: word }: FoundConcept, all: readonly FoundConcept[], language: Language): boolean {
  const isNoun = ({ kind, start, text }: FoundConcept) => start > 0 && NOUNS.test(kind) && /^\p{Lu}/u.test(text);
  return language === "de" && /^\p{Ll}/u.test(word) && all.some(isNoun);
}

/** The lion of a "lion lamp"; a "tortoise postman" may be either. */
function isFirstPart(one: FoundConcept, { start, kind }: FoundConcept): boolean {
  const isCalling = kind === "figure" && one.kind === "figure";
  return start === one.end + 1 && !isCalling;
}

/** The summer of „ploaia de vară“: what it is of. */
function isWhatOf(one: FoundConcept, other: FoundConcept, text: string): boolean {
  return other.end < one.start && text.slice(other.end, one.start) === " de ";
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

/** Nouns that the lexicon does not have, where capital, article or ending shows one. */
function unknownNouns(
  text: string,
  language: Language,
  taken: readonly { readonly start: number; readonly end: number }[],
): readonly Mention[] {
  const { nobody, noNoun } = ownKindFramesFor(language);
  const { noNames } = framesFor(language);
  const mentions: Mention[] = [];
  for (const { 0: word, index: start } of text.matchAll(/\p{L}[\p{L}’'-]*/gu)) {
    const end = start + word.length;
    if (word.length < SHORTEST_NOUN || taken.some((span) => span.start < end && span.end > start)) continue;
    const small = word.toLocaleLowerCase();
    if (nobody.has(small) || noNoun.test(small) || noNames.has(foldText(word))) continue;
    const before = text.slice(0, start);
    const isCapital = language === "de" && /^\p{Lu}/u.test(word) && start > 0 && !/[.!?] $/u.test(before);
    const isDefinite = language === "ro" && DEFINITE_RO.test(word);
    if (isCapital || isDefinite || start === 0 || ANNOUNCED[language].test(before))
      mentions.push({ start, end, sort: "unknown", key: foldText(word), by: "noun", isPlural: false });
  }
  return mentions;
}
