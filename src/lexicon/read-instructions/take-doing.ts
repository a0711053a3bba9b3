import type { Language } from "#book/languages.ts";
import type { Mood, Pose, Thing } from "#book/page-plan.ts";
import { isBesideWhich } from "./beside.ts";
import { hasMark, nextNoun, partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import type { Walk } from "./walk.ts";
import { address, meanAll, tellRelative } from "./who-does.ts";
import { whoIs } from "./who-is.ts";

/** Doings that need something in the hands. */
export const HOLDING: readonly Pose[] = ["hold", "lift", "read", "carry"];
/** Doings that are done to somebody or something. */
export const AIMING: readonly Pose[] = ["reach", "point", "wave", "hug", "whisper", "hold-hands", "push"];

/** What a face shows that is not to show a mood. */
export const OPPOSITE_MOOD: Readonly<Record<Mood, Mood>> = {
  happy: "calm",
  joyful: "calm",
  curious: "calm",
  surprised: "calm",
  sad: "happy",
  scared: "calm",
  determined: "calm",
  sleepy: "happy",
  proud: "calm",
  calm: "happy",
  shy: "calm",
  angry: "calm",
  cheeky: "calm",
};

/** Whether a word stands before the figure that it is said of: "a sad bear", "eine schlafende Katze". */
export function isAttribute({ clause, language }: Walk, from: InstructionEvent): boolean {
  const next = nextNoun(clause, from);
  if (next === undefined) return false;
  const isForHim = (next.type === "name" || isFigureOrPronoun(next)) && FOR.test(textBetween(clause, from, next));
  if (language === "ro" || isForHim) return isForHim;
  const isFigure = next.type === "concept" && next.found.kind === "figure";
  return (
    isFigure && clause.events.slice(clause.events.indexOf(from) + 1, clause.events.indexOf(next)).every(isAdjective)
  );
}

/** "A happy face for Bruno". */
const FOR = /(?<!\p{L})(?:for|für|fuer|pentru|la)(?: the| d\p{L}{2})? $/iu;

const isAdjective = (event: InstructionEvent) =>
  event.type === "mood" ||
  (event.type === "concept" && ["colour", "trait", "mood"].includes(event.found.kind)) ||
  (event.type === "marks" && [...event.marks].every((mark) => mark === "small-talk" || mark === "and"));

/** "Der Hund sitzt brav", "stă cuminte": how it is done, and no face. */
function isHowDone({ clause, language }: Walk, from: InstructionEvent): boolean {
  const isGood = /^(?:brav|artig|cuminte|cuminți|cuminti)$/iu.test(clause.sentence.slice(from.start, from.end));
  return (
    language !== "en" &&
    isGood &&
    partAround(clause, from).some(
      (event) => event.type === "pose" || (event.type === "concept" && event.found.kind === "action"),
    )
  );
}

/** "Let it snow quietly": a mood that nobody has, beside a weather or an hour. */
function isOfTheSky({ clause, subjects }: Walk, from: InstructionEvent): boolean {
  const part = partAround(clause, from);
  const has = (kinds: readonly string[]) =>
    part.some((event) => (event.type === "concept" ? kinds.includes(event.found.kind) : kinds.includes(event.type)));
  const isSaidOf = part.some((event) => hasMark(event, "she") || hasMark(event, "he") || hasMark(event, "everyone"));
  return subjects.length === 0 && has(["weather", "hour"]) && !has(["name", "figure"]) && !isSaidOf;
}

export function takeMood(walk: Walk, named: Mood, from: InstructionEvent): void {
  if (isOfTheSky(walk, from) || isHowDone(walk, from)) return;
  if (!walk.isRemoving && isAttribute(walk, from)) {
    walk.foretold.push((who) => ({ kind: "mood", who, mood: named }));
    return;
  }
  if (!walk.isRemoving && isBeforeSubject(walk, from)) {
    walk.foretold.push((who) => ({ kind: "mood", who, mood: named }));
    return;
  }
  const behind = walk.isRemoving && isBeforeSubject(walk, from) ? nextNoun(walk.clause, from) : undefined;
  if (behind !== undefined) {
    walk.consumed.add(behind);
    walk.subjects = whoIs(behind, walk.scene);
  }
  const attributed = isAttribute(walk, from) ? nextNoun(walk.clause, from) : undefined;
  const isDenied = walk.denies("mood", from) || isTooMuch(walk, from);
  if (isDenied) walk.denials.add(from);
  const mood = isDenied ? OPPOSITE_MOOD[named] : named;
  walk.untold = undefined;
  meanAll(walk, from);
  // "No sad dog": it is the mood that goes.
  if (attributed && isDenied && whoIs(attributed, walk.scene).length > 0) {
    walk.consumed.add(attributed);
    walk.subjects = whoIs(attributed, walk.scene);
  }
  for (const who of walk.whom()) walk.wish({ kind: "mood", who, mood }, from);
}

const TOO: Readonly<Record<Language, readonly [before: RegExp, notBehind: RegExp]>> = {
  en: [/(?<!\p{L})(?:far |much |way )?too $/iu, /^ (?:to|for)(?!\p{L})/iu],
  ro: [/(?<!\p{L})(?:mult )?prea $/iu, /^ (?:ca|pentru|sa|să)(?!\p{L})/iu],
  de: [/(?<!\p{L})(?:viel )?zu $/iu, /^,? (?:um|zum|für)(?!\p{L})/iu],
};

/** "Maya is too sad": less of it; "too tired to walk" is what she is. */
function isTooMuch({ clause, language }: Walk, { start, end }: InstructionEvent): boolean {
  const [before, notBehind] = TOO[language];
  const isSo = !/(?<!\p{L})(?:not|n['’]t|nu|nicht|kein\p{L}*) (?:\p{L}+ )?$/iu.test(
    clause.sentence.slice(0, start).replace(before, ""),
  );
  return isSo && before.test(clause.sentence.slice(0, start)) && !notBehind.test(clause.sentence.slice(end));
}

const isFigureOrPronoun = (event: InstructionEvent) =>
  hasMark(event, "pronoun") ||
  hasMark(event, "everyone") ||
  (event.type === "concept" && event.found.kind === "figure");

/** "Neben ihr steht ein Korb": a thing stands there. */
function isOfThing({ clause, language }: Walk, pose: Pose, from: InstructionEvent): boolean {
  if (!["stand", "lie", "fly", "swim"].includes(pose)) return false;
  const part = partAround(clause, from);
  const before = part.slice(0, part.indexOf(from));
  const next = nextNoun(clause, from);
  const isThing = next?.type === "concept" && next.found.kind === "thing";
  const somebody = before.some((event) => event.type === "name" || isFigureOrPronoun(event));
  if (!somebody && before.some((event) => event.type === "concept" && event.found.kind === "thing")) return true;
  return language !== "en" && isThing && before.some((event) => hasMark(event, "ground") || hasMark(event, "sky"));
}

/** "Das Dorf zeigen", "arată-i": what is shown is no pointing finger. */
function isShowing({ clause, language }: Walk, pose: Pose, from: InstructionEvent): boolean {
  if (language === "ro" && pose === "point") {
    const asked = clause.sentence.slice(from.start);
    return (
      /^arat\p{L}*-/iu.test(asked) ||
      (!/(?<!\p{L})(?:îl|il|o|îi|ii|s-o|să-l|sa-l) $/iu.test(clause.sentence.slice(0, from.start)) &&
        !/(?<!\p{L})(?:spre|către|catre|înspre|inspre|la|deget\p{L}*|l[aă]bu[tț]\p{L}*|lab[aă]|mâna|mana|sus|jos|acolo|ceva|indic\p{L}*|într-acolo)(?!\p{L})/iu.test(
          asked,
        ))
    );
  }
  const points =
    /(?<!\p{L})(?:auf|zum|zur|nach|hinauf|finger|pfote|pfötchen|hand|arm|hoch|dorthin|dahin|himmel|weist)(?!\p{L})/iu.test(
      clause.sentence,
    );
  return language === "de" && pose === "point" && !points;
}

export function takeDoing(walk: Walk, pose: Pose, from: InstructionEvent): void {
  closeDoing(walk);
  if (isOfThing(walk, pose, from) || isShowing(walk, pose, from)) return;
  if (!walk.isRemoving && isParticiple(walk, from) && isAttribute(walk, from)) {
    walk.foretold.push((who) => ({ kind: "pose", who, pose }));
    return;
  }
  if (walk.isRemoving && !AIMING.includes(pose) && !HOLDING.includes(pose) && isBeforeSubject(walk, from)) {
    const subject = nextNoun(walk.clause, from);
    walk.denies("action", from);
    if (subject === undefined) return;
    walk.consumed.add(subject);
    walk.subjects = whoIs(subject, walk.scene);
    if (pose !== "stand") for (const who of walk.whom()) walk.wish({ kind: "pose", who, pose: "stand" }, from);
    return;
  }
  if (isInverted(walk, from) || (!AIMING.includes(pose) && !HOLDING.includes(pose) && isBeforeSubject(walk, from))) {
    walk.foretold.push((who) => ({ kind: "pose", who, pose }));
    return;
  }
  tellRelative(walk, from);
  address(walk, from);
  meanAll(walk, from);
  const { object } = walk;
  [walk.untold, walk.object] = [undefined, undefined];
  if (walk.denies("action", from)) {
    if (HOLDING.includes(pose) && emptyHands(walk, from)) return;
    // Not to stand says nothing of what to do instead.
    if (pose !== "stand") for (const who of walk.whom()) walk.wish({ kind: "pose", who, pose: "stand" }, from);
    return;
  }
  [walk.adding, walk.giving] = [false, false];
  walk.open = { pose, from };
  if (HOLDING.includes(pose)) holdWhatStandsBefore(walk, from);
  else if (!AIMING.includes(pose)) closeDoing(walk);
  else if (thingBeforeVerb(walk, from) !== undefined) aimAtThingBefore(walk, thingBeforeVerb(walk, from), from);
  else if (cliticOf(walk, from) !== undefined) aimAt(walk, cliticOf(walk, from) ?? "", from);
  else if (walk.toReader) aimAt(walk, "reader", from);
  else if (object !== undefined) aimAt(walk, object, from);
}

/** "Maya să-l îmbrățișeze": to whom it is done hangs on the verb, unless he is named behind it. */
function cliticOf({ clause, language, scene, figures, subjects }: Walk, from: InstructionEvent): string | undefined {
  if (language !== "ro" || subjects.length === 0) return undefined;
  const before = clause.sentence.slice(0, from.start);
  const said = clause.sentence.slice(from.start, from.end);
  const isHim = /(?<!\p{L})(?:(?:să|sa|s)-l|îl|il)\s?$/iu.test(before) || /^(?:să|sa)-l /iu.test(said);
  const isHer = /(?<!\p{L})(?:(?:să|sa|s)-o|să o|sa o)\s?$/iu.test(before);
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  if ((!isHim && !isHer) || following.some((event) => whoIs(event, scene).length > 0)) return undefined;
  const sex = isHim ? "male" : "female";
  const meant = scene.cast.filter((card) => figures.has(card.id) && card.sex === sex && !subjects.includes(card.id));
  return meant.length === 1 ? meant[0]?.id : undefined;
}

/** "Plânge câinele", "lacht der Hund": who does it stands behind the verb, and nobody before it. */
function isBeforeSubject(walk: Walk, from: InstructionEvent): boolean {
  const { clause, language, scene } = walk;
  const part = partAround(clause, from);
  const at = clause.events.indexOf(from);
  const next = clause.events.slice(at + 1).find((event) => event.type !== "marks");
  if (language === "en" || next === undefined || whoIs(next, scene).length === 0) return false;
  const before = part.slice(0, part.indexOf(from));
  const isFirst = !before.some(
    (event) =>
      event.type === "name" ||
      isFigureOrPronoun(event) ||
      (["she", "he", "they"] as const).some((mark) => hasMark(event, mark)),
  );
  const between = language === "ro" ? /^ $/u : /^ (?:d(?:er|ie|as) )?$/iu;
  return isFirst && between.test(textBetween(clause, from, next));
}

/** "Hinter Bruno versteckt sich ein Hase": who does it stands behind the verb, and before it only where. */
function isInverted(walk: Walk, from: InstructionEvent): boolean {
  const { clause, language } = walk;
  const part = partAround(clause, from);
  const before = part.slice(0, part.indexOf(from));
  const where = before.filter((event) => event.type === "name" || isFigureOrPronoun(event));
  const next = nextNoun(clause, from);
  const comes = next?.type === "concept" && next.found.kind === "figure";
  return language !== "en" && comes && where.length > 0 && where.every((event) => isBesideWhich(walk, event));
}

/** "She shouldn't hold anything": what she holds goes. False when nobody meant holds anything. */
export function emptyHands(walk: Walk, from: InstructionEvent): boolean {
  const { figures } = walk.scene.plan;
  const held = walk.whom().flatMap((who) => figures.find((figure) => figure.who === who)?.holds ?? []);
  for (const thing of held) walk.wish({ kind: "remove-thing", thing }, from);
  return held.length > 0;
}

function isParticiple({ clause, language }: Walk, { start, end }: InstructionEvent): boolean {
  return (language === "en" ? /ing$/u : /end(?:e[rsmn]?)?$/u).test(clause.sentence.slice(start, end));
}

/** In a German clause the thing stands before its verb: "eine Laterne halten". */
function holdWhatStandsBefore(walk: Walk, from: InstructionEvent): void {
  const added = walk.wishes.at(-1);
  if (walk.language === "en" || added?.wish.kind !== "add-thing") return;
  if (textBetween(walk.clause, added.from, from).trim() !== "") return;
  walk.wishes.pop();
  hold(walk, added.wish.thing, added.from);
}

/** "Dass Maya auf den Drachen zeigt": what a German doing goes to stands before the verb that ends its part. */
export function thingBeforeVerb({ clause, language }: Walk, from: InstructionEvent): Thing | undefined {
  const part = partAround(clause, from);
  const before = part[part.indexOf(from) - 1];
  const isEnd = language === "de" && part.at(-1) === from;
  return isEnd && before?.type === "concept" && before.found.concept.kind === "thing"
    ? before.found.concept.thing
    : undefined;
}

function aimAtThingBefore(walk: Walk, thing: Thing | undefined, from: InstructionEvent): void {
  if (thing === undefined) return;
  const isThere = walk.scene.plan.things.some((each) => each.thing === thing);
  const added = walk.wishes.at(-1);
  if (isThere && added?.wish.kind === "add-thing" && added.wish.thing === thing) walk.wishes.pop();
  aimAt(walk, thing, from);
}

/** "Bunica aduce o pâine, o ține în mână": what is held was said before. */
const holdsAlready = (walk: Walk) =>
  walk.wishes.some(({ wish }) => wish.kind === "holds" && walk.whom().includes(wish.who)) &&
  !walk.wishes.some(({ wish }) => wish.kind === "pose" && walk.whom().includes(wish.who));

/** Ends a doing that got nothing to do it to; hands that hold nothing are no pose of their own. */
export function closeDoing(walk: Walk): void {
  const { open } = walk;
  walk.open = undefined;
  if (open?.pose === "hold" && holdsAlready(walk)) {
    for (const who of walk.whom()) walk.wish({ kind: "pose", who, pose: open.pose }, open.from);
  }
  if (!open || open.pose === "hold" || open.pose === "lift" || open.pose === "carry") return;
  for (const who of walk.whom()) walk.wish({ kind: "pose", who, pose: open.pose }, open.from);
}

/** Puts a thing into the hands of the first of the subjects. */
export function hold(walk: Walk, thing: Thing, from: InstructionEvent): void {
  const pose = walk.open?.pose;
  const colour = walk.colours.get(from);
  [walk.open, walk.untold] = [undefined, undefined];
  const isHandedOver =
    walk.giver !== undefined && walk.giver.length > 0 && pose === undefined && walk.subjects[0] === walk.giver[0];
  const who = isHandedOver ? (walk.object ?? walk.whom()[0]) : walk.whom()[0];
  if (who === undefined) return;
  const doing = pose === "read" ? walk.whom() : [who];
  if (pose) for (const each of doing) walk.wish({ kind: "pose", who: each, pose }, from);
  walk.wish({ kind: "holds", who, thing, ...(colour && { colour }) }, from);
}

const ARMS =
  /(?<!\p{L})(?:arms|brațe|bratele|brațele|brate|(?:im|in den|auf dem|auf den) arm|in den armen|im arm)(?!\p{L})/iu;

/** What eyes, arms or a finger go to: a card's id or a thing. */
export function aimAt(walk: Walk, at: string, from: InstructionEvent): void {
  const { open } = walk;
  // "Holds the puppy in her arms".
  const isWho = walk.scene.cast.some(({ id }) => id === at);
  if (open && open.pose !== "read" && HOLDING.includes(open.pose) && isWho && ARMS.test(walk.clause.sentence))
    walk.open = { ...open, pose: "hug" };
  closeDoing(walk);
  [walk.looking, walk.toReader, walk.untold] = [false, false, undefined];
  for (const who of walk.whom()) if (who !== at) walk.wish({ kind: "looks-at", who, at }, from);
}
