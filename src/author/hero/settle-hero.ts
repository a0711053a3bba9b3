import type { Reading } from "../reading.ts";
import { fullName } from "./full-name.ts";
import { heroWeights } from "./hero-weights.ts";
import { type HeroChoice, heroChoices } from "./hero-choices.ts";
import { readAsHeros } from "./read-as-heros.ts";
import { isOfFigure } from "./is-of-figure.ts";
import { isName, type Mention } from "./mention.ts";
import { CHILDREN, mentionsIn } from "./mentions-in.ts";
import { toldSentences } from "./told-sentences.ts";
import { type SignWeights, weighChoices, weighSigns } from "./weigh-choices.ts";
import { withChoice } from "./with-choice.ts";

/** Mentions that are nobody by their sort, and those that are somebody. */
const NOBODY = /^(?:place|weather|garment|unknown)$/u;
const SOMEBODY = /^(?:animal|child|elder|people|being|name)$/u;

/** By how much another has to weigh more than the hero whom the rules found, and more still to take away what they say it is. */
const SURER = 0.6;
const SURER_OF_LESS = 3;

/** A reading with the hero for whom most is to be said: whom the rules found, unless the signs of somebody else weigh more. */
export function settleHero(text: string, reading: Reading, readPart: (part: string) => Reading): Reading {
  return withFullName(text, heaviestHero(text, reading, readPart));
}

function withFullName(text: string, reading: Reading): Reading {
  const [hero, ...others] = reading.figures;
  if (!hero) return reading;
  return { ...reading, figures: [{ ...hero, name: fullName(hero, text, reading.language.value) }, ...others] };
}

function heaviestHero(text: string, reading: Reading, readPart: (part: string) => Reading): Reading {
  const language = reading.language.value;
  const [hero] = reading.figures;
  const mentions = mentionsIn(text, language);
  const weights = heroWeights(language);
  const choices = heroChoices(text, mentions, reading, language);
  const weighed = weighChoices(choices, weights);
  const choice = choices[surest(choices, weighed)];
  const chosen = [...(choice?.name?.mentions ?? []), ...(choice?.noun?.mentions ?? [])];
  if (!choice || chosen.length === 0) return reading;
  if (hero && chosen.some((each) => isOfFigure(each, hero, text))) return withChoice(text, mentions, reading, choice);
  if (isOnlyAsked(chosen, reading, text) || isOnlyThere(chosen, mentions, reading, text)) return reading;
  if (isBesideWhoFears(chosen, reading, text)) return reading;
  return withChoice(
    text,
    mentions,
    readAsHeros(text, heaviestFirst(choice, weights), mentions, reading, readPart),
    choice,
  );
}

/** The heaviest choice, or the rules’ own where that is hardly lighter and says no less. */
function surest(choices: readonly HeroChoice[], weighed: readonly number[]): number {
  const best = weighed.indexOf(Math.max(...weighed));
  const at = choices.findIndex(({ isRuled }) => isRuled);
  const [choice, ruled] = [choices[best], choices[at]];
  if (!choice || !ruled) return best;
  const isMore = choice.noun === ruled.noun && choice.name !== undefined && ruled.name === undefined;
  const isLess = choice.name === ruled.name && choice.noun === undefined && ruled.noun !== undefined;
  const least = (weighed[at] ?? 0) + (isMore ? 0 : isLess ? SURER_OF_LESS : SURER);
  return (weighed[best] ?? 0) < least ? at : best;
}

/** The mentions of a choice, of which most is told first. */
function heaviestFirst({ name, noun }: HeroChoice, weights: SignWeights): readonly Mention[] {
  const places = [name, noun].flatMap((group) =>
    (group?.mentions ?? []).map((mention, at) => ({ mention, weight: weighSigns(group?.places[at] ?? [], weights) })),
  );
  return places.toSorted((a, b) => b.weight - a.weight).map(({ mention }) => mention);
}

/** "Why is the moon round?": what is asked about is nobody where nothing else is told. */
function isOnlyAsked(chosen: readonly Mention[], { goal }: Reading, text: string): boolean {
  return (
    toldSentences(text).length === 1 &&
    goal?.kind === "question" &&
    chosen.every(({ sort }) => /^(?:thing|weather|place|unknown)$/u.test(sort))
  );
}

const AND = /(?<!\p{L})(?:and|und|și|si|&)(?!\p{L})/iu;

/** "Ana and her cat who is afraid of water": the book is about whoever fears, misses or asks something. */
function isBesideWhoFears(
  chosen: readonly Mention[],
  { figures: [hero, second], goal }: Reading,
  text: string,
): boolean {
  const isFeared = goal !== undefined && goal.kind !== "wish" && goal.of === undefined;
  if (!isFeared || !hero || !second || second.at > hero.at) return false;
  const between = text.slice(second.at, hero.at);
  return !/[.!?]/u.test(between) && AND.test(between) && chosen.some((each) => isOfFigure(each, second, text));
}

/** "A shy thunderstorm", "the wind that has lost its whistle": weather that somebody tells of. */
function isIntroduced({ start, end }: Mention, text: string): boolean {
  return (
    /(?<!\p{L})(?:an?|un|o|eine?[mnr]?|unei|unui) (?:\p{Ll}+ ){0,2}$/iu.test(text.slice(0, start)) ||
    /^(?:,? (?:that|who|which|care|cea? (?!mai)|the)|, (?:der|die|das))(?!\p{L})/u.test(text.slice(end))
  );
}

/** "The castle is haunted by a ghost": in one sentence a place or what is unknown is no hero where the rules found somebody. */
function isOnlyThere(
  chosen: readonly Mention[],
  mentions: readonly Mention[],
  { figures: [hero] }: Reading,
  text: string,
): boolean {
  if (toldSentences(text).length > 1) return false;
  if (!hero) return chosen.every((each) => each.sort === "weather" && !isIntroduced(each, text));
  const isMentioned = mentions.some((each) => SOMEBODY.test(each.sort) && isOfFigure(each, hero, text));
  // "Potty training": the child whom nobody names.
  if (!isMentioned && hero.name === "" && CHILDREN.has(hero.concept)) return !chosen.some(isName);
  return (
    chosen.every(({ sort }) => NOBODY.test(sort)) && (isMentioned || chosen.every(({ sort }) => sort === "unknown"))
  );
}
