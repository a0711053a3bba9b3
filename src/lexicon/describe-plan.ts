import type { CastCard } from "#book/cast-card.ts";
import type { ByLanguage, Language } from "#book/languages.ts";
import { THINGS, type FigurePlan, type PagePlan, type Pose, type Thing } from "#book/page-plan.ts";
import { planWordsDe } from "#content/lexicon/plan-words-de.ts";
import { planWordsEn } from "#content/lexicon/plan-words-en.ts";
import { planWordsRo } from "#content/lexicon/plan-words-ro.ts";
import { listThings, joinWords, numbered } from "./describe-things.ts";
import { fill } from "./fill-slots.ts";
import { kitFor } from "./grammar/kit.ts";
import type { Kit, Participant } from "./grammar/participant.ts";
import type { PlanWords } from "./plan-words.ts";

/** Poses whose clause names what is held. */
const HOLDING: readonly Pose[] = ["hold", "lift", "read", "carry"];
/** Poses that only a figure can be the aim of. */
const BETWEEN_FIGURES: readonly Pose[] = ["hug", "wave", "whisper", "hold-hands"];

const WORDS: ByLanguage<PlanWords> = { en: planWordsEn, ro: planWordsRo, de: planWordsDe };

/** What a description knows while it is being made: who has been named by kind already. */
interface Scene {
  readonly words: PlanWords;
  readonly kit: Kit;
  readonly cast: ReadonlyMap<string, CastCard>;
  readonly known: Set<string>;
}

/** The alternative text of a picture: who does what, in which mood, where and when, the weather and the things (S10.9). */
export function describePlan(plan: PagePlan, cast: readonly CastCard[], language: Language): string {
  const words = WORDS[language];
  const scene: Scene = {
    words,
    kit: kitFor(language),
    cast: new Map(cast.map((card) => [card.id, card])),
    known: new Set(),
  };
  const figures = plan.figures.filter((figure) => scene.cast.has(figure.who));
  const [first, ...others] = figures;
  const slots = { hour: words.hours[plan.hour], place: words.places[plan.place.environment] };
  const opening = first
    ? fill(words.opening, { ...slots, clause: clauseOf(scene, first, true) })
    : fill(words.empty, slots);
  const rest = [
    ...otherClauses(scene, first, others),
    ...(plan.weather === "clear" ? [] : [words.weathers[plan.weather]]),
    ...thingClauses(scene, plan),
  ];
  return [opening, joinWords(rest, "; ", words.andClause)].filter(Boolean).map(sentence).join(" ");
}

/** A capital at the start, one stop at the end, no comma left standing before it. */
function sentence(text: string): string {
  const trimmed = text.replace(/,$/u, "").trim();
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}.`;
}

function participantOf(card: CastCard): Participant {
  return { name: card.name, concept: card.called, sex: card.sex };
}

/** "Pip the hedgehog", "an owl"; once known, the name or "the owl". */
function mention({ words, kit, known }: Scene, card: CastCard, grammaticalCase: "nom" | "acc" | "dat" = "nom"): string {
  const participant = participantOf(card);
  const ending = grammaticalCase === "acc" ? "Acc" : grammaticalCase === "dat" ? "Dat" : "";
  const isKnown = known.has(card.id);
  known.add(card.id);
  if (isKnown) return kit.form(participant, grammaticalCase);
  if (!card.name) return indefinite(kit, participant, grammaticalCase);
  const kind = kit.form(participant, kit.language === "en" ? "noun" : `kind${ending}`);
  // In Romanian "pe" takes the article again before a name: "pe ariciul Pip".
  if (kit.language === "ro" && ending === "Acc")
    return `pe ${fill(words.named, { name: card.name, kind: kit.form(participant, "kind") })}`;
  return fill(words.named, { name: card.name, kind });
}

function indefinite(kit: Kit, participant: Participant, grammaticalCase: "nom" | "acc" | "dat"): string {
  if (grammaticalCase === "nom") return kit.form(participant, "a");
  if (kit.language === "ro" && grammaticalCase === "acc") return `pe ${kit.form(participant, "a")}`;
  return kit.form(participant, grammaticalCase === "acc" ? "aAcc" : "aDat");
}

function wearing({ words, kit }: Scene, card: CastCard): string {
  const { kind, colour } = card.garment;
  if (kind === "none") return "";
  const plural = kind === "glasses" && kit.language !== "de";
  const article = kit.language === "en" && !plural ? "a" : "none";
  return fill(words.wearing, { garment: kit.phrase(kind, { article, adjective: colour, plural, case: "dat" }) });
}

function moodOf({ words, kit }: Scene, figure: FigurePlan, card: CastCard): string {
  const mood = words.moods[figure.mood];
  if (typeof mood === "string") return mood;
  // The adjective agrees with the word that stands there: the noun, not the name after it.
  return kit.gender({ ...participantOf(card), name: "" }) === "f" ? mood[1] : mood[0];
}

function isThing(name: string): name is Thing {
  return (THINGS as readonly string[]).includes(name);
}

type Target = Readonly<Record<"target" | "dative" | "near" | "him", string>>;

function thingTarget({ kit }: Scene, thing: Thing): Target {
  const article = thing === "moon" ? "the" : "a";
  const target = kit.phrase(thing, { article, case: "acc" });
  const near = kit.language === "ro" && article === "the" ? kit.phrase(thing, { article: "none" }) : target;
  return { target, dative: kit.phrase(thing, { article, case: "dat" }), near, him: "" };
}

function personTarget(scene: Scene, card: CastCard): Target {
  const participant = participantOf(card);
  const { kit, known } = scene;
  if (kit.language === "ro") {
    const near = known.has(card.id)
      ? kit.form(participant, "near")
      : mention({ ...scene, known: new Set(known) }, card, "nom");
    const bare = { ...participant, name: "" };
    return { target: mention(scene, card, "acc"), dative: near, near, him: kit.form(bare, "him") };
  }
  const dative = mention({ ...scene, known: new Set(known) }, card, "dat");
  const target = mention(scene, card, "acc");
  return { target, dative, near: target, him: "" };
}

/** What a pose is aimed at: what is held for a hand that holds, else what the eyes are on. */
function targetOf(scene: Scene, figure: FigurePlan): Target | undefined {
  if (figure.holds && HOLDING.includes(figure.pose)) return thingTarget(scene, figure.holds);
  const at = figure.looksAt;
  if (at === undefined || at === "reader") return undefined;
  const card = scene.cast.get(at);
  if (card) return HOLDING.includes(figure.pose) ? undefined : personTarget(scene, card);
  return isThing(at) && !BETWEEN_FIGURES.includes(figure.pose) ? thingTarget(scene, at) : undefined;
}

function clauseOf(scene: Scene, figure: FigurePlan, isFirst: boolean): string {
  const card = scene.cast.get(figure.who);
  if (!card) return "";
  const { words, kit } = scene;
  const who = mention(scene, card) + (isFirst ? wearing(scene, card) : "");
  const pose = words.poses[figure.pose];
  const target = pose.at ? targetOf(scene, figure) : undefined;
  const clause = fill(target && pose.at ? pose.at : pose.alone, {
    who,
    mood: moodOf(scene, figure, card),
    ...target,
  }).trim();
  const added = isFirst || figure.holds ? additionOf(scene, figure, target !== undefined) : "";
  const wearsComma = kit.language === "en" && who.endsWith(",") && clause.endsWith(",");
  return `${wearsComma ? clause.slice(0, -1) : clause}${added ? ` ${added}` : ""}`;
}

/** One thing more about a figure: what it holds, or where it looks. */
function additionOf(scene: Scene, figure: FigurePlan, aimed: boolean): string {
  const { words } = scene;
  const handsTold = HOLDING.includes(figure.pose);
  if (figure.holds && !handsTold) return fill(words.holding, { thing: thingTarget(scene, figure.holds).target });
  if (aimed || figure.pose === "sleep" || figure.looksAt === undefined) return "";
  if (figure.looksAt === "reader") return words.lookingAtReader;
  const card = scene.cast.get(figure.looksAt);
  if (card && card.id !== figure.who) return fill(words.looking, { ...personTarget(scene, card) });
  return isThing(figure.looksAt) ? fill(words.looking, { ...thingTarget(scene, figure.looksAt) }) : "";
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
    return card ? [mention(scene, card)] : [];
  });
  return left.length > 0 ? [...told, fill(words.alsoThere, { all: joinWords(left, ", ", ` ${words.and} `) })] : told;
}

function thingClauses({ words, kit }: Scene, plan: PagePlan): string[] {
  return (["ground", "sky"] as const).flatMap((where) => {
    const things = plan.things.filter((each) => each.where === where).map((each) => each.thing);
    if (things.length === 0) return [];
    const counted = listThings(things).map(([thing, count]) => numbered(kit, words, thing, count));
    const template = where === "ground" ? words.onGround : words.inSky;
    return [fill(template, { things: joinWords(counted, ", ", ` ${words.and} `) })];
  });
}
