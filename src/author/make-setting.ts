import { READING_LEVELS } from "#book/reading-levels.ts";
import { MENDED } from "#content/sentences/common-goals.ts";
import { SPOTS } from "#content/sentences/spots.ts";
import type { Language } from "#book/languages.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { bodyOf, speaksOfMissing, speaksOfSteps } from "./bodies.ts";
import type { BookRequest } from "./book-request.ts";
import type { PoolName, Setting } from "./book-state.ts";
import { type Fitting, fits } from "./choose-variants.ts";
import { chooseFamily } from "./families/choose-family.ts";
import type { FamilyId } from "./families/family.ts";
import { familyOf } from "./families/register.ts";
import { type GoalFacts, goalFacts } from "./goal-facts.ts";
import { goalInLanguage } from "./goal-in-language.ts";
import type { CastMember } from "./cast-member.ts";
import { ownPlace } from "./own-place.ts";
import { isHomeward } from "./is-homeward.ts";
import { makeCast } from "./make-cast.ts";
import { isGuess } from "./is-guess.ts";
import { nameKin } from "./name-kin.ts";
import { seeded } from "./random.ts";
import type { Oddity, ReadFigure, ReadGoal, Reading } from "./reading.ts";
import { sentencesIn } from "./sentence-books.ts";
import { SEEKS } from "./frames/sound-goals.ts";
import { mayTell, tellTrouble } from "./tell-trouble.ts";
import { weatherOf } from "./weather-of.ts";
import type { Aside, Scenery, SentenceBook, SpotRole } from "./sentences.ts";
import { SPOT_ROLES } from "./sentences.ts";

/** A wish read from a phrase of wishing is at least this sure; one from a bare verb is less. */
const SURE = 0.7;

/** How many words of a wish or a question a sentence of the level has room for: the rest of such a sentence is four. */
const ROOM_FOR_OTHERS = 4;

/**
 * Settles everything that stays the same from the first page to the last. `other` is the same book in another language:
 * its plot, figures and places stay, and only how they are said is this language's own.
 */
export function makeSetting(request: BookRequest, reading: Reading, seed: string, other?: Setting): Setting {
  const random = seeded(`${seed}:${request.language}`);
  const words = sentencesIn(request.language);
  const level = READING_LEVELS[request.complexity];
  const cast = nameKin(other?.cast ?? makeCast(request, reading, words, random), request, reading);
  const base = {
    theme: request.theme,
    genre: request.genre,
    environment: request.environment,
    weather: weatherOf(reading.weather, request),
    characterType: cast.hero.card.characterType,
    body: bodyOf(cast.hero.card),
  };
  const read = withoutGuess(goalInLanguage(reading, request.language), reading);
  const isReadable = reading.language.value === request.language;
  // Beside a goal that was made of any clause the book tells what is amiss.
  const told = (read && !isGuess(read)) || !isReadable ? undefined : reading.trouble;
  const isWrong = isWrongOf(read, request.language);
  const beside = read === undefined ? "all" : isWrong ? "deed" : "wish";
  const amiss = told && mayTell(told, request.language, beside) ? told : undefined;
  const wanted = amiss && isWrong ? undefined : read;
  const goal =
    wanted ??
    (amiss && troubleGoal(reading, request.language, words)) ??
    defaultGoal(base, reading.families, words, random.next());
  const trouble = amiss && tellTrouble(amiss, request.language, level);
  const family = other?.family ?? chooseFamily(goal.kind, request.genre, familiesFor(wanted, reading), random);
  const helps =
    other?.helps ??
    (!cast.stranger && isOwner(cast.helper, goal.of === undefined ? undefined : reading.figures[goal.of]));
  const fitting: Fitting = { ...base, goal: goal.kind };
  const place = isReadable ? ownPlace(request.story, request.language, request.environment) : undefined;
  const scenery = place?.isElsewhere ? words.elsewhere(request.environment) : words.scenery[request.environment];
  const ofFamily = words.families[family.id];
  const odd = isReadable ? reading.oddity : undefined;
  const homeward = other?.homeward ?? isHomeward(goal, request.language);
  const familyWords = (odd && ofFamily.oddity) ?? (homeward ? ofFamily.homeward : undefined) ?? ofFamily;
  const refrains = (familyWords.refrains ?? words.refrains).filter(
    ({ goals, again }) =>
      (goals?.includes(goal.kind) ?? true) && !speaksOfMissing(again, fitting.body, request.language),
  );
  const comer = bodyOf(cast.helper.card);
  const asides = (list: readonly Aside[]) =>
    random.shuffle(
      list
        .filter((aside) => fits(aside, fitting))
        .map((aside) => aside[level.band])
        .filter((text) => !speaksOfMissing(text, fitting.body, request.language, cast.hero.card.wheelchair)),
    );
  const pools: Record<PoolName, readonly string[]> = {
    bang: random.shuffle(words.sounds.bang),
    soft: random.shuffle(words.sounds.soft).filter((sound) => !speaksOfSteps(sound, comer, request.language)),
    whoosh: random.shuffle(words.sounds.whoosh),
    oops: asides(words.oops),
    stage: asides(words.stage).slice(0, 1),
    murmur: random.shuffle(scenery.murmur),
    morning: asides(words.mornings).slice(0, 1),
    friendComes: asides(words.friendComes),
    friendActs: asides(words.friendActs),
    answers: asides(words.answers),
  };
  return {
    language: request.language,
    complexity: request.complexity,
    genre: request.genre,
    family,
    familyWords,
    fitting,
    kit: kitFor(request.language),
    words,
    cast: family.meetsHelper ? { ...cast, stranger: true } : cast,
    goal,
    homeward,
    helps,
    ...(trouble && { trouble }),
    goalFacts: withOddity(goalFacts(goal, request.language, level.longestSentence - ROOM_FOR_OTHERS, helps), odd),
    refrain: refrains.find(({ id }) => id === other?.refrain.id) ??
      random.pick(refrains) ?? { id: "none", again: "", turned: "" },
    random,
    spots: other?.spots ?? spotsOf(request, (list) => random.shuffle(list)),
    scenery: other
      ? sceneryAsIn(other, scenery, place?.phrase)
      : sceneryFacts(scenery, (list) => random.pick(list), place?.phrase),
    here: scenery,
    ...(place && { ownPlace: place.phrase }),
    pools,
  };
}

function withOddity({ texts, nouns }: GoalFacts, odd: Oddity | undefined): GoalFacts {
  if (!odd) return { texts, nouns };
  return { texts: { ...texts, oddHow: odd.how, oddMe: odd.me, oddYou: odd.you, oddHe: odd.he }, nouns };
}

/** A wish that was only guessed from a verb ("roars too loud") gives way to a plot that the idea’s words ask for. */
function withoutGuess(read: ReadGoal | undefined, { families }: Reading): ReadGoal | undefined {
  const goal = read?.isUntellable === true ? read.toldAs : read;
  const isGuess = goal?.kind === "wish" && goal.confidence < SURE && goal.about === undefined;
  return isGuess && families.some((id) => familyOf(id).onlyIfAsked) ? undefined : goal;
}

/**
 * Whether what was read as a wish is only what the hero does amiss: whose neighbours say that he steals sandwiches does not set out
 * to steal them. Who looks for something does want it.
 */
function isWrongOf(read: ReadGoal | undefined, language: Language): boolean {
  return read !== undefined && isGuess(read) && !SEEKS[language].test(read.phrase);
}

/** Whether a figure of the book is the one that the idea says a wish belongs to. */
function isOwner({ participant }: CastMember, owner: ReadFigure | undefined): boolean {
  if (!owner) return false;
  return owner.name === "" ? owner.concept === participant.concept : owner.name === participant.name;
}

/**
 * The families that the idea asks for. A wish of the parent's own is told as the wish that it is, unless it is what the
 * family is about.
 */
function familiesFor(read: ReadGoal | undefined, { families }: Reading): readonly FamilyId[] {
  if (!read) return families;
  const asked = read.about === undefined ? families : [...families, read.about];
  return asked.filter((id) => !familyOf(id).onlyIfAsked || read.about === id);
}

/** Who has a trouble and no wish wants it mended, unless the idea asks for a family of plots with a goal of its own. */
function troubleGoal(
  { families: asked }: Reading,
  language: Language,
  { families }: SentenceBook,
): ReadGoal | undefined {
  if (asked.some((id) => families[id].goal !== undefined)) return undefined;
  return { kind: "wish", phrase: MENDED[language], confidence: 0 };
}

function defaultGoal(
  fitting: Omit<Fitting, "goal">,
  asked: readonly FamilyId[],
  { defaultGoals: goals, families }: SentenceBook,
  chance: number,
): ReadGoal {
  const ofFamily = asked.map((id) => families[id].goal).find((goal) => goal !== undefined);
  if (ofFamily) return { kind: ofFamily.goal, phrase: ofFamily.phrase, confidence: 0 };
  const fitted = goals.filter((each) => fits(each, { ...fitting, goal: each.goal }));
  const list = fitted.length > 0 ? fitted : goals;
  const chosen = list[Math.floor(chance * list.length)];
  return { kind: chosen?.goal ?? "wish", phrase: chosen?.phrase ?? "", confidence: 0 };
}

function spotsOf(request: BookRequest, shuffle: <T>(list: readonly T[]) => T[]): Setting["spots"] {
  const of = (role: SpotRole) => shuffle(SPOTS[request.environment].filter((spot) => spot.role === role));
  const [home, near, far, high] = SPOT_ROLES.map(of);
  return { home: home?.slice(0, 1) ?? [], near: near ?? [], far: far ?? [], high: high ?? [] };
}

function sceneryFacts(
  scenery: Scenery,
  pick: <T>(list: readonly T[]) => T | undefined,
  place: string | undefined,
): Setting["scenery"] {
  const neighbours = pick(scenery.neighbours);
  const small = pick(scenery.small);
  const lights = pick(scenery.lights);
  const world = pick(scenery.world) ?? "";
  return {
    texts: { world: place ?? world, seat: pick(scenery.seat) ?? "" },
    nouns: {
      everyone: scenery.everyone,
      ...(neighbours && { neighbours }),
      ...(small && { small }),
      ...(lights && { lights }),
    },
  };
}

/** The same beetles and the same lanterns: lists of scenery name the same in every language, mostly in the same order. */
function sceneryAsIn(other: Setting, scenery: Scenery, place: string | undefined): Setting["scenery"] {
  const there = other.here;
  const nounAsIn = (list: "neighbours" | "small" | "lights") => {
    const said = other.scenery.nouns[list];
    const at = there[list].findIndex((noun) => noun === said);
    const inOrder = scenery[list][at];
    if (said?.thing === inOrder?.thing) return inOrder;
    return scenery[list].find(({ thing }) => thing === said?.thing) ?? inOrder;
  };
  const picks = [nounAsIn("neighbours"), nounAsIn("small"), nounAsIn("lights")];
  const { texts } = other.scenery;
  const world = scenery.world[there.world.indexOf(texts["world"] ?? "")] ?? scenery.world[0];
  const seat = scenery.seat[there.seat.indexOf(texts["seat"] ?? "")] ?? scenery.seat[0];
  const [neighbours, small, lights] = picks;
  return {
    texts: { world: place ?? world ?? "", seat: seat ?? "" },
    nouns: {
      everyone: scenery.everyone,
      ...(neighbours && { neighbours }),
      ...(small && { small }),
      ...(lights && { lights }),
    },
  };
}
