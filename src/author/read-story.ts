import { afterScene } from "./after-scene.ts";
import { askedPart, saidBefore } from "./asked-part.ts";
import type { Language } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { bereftOwner } from "./bereft-owner.ts";
import { comesInstead } from "./comes-instead.ts";
import { childOfDay } from "./child-of-day.ts";
import type { FoundGoal } from "./find-goal.ts";
import { goalOfHero } from "./goal-of-hero.ts";
import { keptByElder } from "./kept-by-elder.ts";
import { goalOfAsked, surePlace, troubleOf } from "./lent-by-lead.ts";
import { isHollowGuess } from "./hollow-guess.ts";
import { isGuess } from "./is-guess.ts";
import { asLostHero } from "./lost-hero.ts";
import { withLentTrouble } from "./lent-trouble.ts";
import { thingFramesFor } from "./frames/thing-frames.ts";
import { framesFor } from "./reading-frames.ts";
import { ELDERS } from "./of-elder.ts";
import { ownerOfGoal } from "./owner-of-goal.ts";
import { isToldOfOther } from "./told/of-last-named.ts";
import { type OwnTrouble, ownTrouble } from "./own-trouble.ts";
import { readFigures } from "./read-figures.ts";
import { readOddity } from "./read-oddity.ts";
import type { ReadFigure, ReadGoal, Reading } from "./reading.ts";
import { storyAsked } from "./story-asked.ts";
import {
  suggestCharacterType,
  suggestComplexity,
  suggestEnvironment,
  suggestFamilies,
  suggestGenre,
  suggestPages,
  suggestTheme,
} from "./suggest-choices.ts";

/** As many figures as a form has room for. */
const MOST_FIGURES = 6;
/** An idea as it was typed, and what is known of it before it is read. */
export interface TypedIdea {
  readonly typed: string;
  readonly language: Reading["language"];
  /** Without markup, which no book tells. */
  readonly isPlain: boolean;
}

/** Reads a text by its grammar: who is in it, what drives it, what is amiss, where it plays. */
export function readStory(whole: string, { typed, language: detected, isPlain }: TypedIdea): Reading {
  const asked = askedPart(whole, detected.value);
  const { lead } = asked;
  const reason = storyAsked(whole, detected.value);
  const text = reason.lead === "" ? asked.text : reason.story;
  const found = conceptsIn(text, detected.value);
  const goal = sureGoal(
    goalOfAsked(goalOfHero(text, detected.value), asked, found, detected.value),
    detected.confidence,
  );
  const told = castFrom(
    afterScene(readFigures(text, detected.value, lead !== ""), text, detected.value),
    goal,
    text,
    detected.value,
  );
  const ofDay = lead === "" ? childOfDay(told, text, detected.value) : told;
  const cast = reason.castOf(saidBefore(ofDay, asked, detected.value));
  const ofHero = goal && ownerOfGoal(cast, goal, text, detected.value);
  const owned = ofHero && {
    ...ofHero,
    goal: ofHero.goal && asLostHero(ofHero.goal, ofHero.figures[0], detected.value),
  };
  const figures = withKindWished(owned?.figures ?? cast, owned?.goal, detected.value);
  const trouble = isPlain ? troubleOf(lead, text, detected.value, figures[0]) : undefined;
  // "Daddy works nights and Leila misses him": what somebody before the hero does.
  const isOthers =
    goal !== undefined &&
    detected.value === "en" &&
    isGuess(goal.goal) &&
    goal.end <= (figures[0]?.at ?? 0) &&
    goal.goal.kind === "wish";
  // "The witch Zilla and the broom that cannot fly": it is not she who wants to.
  const isThings =
    goal !== undefined &&
    owned?.goal?.of === undefined &&
    isToldOfOther(text, goal, figures[0]?.at ?? 0, detected.value);
  const isHollow = owned?.goal && (isThings || isOthers || isHollowGuess(owned.goal, trouble, text, detected.value));
  const sure = isHollow || !isPlain ? undefined : owned?.goal;
  const amiss = besideGoal(sure, trouble, text, detected.value, figures[0]);
  const aboutGoal = owned?.goal && !isHollow ? { goal: aboutFamily(owned.goal, detected.value) } : {};
  const own = { ...aboutGoal, ...(amiss && { trouble: amiss }) };
  const oddity = readOddity(text, detected.value);
  const characterType = suggestCharacterType(figures);
  const weather = found.map(({ concept }) => (concept.kind === "weather" ? concept.weather : undefined)).find(Boolean);
  return {
    language: detected,
    figures,
    ...(isPlain ? withLentTrouble(own, reason.lead, figures[0], detected.value) : own),
    ...(oddity && { oddity }),
    families: suggestFamilies(text, detected.value),
    environment: surePlace(
      suggestEnvironment(
        withoutWished(withoutNames(found, figures, text), goal, detected.value),
        characterType.value,
        figures[0]?.concept,
        text,
        detected.value,
      ),
      lead === "" ? reason.lead : lead,
      detected.value,
    ),
    characterType,
    genre: suggestGenre(text, detected.value, characterType.value),
    theme: suggestTheme(text, detected.value),
    pages: suggestPages(typed, detected.value),
    complexity: suggestComplexity(typed, detected.value),
    ...(weather && { weather }),
  };
}

/** „Vulpița Luna“ is not on the moon. */
function withoutNames(found: ReturnType<typeof conceptsIn>, figures: readonly ReadFigure[], text: string) {
  const names = new Set(figures.map(({ name }) => name));
  return found.filter(({ start, end }) => !names.has(text.slice(start, end)));
}

/** A porpoise of the North Sea who wants to see a lighthouse does not live in it. */
function withoutWished(found: ReturnType<typeof conceptsIn>, goal: FoundGoal | undefined, language: Language) {
  // "A doll forgotten on the beach" wants to find home, and the beach is where she is.
  const isSaid = (word: string) =>
    language !== "en" || goal?.goal.phrase.toLowerCase().includes(word.toLowerCase()) === true;
  const isWished = ({ start, text: word }: { start: number; text: string }) =>
    goal?.goal.kind === "wish" && start >= goal.start && start < goal.end && isSaid(word);
  const isElsewhere = found.some((each) => each.kind === "place" && !isWished(each));
  return isElsewhere ? found.filter((each) => each.kind !== "place" || !isWished(each)) : found;
}

/** "Tilda wants to be the fastest turtle": she is a turtle. */
function withKindWished(
  figures: readonly ReadFigure[],
  goal: ReadGoal | undefined,
  language: Language,
): readonly ReadFigure[] {
  const [hero, ...others] = figures;
  if (!hero || hero.concept !== "" || goal?.kind !== "wish") return figures;
  const kind = conceptsIn(goal.phrase, language).find((found) => found.kind === "figure");
  const isMeant = kind && framesFor(language).bestOfKind.test(goal.phrase.slice(0, kind.start));
  return isMeant ? [{ ...hero, concept: kind.concept.id }, ...others] : figures;
}

/** "Find a friend" is what a whole family of plots is about. */
function aboutFamily(goal: ReadGoal, language: Language): ReadGoal {
  const [about] = suggestFamilies(goal.phrase, language);
  return about === undefined || goal.kind !== "wish" ? goal : { ...goal, about };
}

/** "The fair has come to town. A dodgem car called Bumper …": nobody in a first sentence, and then somebody by a name. */
function afterSetting(figures: readonly ReadFigure[], text: string): ReadFigure | undefined {
  const [first] = figures;
  if (!first || first.name !== "" || conceptById(first.concept)?.kind === "figure") return undefined;
  return figures.find(
    ({ name, concept, at }) => name !== "" && concept !== "" && BEGINS_LATER.test(text.slice(first.at, at)),
  );
}

const BEGINS_LATER =
  /^[^.!?]*[.!?] (?:(?:In|On|At|Under|Behind|Inside|Near|There|Here)(?=[ '’])[^.!?]*)?\b(?:an?|one|the) (?:[\p{L}-]+ ){0,3}$/iu;

/** "Astronaut mum away and her kid misses her". */
const OF_ELDER = /\b(?:and|but) (?:her|his|their) (?:little )?$/iu;

/** "Mummy is going back to work and the little bear doesn’t want her to go": whom it leaves. */
const AND_LITTLE = /^[^.!?]* and (?:the|our|my) (?:\p{Ll}+ ){0,2}$/iu;

/** "Grandpa Joe keeps bees and the smallest bee is allergic to pollen". */
const LEAST = /^[^.!?]*(?:[,;.!?] | and | but )(?:the|one) (?:very )?(?:smallest|littlest|tiniest|youngest|shyest) $/iu;

/** Behind a name: it was only their turn. */
const TURN = /^\p{L}+['’]s (?:turn|job|day|week|go|fault|duty)(?!\p{L})/u;

/** "The class hamster goes missing and it was Freya’s turn to look after him": the hamster’s story. */
function isMissed({ at }: ReadFigure, figures: readonly ReadFigure[], text: string): boolean {
  const isFirst = /^(?:the|our|my) (?:\p{Ll}+ ){0,2}$/iu.test(text.slice(0, at));
  return isFirst && figures.some((one) => TURN.test(text.slice(one.at)));
}

/** "New baby. Jealous big sister": whoever has been there before. */
const NEW_BABY =
  /\bnew baby\b|\bbaby(?:['’]s)? (?:is |was )?(?:due|coming|here|born|on the way|arriv\w+)|(?<!\p{L})(?:neues Baby|Baby (?:kommt|ist da))|(?<!\p{L})(?:al (?:doilea|treilea) copil|beb(?:e|elu[șs]\p{Ll}*) nou|(?:vine|se na[șs]te) (?:un )?beb\p{Ll}*)/iu;

function isOlder({ name, concept, role }: ReadFigure): boolean {
  return role !== "helper" && (concept === "sister" || concept === "brother" || (name !== "" && CHILDREN.has(concept)));
}

/** What is amiss beside a goal that is sure: not the goal’s own words once more, where the idea tells anything else. */
function besideGoal(
  goal: ReadGoal | undefined,
  trouble: OwnTrouble | undefined,
  text: string,
  language: Language,
  hero: ReadFigure | undefined,
): OwnTrouble | undefined {
  if (!goal || isGuess(goal)) return trouble;
  return ownTrouble(text, language, hero, goal.phrase) ?? trouble;
}

/** "Dad and Leo go camping": a grown-up of the family without a name comes along with the child that the story is about. */
function childOf(first: ReadFigure, figures: readonly ReadFigure[], text: string): ReadFigure | undefined {
  const isBystander = first.name === "" || ELDERS.has(first.concept) || GROWN_UPS.has(first.concept);
  const least = isBystander && figures.find(({ at }) => LEAST.test(text.slice(first.at, at)));
  if (least) return least;
  if (first.name !== "") return undefined;
  if (/^(?:baby|child)$/u.test(first.concept) && NEW_BABY.test(text))
    return figures.find((one) => one !== first && isOlder(one));
  const isWriters =
    /^(?:sister|brother|cousin|neighbour|friend)$/u.test(first.concept) &&
    /\b(?:my|our) $/iu.test(text.slice(0, first.at));
  if (!KIN.has(first.concept) && !isWriters) return undefined;
  const little = ELDERS.has(first.concept)
    ? figures.find((one) => one !== first && one.role !== "helper" && AND_LITTLE.test(text.slice(first.at, one.at)))
    : undefined;
  if (little) return little;
  return figures.find(
    ({ name, concept, role, at }) =>
      (name !== "" || OF_ELDER.test(text.slice(0, at))) && role !== "helper" && CHILDREN.has(concept),
  );
}

/** In a language that is none of the three, what is only guessed from the order of words means nothing. */
function sureGoal(found: FoundGoal | undefined, sureOfLanguage: number): FoundGoal | undefined {
  return found && found.goal.confidence < 0.65 && sureOfLanguage <= 0.3 ? undefined : found;
}

/** A sentence that says first where it is. */
const WHERE_FIRST =
  /^(?:in|on|under|behind|near|inside|beneath|above|deep|at|în|sub|pe|la|lângă|langa|printre|deasupra|im|unter|auf|hinter|am|an|bei|neben|tief|hoch)\s/iu;

/** „În barba lui tata locuiește un șoricel“: who lives there, not whose it is. */
function thereBeside(
  first: ReadFigure,
  figures: readonly ReadFigure[],
  text: string,
  language: Language,
): ReadFigure | undefined {
  const { exists } = thingFramesFor(language);
  const isThere = ({ at }: ReadFigure) => exists.test(text.slice(0, at));
  const isSentence = ({ at }: ReadFigure) => /[.!?]/u.test(text.slice(0, at));
  // „Auf dem Dachboden von Onkel Alfons steht ein altes Akkordeon“.
  const isOwner =
    language === "de" &&
    (ELDERS.has(first.concept) || GROWN_UPS.has(first.concept)) &&
    WHOSE_DE.test(text.slice(0, first.at));
  if ((first.name !== "" && !isOwner) || isThere(first) || !WHERE_FIRST.test(text)) return undefined;
  return figures.find((figure) => figure !== first && isThere(figure) && !isSentence(figure));
}

const WHOSE_DE = /(?<!\p{L})(?:von|vom|bei|meine[rs]|unsere[rs]|der|des) $/iu;

/** "Everything flies, cars, buses. Only one old tram": the one of whom the story is. */
function onlyOne(figures: readonly ReadFigure[], text: string, language: Language): ReadFigure | undefined {
  if (language !== "en" || figures[0]?.several !== true || figures[0].name !== "") return undefined;
  return figures.find(
    ({ several, at, role }) =>
      several !== true &&
      role !== "helper" &&
      /\b(?:only|just|but|except|apart from) (?:for )?(?:one|the|a) (?:[\p{Ll}-]+ ){0,3}$/iu.test(text.slice(0, at)),
  );
}

const BREAKS_EN =
  /^(?:[\p{L}-]+ ){1,3}?(?:has |have |had |suddenly )?(?:stop(?:s|ped)|crack(?:s|ed)|leaks?|leaked|falls?|fell|fallen|jam(?:s|med)|break(?:s|ing)?|broken?|go(?:es|ne) (?:out|wrong|off)|went (?:out|wrong|off)|burnt?|burns|runs? dry)(?!\p{L})[^]*(?: and | so | but | until |[.!?] )/u;

/** "The village clock stops and the apprentice, Tamsin, has to mend it": the story of whoever is there by a name. */
function whoMends(figures: readonly ReadFigure[], text: string, language: Language): ReadFigure | undefined {
  const [first] = figures;
  if (language !== "en" || !first || first.name !== "" || conceptById(first.concept)?.kind === "figure")
    return undefined;
  const named = figures.find(({ name, at, role }) => name !== "" && at > first.at && role !== "helper");
  return named && BREAKS_EN.test(text.slice(first.at, named.at)) ? named : undefined;
}

/** "A contest in the mermaid’s palace, and the seahorse has lost his voice": whose goal it is, where before nobody but a place’s owner is. */
function subjectOfGoal(
  figures: readonly ReadFigure[],
  goal: FoundGoal | undefined,
  text: string,
  language: Language,
): ReadFigure | undefined {
  const [first] = figures;
  if (language !== "en" || !goal || isGuess(goal.goal) || first?.name !== "") return undefined;
  if (
    !/\b(?:in|at|on|from|of|inside|under|near|outside|behind) (?:an?|the) (?:[\p{Ll}-]+ ){0,2}$/iu.test(
      text.slice(0, first.at),
    )
  )
    return undefined;
  return figures.find(
    ({ at, role }) =>
      at > first.at && at < goal.start && role !== "helper" && /^\p{Ll}+ $/u.test(text.slice(at, goal.start)),
  );
}

/** "A pair of red wellies": as one. */
const PAIR = /^an? (?:\p{Ll}+ )?pair of (?:\p{Ll}+ )*$/iu;

/** "Wants to be a mechanic". */
const TO_BE =
  /(?:\b(?:be|become|becoming|being) an?|(?<!\p{L})s[ăa] (?:fie|devin[ăa]|ajung[ăa])(?: un| o)?) (?:\p{Ll}+ ){0,2}$/iu;

/** "Gets a little sister" and wants to sing the baby to sleep: it is she, and hardly one to go along. */
function isTheBaby({ concept }: ReadFigure, { phrase }: ReadGoal): boolean {
  return /^(?:sister|brother|baby)$/u.test(concept) && /(?<!\p{L})(?:baby|bebelu)/iu.test(phrase);
}

const GROWN_UPS: ReadonlySet<string> = new Set(["man", "woman"]);
/** Of whom a child of the family has something to tell: "baby is coming, Paula is jealous". */
const KIN: ReadonlySet<string> = new Set([...ELDERS, "baby", "man", "woman", "teacher"]);
const CHILDREN: ReadonlySet<string> = new Set(["", "child", "girl", "boy"]);

/**
 * Who takes part: not what is feared, nor who only stands in the wish ("wants to see a whale"), unless the hero does it
 * together with them; the named first among those who could be the hero.
 */
function castFrom(
  figures: readonly ReadFigure[],
  found: FoundGoal | undefined,
  text: string,
  language: Language,
): readonly ReadFigure[] {
  const { together } = framesFor(language);
  const { exists } = thingFramesFor(language);
  const start = found?.start ?? 0;
  const inGoal = ({ at }: ReadFigure) => found !== undefined && at >= start && at < found.end;
  const takesPart = figures.filter(
    (figure) =>
      !inGoal(figure) ||
      (found?.goal.kind === "lost" && isMissed(figure, figures, text)) ||
      figure.name !== "" ||
      (found !== undefined &&
        (found.goal.confidence < 0.65 || language === "ro") &&
        exists.test(text.slice(0, figure.at))) ||
      (found?.goal.kind === "wish" &&
        !TO_BE.test(text.slice(0, figure.at)) &&
        !isTheBaby(figure, found.goal) &&
        (figure.role === "helper" || together.test(text.slice(0, figure.at)))),
  );
  const cast = takesPart.length > 0 ? takesPart : found?.goal.kind === "fear" ? [] : figures;
  const able = cast.slice(0, MOST_FIGURES);
  // "When the bus breaks down, Mrs Applebee builds a raft": she is whom it is about.
  const lead = framesFor(language).firstClause.exec(text)?.[0].length ?? 0;
  const told = able.some(({ at, name }) => at >= lead && name !== "")
    ? able.filter(({ at, name }) => at >= lead || name !== "")
    : able;
  // "Pirates! And a girl named June", "Aunt Bea’s goose": one who is named goes before many, and whoever is there before an owner.
  const isNamed = told.some(({ name, role }) => name !== "" && role !== "helper");
  const isSomebody = ({ role, several, owns, concept, name, at }: ReadFigure) =>
    role !== "helper" &&
    !TURN.test(text.slice(at)) &&
    !(several && isNamed && !PAIR.test(text.slice(0, at))) &&
    !(owns && (language === "ro" || ELDERS.has(concept) || GROWN_UPS.has(concept) || (name === "" && told.length > 1)));
  const first =
    onlyOne(told, text, language) ??
    subjectOfGoal(told, found, text, language) ??
    whoMends(told, text, language) ??
    afterSetting(told, text) ??
    told.find(isSomebody) ??
    told.find((figure) => figure.role !== "helper") ??
    able[0];
  if (!first) return [];
  const hero =
    bereftOwner(able, text, language) ??
    (language === "ro" ? keptByElder(first, able, text) : undefined) ??
    childOf(first, able, text) ??
    comesInstead(first, figures, text, language) ??
    thereBeside(first, able, text, language) ??
    first;
  return [{ ...hero, role: "hero" as const }, ...able.filter((figure) => figure !== hero)];
}
