import type { Colour, Garment, Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import {
  type FoundName,
  likelySexOfName,
  namesByCapital,
  namesByFrame,
  namesByKin,
  properName,
  sexOfName,
} from "./find-names.ts";
import { foldText } from "./fold-text.ts";
import { framesFor } from "./reading-frames.ts";
import type { ReadFigure } from "./reading.ts";
import { isSpelledSo, sexOfNoun } from "./sex-of-noun.ts";

/** What may stand between words of one noun phrase. */
const JOINED = /^[\s,]*(?:and|și|si|und|cel|cea)?\s*$/iu;
/** How far after a kind a frame may bring its name: "a hedgehog, small and brave, called Pip". */
const NAME_REACH = 45;

/** The figures that a text names, in its order, each once. */
export function readFigures(text: string, language: Language): ReadFigure[] {
  const found = conceptsIn(text, language);
  const frames = framesFor(language);
  const byFrame = [...namesByFrame(text, language), ...namesByKin(text, language)];
  const used = new Set<FoundName>();
  const usedSpans: { start: number; end: number }[] = [];
  const figures: ReadFigure[] = [];

  for (const each of found) {
    if (each.concept.kind !== "figure" || isSecondName(each, found, text, language)) continue;
    if (isNameInstead(each, language) || isAudience(each, text, language)) continue;
    if (usedSpans.some((span) => span.start < each.end && span.end > each.start)) continue;
    const nearest = nameOf(each, text, language, byFrame, found);
    const isTaken = usedSpans.some((span) => nearest && span.start < nearest.end && span.end > nearest.start);
    const name = isTaken ? undefined : nearest;
    if (name) {
      usedSpans.push(name);
      const framed = byFrame.find((one) => one.start === name.start);
      if (framed) used.add(framed);
    }
    const count = each.number === "plural" ? countBefore(text, each.start, frames.numbers) : 1;
    for (let copy = 0; copy < count; copy += 1) {
      figures.push(figureOf(each, copy === 0 ? name?.name : undefined, text, found, language));
    }
  }
  const lone = [...byFrame.filter((name) => !used.has(name)), ...namesByCapital(text, language, found)].filter(
    (name) => !usedSpans.some((span) => span.start < name.end && span.end > name.start),
  );
  for (const name of lone) {
    if (figures.some((figure) => foldText(figure.name) === foldText(name.name))) continue;
    const sex = likelySexOfName(name.name) ?? sexByPronoun(text, language);
    figures.push({ name: name.name, concept: "", ...(sex && { sex }), role: "friend", at: name.start });
  }
  const distinct = withoutGeneral(
    mergeTwice(
      withoutLoved(
        figures.toSorted((a, b) => a.at - b.at),
        found,
        text,
        language,
      ),
    ),
  );
  return distinct.map((figure) => withRole(figure, text, language));
}

/** A known name with its capital, of which the lexicon knows a look-alike. */
function isNameInstead(found: FoundConcept, language: Language): boolean {
  const hasCapital = found.text.charAt(0) !== found.text.charAt(0).toLocaleLowerCase();
  return language === "ro" && hasCapital && sexOfName(found.text) !== undefined && !isSpelledSo(found, language);
}

/** "For a 4-year-old child": whom the book is for, not whom it is about. */
function isAudience({ start }: FoundConcept, text: string, language: Language): boolean {
  const audience = framesFor(language).audience.exec(text);
  return audience !== null && start >= audience.index && start < audience.index + audience[0].length;
}

/** Before somebody in particular: "loves a dragon", "his dog". */
const DETERMINER =
  /(?:^|\s)(?:an?|the|his|her|their|my|un|o|ein|eine[nmr]?|de[rmn]|die|das|sein\p{Ll}*|ihr\p{Ll}*)\s+(?:\p{Ll}+\s+)?$/iu;

/** "He loves trucks and dinosaurs": kinds in general, when somebody in particular is there before them. */
function withoutLoved(
  figures: readonly ReadFigure[],
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): readonly ReadFigure[] {
  const loved = framesFor(language).loves.exec(text);
  if (!loved) return figures;
  const isLoved = ({ at, name }: ReadFigure) =>
    name === "" &&
    at > loved.index &&
    (found.some(({ start, number }) => start === at && number === "plural") || !DETERMINER.test(text.slice(0, at)));
  const others = figures.filter((figure) => !isLoved(figure));
  return others.length > 0 ? others : figures;
}

function figureOf(
  found: FoundConcept,
  name: string | undefined,
  text: string,
  all: readonly FoundConcept[],
  language: Language,
): ReadFigure {
  const phrase = phraseAround(found, text, all);
  const trait = phrase.find(({ concept }) => concept.kind === "trait" && concept.id !== "lost")?.concept.id;
  const colour = phrase.map(({ concept }) => (concept.kind === "colour" ? concept.colour : undefined)).find(Boolean);
  const { concept } = found;
  const meant = concept.kind === "figure" ? concept.sex : undefined;
  const sex =
    found.sex ??
    meant ??
    (name ? likelySexOfName(name) : undefined) ??
    sexOfNoun(found, language) ??
    sexByPronoun(text, language);
  const garment = garmentAfter(found, all, text);
  return {
    name: name ?? "",
    concept: concept.id,
    ...(sex && { sex }),
    ...(trait && { trait }),
    ...(colour && { colour }),
    ...(garment && { garment }),
    role: "friend",
    at: found.start,
  };
}

/** Adjectives that belong to a noun: joined to it without anything between, before or after. */
function phraseAround(found: FoundConcept, text: string, all: readonly FoundConcept[]): readonly FoundConcept[] {
  const at = all.indexOf(found);
  const phrase: FoundConcept[] = [];
  const isAdjective = ({ kind }: FoundConcept) => kind === "trait" || kind === "colour";
  for (let index = at - 1, edge = found.start; index >= 0; index -= 1) {
    const before = all[index];
    if (!before || !isAdjective(before) || !JOINED.test(text.slice(before.end, edge))) break;
    phrase.push(before);
    edge = before.start;
  }
  for (let index = at + 1, edge = found.end; index < all.length; index += 1) {
    const after = all[index];
    if (!after || !isAdjective(after) || !JOINED.test(text.slice(edge, after.start))) break;
    phrase.push(after);
    edge = after.end;
  }
  return phrase;
}

/** The garment that a text gives a figure, before it comes to the next one. */
function garmentAfter(
  found: FoundConcept,
  all: readonly FoundConcept[],
  text: string,
): { kind: Garment; colour?: Colour } | undefined {
  const rest = all.slice(all.indexOf(found) + 1);
  const next = rest.findIndex(({ kind }) => kind === "figure");
  const near = next < 0 ? rest : rest.slice(0, next);
  const worn = near.find(({ concept }) => concept.kind === "garment");
  if (!worn || worn.concept.kind !== "garment" || /[.!?;]/u.test(text.slice(found.end, worn.start))) return undefined;
  const colour = phraseAround(worn, text, all)
    .map(({ concept }) => (concept.kind === "colour" ? concept.colour : undefined))
    .find(Boolean);
  return { kind: worn.concept.garment, ...(colour && { colour }) };
}

function nameOf(
  found: FoundConcept,
  text: string,
  language: Language,
  byFrame: readonly FoundName[],
  all: readonly FoundConcept[],
): { name: string; start: number; end: number } | undefined {
  const frames = framesFor(language);
  const framed = byFrame.find(
    (name) =>
      name.start > found.end &&
      name.start - found.end <= NAME_REACH &&
      !/[.!?;]/u.test(text.slice(found.end, name.start)) &&
      !all.some(({ kind, start }) => kind === "figure" && start >= found.end && start < name.start),
  );
  if (framed) return framed;
  const allowed = (name: string) =>
    (!frames.noNames.has(foldText(name)) || sexOfName(name) !== undefined) && name !== name.toLocaleUpperCase();
  const small = /^\s+(?<name>\p{Ll}+)/u.exec(text.slice(found.end));
  const smallName = small?.groups?.["name"];
  const isName = smallName !== undefined && sexOfName(smallName) && !frames.noNames.has(foldText(smallName));
  if (found.number === "singular" && small && isName) {
    const end = found.end + small[0].length;
    return { name: properName(smallName), start: end - smallName.length, end };
  }
  const after = frames.nameAfterKind.exec(text.slice(found.end));
  const afterName = after?.groups?.["name"];
  if (found.number === "singular" && after && afterName && allowed(afterName)) {
    const end = found.end + after[0].length;
    const isFigure = all.some(({ kind, start }) => kind === "figure" && start === end - afterName.length);
    if (!isFigure) return { name: properName(afterName), start: end - afterName.length, end };
  }
  const start = Math.min(found.start, ...phraseAround(found, text, all).map((each) => each.start));
  const before = frames.nameBeforeKind.exec(text.slice(0, start));
  const beforeName = before?.groups?.["name"];
  if (before && beforeName && allowed(beforeName)) {
    const at = before.index;
    const isConcept = all.some((each) => each.kind !== "hour" && each.start <= at && each.end > at);
    if (!isConcept || sexOfName(beforeName))
      return { name: properName(beforeName), start: at, end: at + beforeName.length };
  }
  return undefined;
}

/**
 * "a superhero cat", „o pisică supererou“, "my teacher is secretly a wizard": two kinds that are one figure. English puts
 * what matters last, Romanian first; of what somebody is said to be, the first stays.
 */
function isSecondName(found: FoundConcept, all: readonly FoundConcept[], text: string, language: Language): boolean {
  const figures = all.filter(({ kind }) => kind === "figure");
  const at = figures.indexOf(found);
  const [before, after] = [figures[at - 1], figures[at + 1]];
  const touches = (a: FoundConcept, b: FoundConcept) => /^\s+$/u.test(text.slice(a.end, b.start));
  if (language === "en" && after && touches(found, after)) return true;
  if (!before) return false;
  if (language === "ro" && touches(before, found)) return true;
  return /^\s+(?:is|was|este|e|era|ist|war)\s+(?:\p{Ll}+\s+)?(?:an?|un|o|eine?)\s+(?:in secret\s+)?$/iu.test(
    text.slice(before.end, found.start),
  );
}

/** Words for anybody ("a new friend", "her toys"): nobody in particular, if somebody in particular is there. */
const GENERAL: ReadonlySet<string> = new Set(["friend", "toy", "twin", "pupil"]);

function withoutGeneral(figures: readonly ReadFigure[]): readonly ReadFigure[] {
  const particular = figures.filter(({ concept, name }) => name !== "" || !GENERAL.has(concept));
  return particular.length > 0 ? particular : figures;
}

function countBefore(text: string, start: number, numbers: Readonly<Record<string, number>>): number {
  const words =
    text
      .slice(0, start)
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.slice(-3) ?? [];
  for (const word of words) {
    const count = numbers[word] ?? (/^[2-4]$/u.test(word) ? Number(word) : undefined);
    if (count !== undefined) return count;
  }
  return 1;
}

/** One sex if all the text's pronouns are of one. */
function sexByPronoun(text: string, language: Language): Sex | undefined {
  const frames = framesFor(language);
  const she = frames.she.test(text);
  const he = frames.he.test(text);
  return she === he ? undefined : she ? "female" : "male";
}

/** "A fox … the fox": one figure. A bare name and a bare kind that stand for the same one stay apart: nobody can tell. */
function mergeTwice(figures: readonly ReadFigure[]): readonly ReadFigure[] {
  const merged: ReadFigure[] = [];
  for (const figure of figures) {
    const same = merged.findIndex(
      (other) =>
        figure.concept !== "" &&
        other.concept === figure.concept &&
        other.at !== figure.at &&
        (figure.name === "" || other.name === figure.name),
    );
    if (same < 0) merged.push(figure);
  }
  return merged;
}

function withRole(figure: ReadFigure, text: string, language: Language): ReadFigure {
  return framesFor(language).helper.test(text.slice(0, figure.at)) ? { ...figure, role: "helper" } : figure;
}
