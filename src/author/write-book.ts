import type { Book, BookPage } from "#book/book.ts";
import type { Shot, Thing } from "#book/page-plan.ts";
import { COMPLEXITIES, type Complexity } from "#book/choices.ts";
import { READING_LEVELS } from "#book/reading-levels.ts";
import type { Spot } from "#content/sentences/spots.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { assignFriends } from "./assign-friends.ts";
import { bodyOf, speaksOfMissing, speaksOfSteps } from "./bodies.ts";
import type { BookRequest } from "./book-request.ts";
import { type BookState, emptyState, GIVENS, type Setting } from "./book-state.ts";
import { everybodyIn } from "./cast-member.ts";
import { chooseVariants } from "./choose-variants.ts";
import { composePage, type FriendTurn, type PageBrief, type WrittenPage } from "./compose-page.ts";
import { makeSetting } from "./make-setting.ts";
import { measureText, sentencesOf, wordsOf } from "./measure-text.ts";
import { moveCamera } from "./page-camera.ts";
import { makeTitle } from "./make-title.ts";
import { planCover } from "./plan-cover.ts";
import { planPage } from "./plan-page.ts";
import { readIdea } from "./read-idea.ts";
import type { Beat, SpotRole, Variant } from "./sentences.ts";
import { BEATS, SPOT_ROLES } from "./sentences.ts";
import { ownTextOf, tellOwnText } from "./tell-own-text.ts";

/**
 * Writes a whole book: words, the plan of every picture, and the cast. The same request with the same seed gives the same
 * book, to the byte (S10.10); another seed gives another telling. A story that is long enough to be one is kept as it is.
 */
export function writeBook(request: BookRequest, seed: string): Book {
  const reading = readIdea(request.story, request.language);
  const own = ownTextOf(request);
  if (own) return tellOwnText(request, own, reading, seed);
  const setting = makeSetting(request, reading, seed);
  const beats = setting.family.shapes[request.pages];
  const { cast } = setting;
  const turns = turnsOf(setting, beats);
  const { weather = "clear" } = setting.fitting;
  const goalThing = drawnGoal(setting);
  const pages: BookPage[] = [];
  const shots: Shot[] = [];
  let state = emptyState(cast);
  beats.forEach((beat, page) => {
    const spots = spotsFor(setting, page >= beats.length / 2);
    const written = writePage(beat, page, beats.length, spots, turns.get(page) ?? [], setting, state);
    const plan = planPage({
      beat,
      shows: written.variant.shows,
      environment: request.environment,
      spot: spots[written.variant.shows.at],
      cast,
      mentioned: written.mentioned,
      things: written.things,
      spotPhrase: setting.here.spots[spots[written.variant.shows.at].id]?.at ?? "",
      text: written.text,
      language: request.language,
      ...(goalThing && { goalThing }),
      weather,
      shots,
      textsAt: pages.map(({ plan }) => plan.textAt),
    });
    shots.push(plan.shot);
    pages.push({ text: written.text, plan, beat });
    ({ state } = written);
  });
  return {
    title: makeTitle(request.title, setting),
    language: request.language,
    complexity: request.complexity,
    cast: everybodyIn(cast).map((member) => member.card),
    cover: planCover({
      cast,
      environment: request.environment,
      set: spotsFor(setting, false).home.set,
      weather,
      seed,
      ...(goalThing && { goalThing }),
    }),
    pages: moveCamera(pages),
  };
}

/** On which pages the parent's further figures come in and have a part. */
export function turnsOf({ cast, helps }: Setting, beats: readonly Beat[]): ReadonlyMap<number, FriendTurn[]> {
  return assignFriends(beats, cast.stranger ? cast.friends : [cast.helper, ...cast.friends], cast.helper, helps);
}

/**
 * Takes the first variant that suits its page entirely, now and then of two such ones the one that suits the level better,
 * else the one that misses by the least.
 */
export function writePage(
  beat: Beat,
  page: number,
  pages: number,
  spots: PageBrief["spots"],
  turns: readonly FriendTurn[],
  setting: Setting,
  state: BookState,
): WrittenPage {
  const usable = usableVariants(beat, setting, state);
  // Now and then what only this place, this weather or this kind of idea has goes before what could happen anywhere.
  const local =
    setting.random.next() < (beat === "open" ? OWN_OPENINGS : OWN_PAGES)
      ? usable.toSorted((a, b) => Number(isOwn(b, beat)) - Number(isOwn(a, beat)))
      : usable;
  const variants = local.toSorted((a, b) => Number(paysOff(b, state)) - Number(paysOff(a, state)));
  const weighsTwo = setting.random.next() < WEIGHS_TWO;
  // What was planted comes back, even where its page has a word too many.
  const pays = (written: WrittenPage) => paysOff(written.variant, state) || answers(written, state);
  const cost = (written: WrittenPage) => (pays(written) ? written.miss - WORTH_OF_PAYING : written.miss);
  const isOwed = page === pages - 1 && state.planted.has("small") && !state.paid.has("small");
  const tellsTrouble = beat === "wish";
  let best: WrittenPage | undefined;
  for (const variant of variants) {
    const isSettled =
      best !== undefined &&
      (pays(best) || !isOwed) &&
      (best.miss === 0 || (cost(best) < 0 && !paysOff(variant, state)));
    if (best && isSettled && !(weighsTwo && isAlike(variant, best.variant, beat, state))) break;
    const brief: PageBrief = {
      variant,
      spots,
      rightHand: page % 2 === 0,
      last: page === pages - 1,
      turns,
      tellsTrouble,
    };
    const written = composePage(brief, setting, state);
    if (best && isSettled && written.miss === 0) return suitsLevelBetter(written, best, setting) ? written : best;
    if (!best || cost(written) < cost(best)) best = written;
  }
  if (!best) throw new Error(`No sentences for "${beat}" in "${setting.language}"`);
  return best;
}

/** The variants of a beat that may be told here, in a seeded order. */
export function usableVariants(beat: Beat, setting: Setting, state: BookState): readonly Variant[] {
  const fitting = chooseVariants(variantsOf(beat, setting), setting.fitting, state.planted, setting.random);
  const placed =
    beat === "open" && setting.ownPlace !== undefined
      ? fitting.filter((variant) => tellsWhere(variant, setting))
      : fitting;
  const apart = (placed.length > 0 ? placed : fitting).filter((variant) => !isTooSoonHome(variant, beat, setting));
  const able = (apart.length > 0 ? apart : fitting).filter((variant) => !tellsOfMissing(variant, setting));
  const met = able.filter((variant) => !tellsOfStrangeHelper(variant, beat, setting));
  return met.length > 0 ? met : able.length > 0 ? able : fitting;
}

/** Whether a page would be at home before somebody who is lost has found the way there. */
function isTooSoonHome({ shows }: Variant, beat: Beat, { homeward }: Setting): boolean {
  return homeward && shows.at === "home" && BEATS.indexOf(beat) < BEATS.indexOf("try3");
}

/** What a variant may say at a level. */
function linesOf(variant: Variant, complexity: Complexity): string {
  const { level, band } = READING_LEVELS[complexity];
  return variant[band]
    .flatMap((line) => {
      if (typeof line === "string") return line;
      const { say, from = 1, to = 5 } = line;
      return level < from || level > to ? [] : say;
    })
    .join(" ");
}

/** Whether a variant brings back what was planted and has not come back yet. */
function paysOff({ needs = [] }: Variant, { planted, paid }: BookState): boolean {
  return needs.some((need) => !GIVENS.some((given) => given === need) && planted.has(need) && !paid.has(need));
}

/** Whether the last page lets those answer to whom the first one spoke. */
function answers(written: WrittenPage, { paid }: BookState): boolean {
  return written.state.paid.has("small") && !paid.has("small");
}

/** Whether neither of two variants goes before the other by what it is about. */
function isAlike(one: Variant, other: Variant, beat: Beat, state: BookState): boolean {
  return isOwn(one, beat) === isOwn(other, beat) && paysOff(one, state) === paysOff(other, state);
}

/** A kind of idea has one opening of its own, and a shelf may have many books of that kind. */
const OWN_OPENINGS = 0.25;
const OWN_PAGES = 0.5;

/** As much as a sentence that is two words too long for its level. */
const WORTH_OF_PAYING = 12;

/** So often two variants are weighed: often enough to part the levels, and seldom enough that no book is like another. */
const WEIGHS_TWO = 1 / 3;

/** Where two levels share their sentences, the lower takes the easier and the higher the richer of what there is (S10.4). */
function suitsLevelBetter(one: WrittenPage, other: WrittenPage, { complexity, language }: Setting): boolean {
  const sharing = COMPLEXITIES.filter((each) => READING_LEVELS[each].band === READING_LEVELS[complexity].band);
  const isRicher = measureText(one.text, language).lix > measureText(other.text, language).lix;
  return sharing.length > 1 && isRicher === (complexity === sharing.at(-1));
}

/** Whether a variant is told of few ideas only; of a beginning also what kind of goal it leads to. */
function isOwn({ environments, weathers, types, goals }: Variant, beat: Beat): boolean {
  const isOfIdea = beat === "open" && (types !== undefined || goals !== undefined);
  return environments !== undefined || weathers !== undefined || isOfIdea;
}

function tellsWhere(variant: Variant, { complexity }: Setting): boolean {
  return /\{(?:world|home)\}/u.test(linesOf(variant, complexity));
}

/**
 * Whether a variant speaks of ears or knees that the hero does not have, or has the hero’s name as a word of its own: the
 * moon is not spoken of where she is „luna“ and the fox is Luna.
 */
function tellsOfMissing(variant: Variant, { cast, complexity, fitting, language }: Setting): boolean {
  const lines = linesOf(variant, complexity);
  const { card, participant } = cast.hero;
  const isWord = participant.name !== "" && wordsOf(lines.toLowerCase()).includes(participant.name.toLowerCase());
  return isWord || speaksOfMissing(lines, fitting.body, language, card.wheelchair);
}

/** Whether a whale would hold out a hand, or be heard coming on foot. */
function tellsOfStrangeHelper(variant: Variant, beat: Beat, { cast, complexity, language }: Setting): boolean {
  const body = bodyOf(cast.helper.card);
  const lines = linesOf(variant, complexity);
  if (beat === "low" && cast.stranger && speaksOfSteps(lines, body, language)) return true;
  const ofHelper = sentencesOf(lines).filter((sentence) => /^[^[]*\[helper\./u.test(sentence));
  return ofHelper.some((sentence) => speaksOfMissing(sentence, body, language));
}

/** A beat that the family has words for is told in them alone. */
function variantsOf(beat: Beat, { words, familyWords }: Setting): readonly Variant[] {
  return familyWords.beats[beat] ?? words.beats[beat] ?? [];
}

/** Where the page of each role is set: the second half of a book takes the other spot where there are two. */
export function spotsFor(setting: Setting, secondHalf: boolean): Readonly<Record<SpotRole, Spot>> {
  const of = (role: SpotRole): Spot => {
    const list = setting.spots[role];
    return list[secondHalf ? list.length - 1 : 0] ?? { id: role, role, set: 0 };
  };
  const [home, near, far, high] = SPOT_ROLES.map(of);
  const nowhere: Spot = { id: "home", role: "home", set: 0 };
  return { home: home ?? nowhere, near: near ?? nowhere, far: far ?? nowhere, high: high ?? nowhere };
}

/** The drawn thing that the goal is about: the lost balloon, the moon’s button. */
function drawnGoal({ goal, language }: Setting): Thing | undefined {
  if (goal.kind === "fear" || goal.kind === "question") return undefined;
  const concept = goal.concept === undefined ? undefined : conceptById(goal.concept);
  if (concept?.kind === "thing") return concept.thing;
  const things = conceptsIn(goal.phrase, language).flatMap((found) =>
    found.concept.kind === "thing" && found.concept.thing ? [found.concept.thing] : [],
  );
  return things.at(-1);
}
