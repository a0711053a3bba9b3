import type { Language } from "#book/languages.ts";
import type { Environment } from "#book/choices.ts";
import type { Hour, Mood, Weather } from "#book/page-plan.ts";
import { SET_OF_PLACE } from "#content/lexicon/instruction-words/set-of-place.ts";
import type { FoundConcept } from "../concepts-in.ts";
import { bindColours } from "./bind-colours.ts";
import { type Clause, hasMark, partAround, textBetween } from "./clause.ts";
import { eventsIn, type InstructionEvent } from "./events.ts";
import { colourMentioned, type Mentioned, mentionOf } from "./mentioned.ts";
import { fillGaps } from "./fill-gaps.ts";
import { isOwner, own } from "./own.ts";
import { oneMoodEach } from "./one-mood-each.ts";
import { lastPoseEach, onePoseEach } from "./one-pose-each.ts";
import { setAside } from "./set-aside.ts";
import { replacedIn, takeReplaced } from "./replace.ts";
import { membersMeant, type Scene } from "./scene.ts";
import { handOver } from "./hand-over.ts";
import { countBehind } from "./count-behind.ts";
import { doLikewise, doOtherwise } from "./do-likewise.ts";
import { closeDoing, isAttribute, takeDoing, takeMood } from "./take-doing.ts";
import { takeKind, takeNamed } from "./take-figure.ts";
import { takeGarment } from "./take-garment.ts";
import { keepOnlyNamed, takeMark } from "./take-mark.ts";
import { takeThing } from "./take-thing.ts";
import { undrawnIn, WHOLE } from "./undrawn.ts";
import { type Context, type TracedWish, Walk } from "./walk.ts";
import type { HairColour } from "./wish.ts";

export interface ReadSentence {
  readonly events: readonly InstructionEvent[];
  readonly wishes: readonly TracedWish[];
  /** Events that ask for something that cannot be drawn. */
  readonly unmet: ReadonlySet<InstructionEvent>;
  /** Whom the sentence spoke of last. */
  readonly subjects: readonly string[];
  /** Who is in the picture after it. */
  readonly figures: ReadonlySet<string>;
  /** What it named last. */
  readonly mentioned?: Mentioned;
}

/** What somebody is like, where a face can show it. */
const MOOD_OF_TRAIT: Readonly<Record<string, Mood>> = {
  brave: "determined",
  curious: "curious",
  "shy-trait": "shy",
  fearful: "scared",
  lonely: "sad",
  "cheeky-trait": "cheeky",
  cheerful: "happy",
  stubborn: "determined",
  grumpy: "angry",
};

/** Reads one sentence of an instruction into wishes, word by word. */
export function readSentence(sentence: string, language: Language, scene: Scene, context: Context): ReadSentence {
  const said = eventsIn(sentence, scene, language);
  const aside = setAside({ events: said, sentence }, language, scene);
  const kept = said.filter((event) => !aside.has(event));
  const events = fillGaps({ events: kept, sentence }, language, scene);
  const colours = bindColours(events, sentence, language);
  const walk = new Walk({ events, sentence }, colours.of, language, scene, context);
  const unmet = new Set<InstructionEvent>(colours.loose);
  const replaced = replacedIn(walk.clause, language);
  for (const event of undrawnIn(walk.clause, language, scene)) {
    walk.consumed.add(event);
    walk.unmet.add(event);
  }
  for (const event of events) {
    if (walk.consumed.has(event)) continue;
    if (colours.loose.has(event) && takeLoose(walk, event)) unmet.delete(event);
    if (!(replaced.has(event) ? takeReplaced(walk, event) : take(walk, event))) unmet.add(event);
    walk.mentioned = mentionOf(walk, event) ?? walk.mentioned;
  }
  closeDoing(walk);
  keepOnlyNamed(walk);
  const beyond = events.filter((event) => hasMark(event, "cannot"));
  for (const event of beyond) unmet.add(event);
  for (const event of walk.unmet) unmet.add(event);
  const undrawable = new Set(beyond.flatMap((event) => partAround(walk.clause, event)));
  doLikewise(walk);
  doOtherwise(walk);
  const posed = lastPoseEach(walk, onePoseEach(walk)).filter((traced) => !isOutdone(walk, traced));
  const wishes = handOver(
    walk,
    oneMoodEach(posed, ({ wish }) => wish),
  ).filter((traced) => !undrawable.has(traced.from) && !saysNothing(walk, traced));
  return {
    events,
    wishes,
    unmet,
    subjects: walk.subjects,
    figures: walk.figures,
    ...(walk.mentioned && { mentioned: walk.mentioned }),
  };
}

/** A colour that nothing beside it has: of what was named before. */
const takeLoose = (walk: Walk, event: InstructionEvent) =>
  event.type === "concept" &&
  event.found.concept.kind === "colour" &&
  colourMentioned(walk, event.found.concept.colour, event);

/** "The village covered in snow": the place where one is already, named for its weather or its hour. */
function isToldOfPlace({ clause, wishes, language }: Walk, from: InstructionEvent): boolean {
  const part = partAround(clause, from);
  const said = clause.sentence.slice(part[0]?.start, from.end);
  return (
    NAMED[language].test(said) &&
    wishes.some((other) => ["weather", "hour"].includes(other.wish.kind) && part.includes(other.from))
  );
}

const NAMED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:.* covers? )?\s*the \p{L}+$/iu,
  ro: /(?:^|\s)(?<!(?:în|in|la|din|spre|prin) )(?:satul|orașul|orasul|pădurea|padurea|plaja|castelul|casele|străzile|strazile)$/iu,
  de: /(?:^\s*|.* )(?<!(?:in|an|auf|bei|vor|hinter|durch) )(?:der|die|das) \p{L}+$/iu,
};

const MORE_OF =
  /(?<!\p{L})(?:(?:more|much|less|nothing|anything) of (?:the|this|that)|mai (?:mult|multe|puțin|putin) din|nimic din|(?:mehr|nichts|viel|weniger) (?:vom|von d\p{L}{2})) $/iu;

/** "Add stripes to the dress" changes nothing that can be drawn; "more of the village" is no other place. */
function saysNothing(walk: Walk, { wish, from }: TracedWish): boolean {
  const { clause, wishes, scene, unmet } = walk;
  if (wish.kind === "garment" && wish.garment === undefined && wish.colour === undefined) {
    return partAround(clause, from).some(
      (event) =>
        event.type === "unknown" ||
        unmet.has(event) ||
        hasMark(event, "cannot") ||
        (event.type === "concept" && event.found.kind === "trait"),
    );
  }
  // "In casă, în bucătărie": the house is where the room is.
  const isHouse = from.type === "concept" && from.found.concept.id === "house";
  if (isHouse && wishes.some((other) => other.wish.kind === "room")) return true;
  if (wish.kind === "place" && wish.environment === scene.plan.place.environment && isToldOfPlace(walk, from))
    return true;
  return (
    wish.kind === "place" &&
    wish.environment === scene.plan.place.environment &&
    MORE_OF.test(clause.sentence.slice(0, from.start)) &&
    wishes.some((other) => other.wish.kind === "shot")
  );
}

/** Takes the next event; false when it asks for something that cannot be drawn. */
function take(walk: Walk, event: InstructionEvent): boolean {
  switch (event.type) {
    case "name":
      if (isOwner(walk, event)) own(walk, event, [event.who]);
      else takeNamed(walk, event.who, event);
      return true;
    case "pose":
      takeDoing(walk, event.pose, event);
      return true;
    case "mood":
      takeMood(walk, event.mood, event);
      return true;
    case "hour":
      takeHour(walk, event.hour, event);
      return true;
    case "weather":
      takeWeather(walk, event.weather, event);
      return true;
    case "place":
      return takePlace(walk, event.environment, undefined, event);
    case "hair":
      takeHair(walk, event.hair, event);
      return true;
    case "room":
      walk.wish({ kind: "room", room: event.room }, event);
      return true;
    case "count":
      if (!countBehind(walk, event.count, event)) walk.count = event.count;
      return true;
    case "marks":
      takeMark(walk, event.marks, event);
      return true;
    case "concept":
      return takeConcept(walk, event.found, event);
    default:
      return true;
  }
}

/** "Eine einsame Insel": what a place is like is nobody's mood. */
function isOfPlace(clause: Clause, from: InstructionEvent): boolean {
  const next = clause.events[clause.events.indexOf(from) + 1];
  return next?.type === "concept" && next.found.kind === "place" && textBetween(clause, from, next).trim() === "";
}

/** "Not by day, at sunset": what comes of a denial gives way to what is named. */
function isOutdone({ wishes, denials }: Walk, { wish, from }: TracedWish): boolean {
  return (
    denials.has(from) &&
    wishes.some(
      (other) =>
        other.wish.kind === wish.kind &&
        !denials.has(other.from) &&
        (wish.kind !== "mood" || (other.wish.kind === "mood" && other.wish.who === wish.who)),
    )
  );
}

/** "Not in the daytime": what is turned down is another hour. */
function takeHour(walk: Walk, hour: Hour, from: InstructionEvent): void {
  const denied = walk.denies("hour", from);
  if (denied) walk.denials.add(from);
  walk.wish({ kind: "hour", hour: denied ? (hour === "day" ? "night" : "day") : hour }, from);
}

const FUR = /(?<!\p{L})(?:fur|coat|blan\p{L}*|blăn\p{L}*|fell|pelz) $/iu;

/** Hair, or the fur of an animal: "cu blana roșcată". */
function takeHair(walk: Walk, hair: HairColour, from: InstructionEvent): void {
  if (walk.denies("hair", from)) return;
  const isFur = FUR.test(walk.clause.sentence.slice(0, from.start));
  for (const who of walk.whom()) {
    walk.wish(
      isFur ? { kind: "colour", who, colour: hair === "blond" ? "yellow" : hair } : { kind: "hair", who, hair },
      from,
    );
  }
}

/** "No rain": it is to be clear. */
function takeWeather(walk: Walk, weather: Weather, from: InstructionEvent): void {
  const denied = walk.denies("weather", from) || isTooMuch(walk.clause, from);
  if (denied) walk.denials.add(from);
  if (denied && weather === "clear") {
    walk.stopRemoving();
    if (!walk.clause.events.some((event) => event !== from && isOfWeather(event))) walk.unmet.add(from);
  } else walk.wish({ kind: "weather", weather: denied ? "clear" : weather }, from);
}

/** "Too sunny", "zu viel Nebel". */
const isTooMuch = ({ sentence }: Clause, { start }: InstructionEvent) =>
  /(?<!\p{L})(?:too|zu|prea)(?: much| many| viele?| mult[ăae]?| mulți| multi)? $/iu.test(sentence.slice(0, start));

const isOfWeather = (event: InstructionEvent) =>
  event.type === "weather" || (event.type === "concept" && event.found.kind === "weather");

/** "In a forest rather than in a village": what is turned down is said with what is wanted. */
function takePlace(walk: Walk, environment: Environment, set: number | undefined, from: InstructionEvent): boolean {
  const isHome = HOME.test(walk.clause.sentence.slice(from.start, from.end));
  if (isHome && environment === walk.scene.plan.place.environment) return true;
  if (walk.denies("place", from)) return walk.clause.events.some((other) => other !== from && isPlace(other));
  if (environment === walk.scene.plan.place.environment && isSeenWhole(walk, from)) {
    walk.wish({ kind: "shot", shot: "wide" }, from);
    return true;
  }
  walk.wish({ kind: "place", environment, ...(set !== undefined && { set }) }, from);
  return true;
}

/** Where they live, and are. */
const HOME = /^(?:acas[ăa]|home|hause|daheim|zuhause)$/iu;

/** "So that the whole village can be seen": where one is, and from farther away. */
const isSeenWhole = ({ clause, language }: Walk, from: InstructionEvent) =>
  WHOLE[language].test(clause.sentence.slice(0, from.start)) ||
  (language === "ro" && /^ (?:întreg|intreg|întreagă|intreaga)(?!\p{L})/iu.test(clause.sentence.slice(from.end)));

const PATTERNS = ["spotted", "striped"];

/** "A blue dress with dots": no cloth here has a pattern. */
const isOfCloth = ({ clause }: Walk, from: InstructionEvent) =>
  partAround(clause, from).some((event) => event.type === "concept" && ["garment", "thing"].includes(event.found.kind));

const isPlace = (event: InstructionEvent) =>
  event.type === "place" || event.type === "room" || (event.type === "concept" && event.found.kind === "place");

function takeConcept(walk: Walk, found: FoundConcept, from: InstructionEvent): boolean {
  const { concept } = found;
  switch (concept.kind) {
    case "figure": {
      const meant = membersMeant(found, walk.scene);
      if (meant.length === 0 || !isOwner(walk, from)) return takeKind(walk, found, from);
      own(walk, from, meant);
      return true;
    }
    case "thing":
      return takeThing(walk, concept.thing, found, from);
    case "garment":
      return takeGarment(walk, concept.garment, from);
    case "action":
      takeDoing(walk, concept.pose, from);
      return true;
    case "mood":
      takeMood(walk, concept.mood, from);
      return true;
    case "hour":
      takeHour(walk, concept.hour, from);
      return true;
    case "weather":
      takeWeather(walk, concept.weather, from);
      return true;
    case "place":
      return takePlace(walk, concept.environment, SET_OF_PLACE[concept.id], from);
    case "trait": {
      if (PATTERNS.includes(concept.id) && isOfCloth(walk, from)) return false;
      const mood = MOOD_OF_TRAIT[concept.id];
      if (mood !== undefined && !isAttribute(walk, from) && !isOfPlace(walk.clause, from)) takeMood(walk, mood, from);
      return true;
    }
    default:
      return true;
  }
}
