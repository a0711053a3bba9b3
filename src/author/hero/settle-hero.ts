import type { Language } from "#book/languages.ts";
import { asFriend } from "../as-friend.ts";
import { foldText } from "../fold-text.ts";
import { PHRASE_BEFORE } from "../frames/determiners.ts";
import { isOfPeople } from "../is-of-people.ts";
import type { ReadFigure, Reading } from "../reading.ts";
import { SURE_OF_PLACE } from "../lent-by-lead.ts";
import { withKindTold } from "./with-kind-told.ts";
import { figureOfMention } from "./figure-of-mention.ts";
import { groupMentions } from "./group-mentions.ts";
import { heroWeights } from "./hero-weights.ts";
import { isCalled } from "./is-called.ts";
import { isName, type Mention } from "./mention.ts";
import { mentionsIn } from "./mentions-in.ts";
import { signsOfMentions } from "./signs-of-mentions.ts";
import { weighMentions } from "./weigh-mentions.ts";

/**
 * What it adds that somebody is whom the grammar’s rules take for the hero, or for another figure. From 0.75 to 2.25 the first reads a thousand
 * further ideas alike; the most of it keeps what short and plain ideas say.
 */
const RULED = 2.25;
const FIGURE = 0.4;
/** What the rules’ hero weighs where it is nothing that could be weighed, and that nobody is told of where they find nobody. */
const UNWEIGHED = 1.5;
const NOBODY = 1;
/** From so many of somebody’s mentions the text is read again at most. */
const MOST_READ = 4;
/** Letters between a noun and the name that it stands before. */
const BESIDE = 25;

/** A reading with the hero for whom most is to be said: whom the rules found, unless the signs of somebody else weigh more. */
export function settleHero(text: string, reading: Reading, readPart: (part: string) => Reading): Reading {
  const language = reading.language.value;
  const mentions = mentionsIn(text, language);
  return withKindTold(text, mentions, heaviestHero(text, mentions, reading, readPart));
}

function heaviestHero(
  text: string,
  mentions: readonly Mention[],
  reading: Reading,
  readPart: (part: string) => Reading,
): Reading {
  const language = reading.language.value;
  const { figures } = reading;
  const [hero] = figures;
  const weighed = weighMentions(signsOfMentions(text, mentions, language), heroWeights(language, "hero"));
  const groups = groupMentions(mentions, weighed, text);
  const weights = groups.map((group) => {
    const of = Math.min(...group.map((each) => placeOf(each, figures, text)));
    const together = group.reduce((sum, each) => sum + Math.exp(weighed[mentions.indexOf(each)] ?? 0), 0);
    return Math.log(together) + (of === 0 ? RULED : Number.isFinite(of) ? FIGURE : 0);
  });
  const chosen = groups[weights.indexOf(Math.max(...weights))];
  if (!chosen || (hero && chosen.some((each) => isOf(each, hero, text)))) return reading;
  const isWeighed = hero && mentions.some((each) => isOf(each, hero, text));
  if (!isWeighed && Math.max(...weights) < (hero ? UNWEIGHED : NOBODY)) return reading;
  const again = readFrom(chosen, mentions, text, language, readPart);
  if (again) return withRest(again, reading);
  const [best] = chosen;
  const other =
    figures.find((figure) => chosen.some((each) => isOf(each, figure, text))) ??
    (best && figureOfMention(best, text, language));
  if (!other) return reading;
  return {
    ...reading,
    figures: [{ ...other, role: "hero" }, ...figures.filter((each) => each !== other).map(asFriend)],
  };
}

/** Which of the figures a mention is of. */
function placeOf(mention: Mention, figures: readonly ReadFigure[], text: string): number {
  const at = figures.findIndex((figure) => isOf(mention, figure, text));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** Whether a mention is of a figure: by its name, its kind or its place. */
function isOf(mention: Mention, { name, concept, at }: ReadFigure, text: string): boolean {
  if (at === mention.start) return true;
  const word = text.slice(mention.start, mention.end);
  return isName(mention) ? isCalled(word, name) : mention.key === concept || foldText(concept) === foldText(word);
}

/** The text read from where a mention’s phrase begins, if that makes it the hero: of all its mentions the one of which most is told. */
function readFrom(
  chosen: readonly Mention[],
  mentions: readonly Mention[],
  text: string,
  language: Language,
  readPart: (part: string) => Reading,
): Reading | undefined {
  const heaviest = chosen.slice(0, MOST_READ);
  const begins = new Set(heaviest.map((mention) => beginOf(mention, mentions, text, language)));
  const read = [...begins].flatMap((begin) => {
    const part = text.slice(begin);
    const again = readPart(part);
    const [hero] = again.figures;
    const isMeant = (each: Mention) =>
      hero !== undefined && isOf({ ...each, start: each.start - begin, end: each.end - begin }, hero, part);
    const inWhole = again.figures.map((figure) => ({ ...figure, at: figure.at + begin }));
    return chosen.some((each) => each.start >= begin && isMeant(each)) ? [{ ...again, figures: inWhole }] : [];
  });
  return read.toSorted((a, b) => knownOf(b) - knownOf(a))[0];
}

/** How much a reading tells of its hero: name, kind, and what the story is about. */
function knownOf({ figures: [hero], goal, trouble }: Reading): number {
  return (hero?.name ? 2 : 0) + (hero?.concept ? 2 : 0) + ((goal ?? trouble) ? 1 : 0);
}

/** Where the phrase of a mention begins: with its article, and a name with the noun before it. */
function beginOf(mention: Mention, mentions: readonly Mention[], text: string, language: Language): number {
  const noun = isName(mention)
    ? mentions.findLast(
        (each) =>
          !isName(each) &&
          each.end <= mention.start &&
          mention.start - each.end <= BESIDE &&
          !/[.!?]/u.test(text.slice(each.end, mention.start)),
      )
    : undefined;
  const { start } = noun ?? mention;
  return start - (PHRASE_BEFORE[language].exec(text.slice(0, start))?.[0].length ?? 0);
}

/** A part’s reading with what the whole says besides: what is amiss, where it plays, and what it tells of the hero. */
function withRest(part: Reading, whole: Reading): Reading {
  const [hero, ...others] = part.figures;
  if (!hero) return part;
  const isSame = ({ name, concept }: ReadFigure) =>
    (hero.name !== "" && foldText(name) === foldText(hero.name)) ||
    (hero.name === "" && name !== "" && concept === hero.concept && !isOfPeople(concept));
  const told = whole.figures.find(isSame);
  const known = told ? { ...told, ...hero, name: hero.name || told.name, concept: hero.concept || told.concept } : hero;
  return {
    ...whole,
    ...part,
    environment: surerPlace(part.environment, whole.environment),
    pages: whole.pages,
    complexity: whole.complexity,
    figures: [{ ...known, role: "hero" }, ...others.map(asFriend)],
  };
}

/** A world that the whole names outright is where all of it plays. */
function surerPlace(part: Reading["environment"], whole: Reading["environment"]): Reading["environment"] {
  return whole.confidence < SURE_OF_PLACE && part.confidence > whole.confidence ? part : whole;
}
