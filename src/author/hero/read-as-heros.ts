import type { Language } from "#book/languages.ts";
import { asFriend } from "../as-friend.ts";
import { foldText } from "../fold-text.ts";
import { PHRASE_BEFORE } from "../frames/determiners.ts";
import { isOfPeople } from "../is-of-people.ts";
import { SURE_OF_PLACE } from "../lent-by-lead.ts";
import type { ReadFigure, Reading } from "../reading.ts";
import { figureOfMention } from "./figure-of-mention.ts";
import { isOfFigure } from "./is-of-figure.ts";
import { isName, type Mention } from "./mention.ts";

/** „Ab jetzt bist du ein Pirat“: who is spoken to is told of in no other words. */
const SPOKEN_TO = /(?<!\p{L})(?:bist|wirst|wärst) du $/iu;
/** From so many of somebody’s mentions the text is read again at most. */
const MOST_READ = 4;
/** Letters between a noun and the name that it stands before. */
const BESIDE = 25;

/** The text read as the story of whom `chosen` mentions: from where a phrase of theirs begins, or else with them in front. `reading` is what the rules read. */
export function readAsHeros(
  text: string,
  chosen: readonly Mention[],
  mentions: readonly Mention[],
  reading: Reading,
  readPart: (part: string) => Reading,
): Reading {
  const language = reading.language.value;
  const { figures } = reading;
  const again = readFrom(chosen, mentions, text, language, readPart);
  if (again) return withRest(again, reading);
  const [best] = chosen;
  const other =
    figures.find((figure) => chosen.some((each) => isOfFigure(each, figure, text))) ??
    (best && figureOfMention(best, text, language));
  if (!other) return reading;
  return {
    ...reading,
    figures: [{ ...other, role: "hero" }, ...figures.filter((each) => each !== other).map(asFriend)],
  };
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
    if (SPOKEN_TO.test(text.slice(0, begin))) return [];
    const part = text.slice(begin);
    const again = readPart(part);
    const [hero] = again.figures;
    const isMeant = (each: Mention) =>
      hero !== undefined && isOfFigure({ ...each, start: each.start - begin, end: each.end - begin }, hero, part);
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
  // „Streit zwischen Löffel und Gabel“: what drives it was said where nobody was found.
  const { goal, trouble } = whole;
  const said = whole.figures.length === 0 ? { ...(goal && { goal }), ...(trouble && { trouble }) } : {};
  return {
    ...whole,
    ...part,
    ...said,
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
