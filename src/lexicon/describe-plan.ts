import type { CastCard } from "#book/cast-card.ts";
import type { ByLanguage, Language } from "#book/languages.ts";
import type { FigurePlan, PagePlan, Pose, Thing } from "#book/page-plan.ts";
import { sitsInWheelchair } from "#book/sits-in-wheelchair.ts";
import { wornGarment } from "#book/worn-garment.ts";
import { planWordsDe } from "#content/lexicon/plan-words-de.ts";
import { planWordsEn } from "#content/lexicon/plan-words-en.ts";
import { planWordsRo } from "#content/lexicon/plan-words-ro.ts";
import {
  colourIn,
  isThing,
  joinWords,
  listThings,
  numbered,
  oneThing,
  thingAfterPreposition,
  type ToldThing,
} from "./describe-things.ts";
import { fill } from "./fill-slots.ts";
import { kitFor } from "./grammar/kit.ts";
import type { Participant } from "./grammar/participant.ts";
import { agreesWith, figureTarget, mention, participantOf, type Scene, type Target } from "./mention-figure.ts";
import type { PlanWords } from "./plan-words.ts";

/** Poses whose clause names what is held. */
const HOLDING: readonly Pose[] = ["hold", "lift", "read", "carry"];
/** Poses that only a figure can be the aim of. */
const BETWEEN_FIGURES: readonly Pose[] = ["hug", "wave", "whisper", "hold-hands"];
/** Poses whose clause says where the eyes are. */
const EYES_TOLD: readonly Pose[] = ["sleep", "shy", "look-back", "gaze"];

const WORDS: ByLanguage<PlanWords> = { en: planWordsEn, ro: planWordsRo, de: planWordsDe };

/**
 * The alternative text of a picture: who does what, in which mood, where and when, the weather and the things with the
 * colours that wishes gave them (S10.9).
 */
export function describePlan(plan: PagePlan, cast: readonly CastCard[], language: Language): string {
  const words = WORDS[language];
  const scene: Scene = {
    plan,
    words,
    kit: kitFor(language),
    cast: new Map(cast.map((card) => [card.id, card])),
    known: new Set(),
  };
  const figures = plan.figures.filter((figure) => scene.cast.has(figure.who));
  const [first, ...others] = figures;
  const { indoors, environment } = plan.place;
  const place = indoors === undefined ? words.places[environment] : words.rooms[indoors];
  const slots = { hour: words.hours[plan.hour], place };
  const opening = first
    ? fill(words.opening, { ...slots, clause: clauseOf(scene, first, true) })
    : fill(words.empty, slots);
  const around = indoors === undefined ? words : words.indoors;
  const rest = [
    ...otherClauses(scene, first, others),
    ...(plan.weather === "clear" ? [] : [around.weathers[plan.weather]]),
    ...thingClauses(scene, around),
  ];
  return [opening, joinWords(rest, "; ", words.andClause)].filter(Boolean).map(sentence).join(" ");
}

/** A capital at the start, one stop at the end, no comma left standing before it. */
function sentence(text: string): string {
  const trimmed = text.replace(/,$/u, "").trim();
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}.`;
}

function wearing({ words, kit }: Scene, card: CastCard): string {
  const kind = wornGarment(card.kind, card.garment.kind);
  if (kind === "none") return "";
  const plural = kind === "glasses" && kit.language !== "de";
  const article = kit.language === "en" && !plural ? "a" : "none";
  const garment = kit.phrase(kind, {
    article,
    adjective: card.garment.colour,
    plural,
    case: kit.language === "de" ? "dat" : "acc",
  });
  return fill(words.wearing, { garment });
}

/** "in her wheelchair", of whoever is seen in one. */
function seatOf({ words, kit }: Scene, card: CastCard, { pose }: FigurePlan): string {
  return sitsInWheelchair(card, pose) ? fill(words.wheelchair, { his: kit.form(participantOf(card), "his") }) : "";
}

/** What is said of somebody's looks on the first mention: ", wearing a red scarf, in her wheelchair,". */
function asides(scene: Scene, card: CastCard, figure: FigurePlan, isFirst: boolean): string {
  return [isFirst ? wearing(scene, card) : "", seatOf(scene, card, figure)]
    .filter(Boolean)
    .map((aside) => fill(scene.words.aside, { aside }))
    .join("");
}

function moodOf({ words, kit }: Scene, figure: FigurePlan, subject: Participant): string {
  const mood = words.moods[figure.mood];
  if (typeof mood === "string") return mood;
  return kit.gender(subject) === "f" ? mood[1] : mood[0];
}

function thingTarget({ words, kit }: Scene, told: ToldThing): Target {
  return {
    target: oneThing(kit, words, told, "acc"),
    dative: oneThing(kit, words, told, "dat"),
    near: thingAfterPreposition(kit, words, told),
    him: "",
  };
}

const seenTarget = (scene: Scene, thing: Thing): Target =>
  thingTarget(scene, { thing, colour: colourIn(scene.plan, thing) });

const heldTarget = (scene: Scene, { holds, holdsColour }: FigurePlan): Target | undefined =>
  holds && thingTarget(scene, { thing: holds, colour: holdsColour });

/** What a pose is aimed at: what is held for a hand that holds, else what the eyes are on. */
function targetOf(scene: Scene, figure: FigurePlan): Target | undefined {
  if (HOLDING.includes(figure.pose)) return heldTarget(scene, figure);
  const at = figure.looksAt;
  if (at === undefined || at === "reader" || at === figure.who) return undefined;
  const card = scene.cast.get(at);
  if (card) return figureTarget(scene, card);
  return isThing(at) && !BETWEEN_FIGURES.includes(figure.pose) ? seenTarget(scene, at) : undefined;
}

function clauseOf(scene: Scene, figure: FigurePlan, isFirst: boolean): string {
  const card = scene.cast.get(figure.who);
  if (!card) return "";
  const { words } = scene;
  const subject = agreesWith(scene, card);
  const who = mention(scene, card) + asides(scene, card, figure, isFirst);
  const pose = (sitsInWheelchair(card, figure.pose) && words.wheeled[figure.pose]) || words.poses[figure.pose];
  const target = pose.at ? targetOf(scene, figure) : undefined;
  const clause = fill(target && pose.at ? pose.at : pose.alone, {
    who,
    mood: moodOf(scene, figure, subject),
    his: scene.kit.form(participantOf(card), "his"),
    ...target,
  }).trim();
  const added = isFirst || figure.holds ? additionOf(scene, figure, target !== undefined) : "";
  return `${clause}${added ? ` ${added}` : ""}`;
}

/** One thing more about a figure: what it holds, or where it looks. */
function additionOf(scene: Scene, figure: FigurePlan, aimed: boolean): string {
  const { words } = scene;
  const held = HOLDING.includes(figure.pose) ? undefined : heldTarget(scene, figure);
  if (held) return fill(words.holding, { thing: held.target });
  if (aimed || EYES_TOLD.includes(figure.pose) || figure.looksAt === undefined) return "";
  if (figure.looksAt === "reader") return words.lookingAtReader;
  const card = scene.cast.get(figure.looksAt);
  if (card && card.id !== figure.who) return fill(words.looking, { ...figureTarget(scene, card) });
  return isThing(figure.looksAt) ? fill(words.looking, { ...seenTarget(scene, figure.looksAt) }) : "";
}

function otherClauses(scene: Scene, first: FigurePlan | undefined, others: readonly FigurePlan[]): string[] {
  const { words, kit, cast } = scene;
  const hero = first && cast.get(first.who);
  const him = hero ? kit.form(participantOf(hero), "him") : "";
  const told = others.slice(0, 2).map((figure, index) => {
    return fill(words.beside[index === 0 ? 0 : 1], { him }) + clauseOf(scene, figure, false);
  });
  const left = others.slice(2).flatMap((figure) => {
    const card = cast.get(figure.who);
    const held = heldTarget(scene, figure);
    const having = held ? fill(words.having, { ...held, thing: held.target }) : "";
    return card ? [[mention(scene, card), seatOf(scene, card, figure), having].filter(Boolean).join(" ")] : [];
  });
  return left.length > 0 ? [...told, fill(words.alsoThere, { all: joinWords(left, ", ", ` ${words.and} `) })] : told;
}

function thingClauses({ words, kit, plan }: Scene, around: Pick<PlanWords, "onGround" | "inSky">): string[] {
  return (["ground", "sky"] as const).flatMap((where) => {
    const things = plan.things.filter((each) => each.where === where);
    if (things.length === 0) return [];
    const counted = listThings(things).map((told) => numbered(kit, words, told));
    const template = where === "ground" ? around.onGround : around.inSky;
    return [fill(template, { things: joinWords(counted, ", ", ` ${words.and} `) })];
  });
}
