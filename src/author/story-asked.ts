import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { isOfType } from "#lexicon/is-of-type.ts";
import { asFriend } from "./as-friend.ts";
import { askedInRomanian } from "./asked-in-romanian.ts";
import { foldText } from "./fold-text.ts";
import { sexOfName } from "./known-names.ts";
import { readFigures } from "./read-figures.ts";
import type { ReadFigure } from "./reading.ts";

/** The part of an idea that is its story, and who takes part in it by what was told before. */
export interface StoryAsked {
  readonly story: string;
  /** Why it is asked for; empty where nothing tells that. */
  readonly lead: string;
  readonly castOf: (figures: readonly ReadFigure[]) => readonly ReadFigure[];
}

/** What an idea asks for, without the reason for it: all of it where it begins with its story. */
export function storyAsked(text: string, language: Language): StoryAsked {
  const asked = language === "ro" ? askedInRomanian(text) : undefined;
  const all: StoryAsked = { story: text, lead: "", castOf: (figures) => figures };
  if (!asked) return all;
  const lead = text.slice(0, asked.at);
  if (asked.of === "child") return { ...all, castOf: (figures) => withChildFirst(figures, lead, language) };
  const story = text.slice(asked.at);
  if (asked.of === "known" && isOfPeople(asked.name, lead, language)) return all;
  if (asked.of === "known")
    return { story, lead, castOf: (figures) => withKnownFirst(figures, asked.name, lead, language) };
  return { story, lead, castOf: (figures) => withNameTold(figures, lead, language) };
}

/** „Tudor al meu își scoate amigdalele. Să fie despre el“: the child that was told of, and whoever is there in its story. */
function withChildFirst(figures: readonly ReadFigure[], lead: string, language: Language): readonly ReadFigure[] {
  if (figures[0]?.name !== undefined && figures[0].name !== "") return figures;
  const child = readFigures(lead, language).find((each) => isChild(each)) ?? namedIn(lead);
  if (!child) return figures;
  const read = figures.find((each) => isSameName(each, child)) ?? child;
  return [
    { ...read, role: "hero" },
    ...figures.filter((each) => !isSameName(each, child) && each.at >= lead.length).map(asFriend),
  ];
}

/** „Toți cântă, numai Vlăduț e afon“: the last with a capital within a sentence, and no place. */
function namedIn(lead: string): ReadFigure | undefined {
  const last = [
    ...lead.matchAll(/(?<=\p{Ll},? )(?<!(?<!\p{L})(?:la|din|[îi]n|spre|de la|de|pe) )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu),
  ].at(-1);
  const sex = last && sexOfName(last[0]);
  return last && { name: last[0], concept: "", role: "hero", at: last.index, ...(sex && { sex }) };
}

const CHILDREN: ReadonlySet<string> = new Set([
  "",
  ..."child girl boy twin nephew niece grandson granddaughter son daughter brother sister pupil cousin".split(" "),
]);

function isChild({ name, concept }: ReadFigure): boolean {
  return name !== "" && CHILDREN.has(concept);
}

function isSameName(one: ReadFigure, other: ReadFigure): boolean {
  return foldText(one.name) === foldText(other.name);
}

/** „Cocoșul nostru, Ghiță … o poveste cu Ghiță“: with what was told of whoever is named. */
function withKnownFirst(
  figures: readonly ReadFigure[],
  name: string,
  lead: string,
  language: Language,
): readonly ReadFigure[] {
  const called: ReadFigure = { name, concept: "", role: "hero", at: 0 };
  const before = readFigures(lead, language);
  const told =
    before.find((each) => isSameName(each, called) && each.concept !== "") ?? petBefore(before, called, lead);
  const hero = figures.find((each) => isSameName(each, called)) ?? called;
  return [
    told && hero.concept === "" ? { ...told, ...hero, concept: told.concept, role: "hero" } : { ...hero, role: "hero" },
    ...figures.filter((each) => !isSameName(each, called) && each.at > 0).map(asFriend),
  ];
}

/** „Ema tot întreabă unde e. O poveste în care Ema …“: a child, all of which is its story. */
function isOfPeople(name: string, lead: string, language: Language): boolean {
  const told = readFigures(lead, language);
  const called: ReadFigure = { name, concept: "", role: "hero", at: 0 };
  const same = told.find((each) => isSameName(each, called));
  return (!same || CHILDREN.has(same.concept)) && petBefore(told, called, lead) === undefined;
}

/** „Ne-a murit hamsterul, îl chema Nuca“: the animal that was told of before its name. */
function petBefore(figures: readonly ReadFigure[], { name }: ReadFigure, lead: string): ReadFigure | undefined {
  const at = lead.indexOf(name);
  return figures.findLast((each) => each.at < at && each.name === "" && isAnimal(each));
}

/** „Hamsterul Nuca a murit. O poveste cu un hamster“: what it was called. */
function withNameTold(figures: readonly ReadFigure[], lead: string, language: Language): readonly ReadFigure[] {
  const [hero, ...others] = figures;
  if (!hero || hero.name !== "" || !isAnimal(hero)) return figures;
  const told = readFigures(lead, language).find(({ name, concept }) => name !== "" && concept === hero.concept);
  return told ? [{ ...told, ...hero, name: told.name }, ...others] : figures;
}

function isAnimal({ concept }: ReadFigure): boolean {
  return isOfType(conceptById(concept), "Animals");
}
