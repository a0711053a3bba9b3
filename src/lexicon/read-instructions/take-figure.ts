import type { FoundConcept } from "../concepts-in.ts";
import type { Language } from "#book/languages.ts";
import { isBesideWhich } from "./beside.ts";
import { areJoined, type Clause, hasMark, partAround, textBetween } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { MOVING } from "./go-toward.ts";
import { isPlural } from "./is-plural.ts";
import { membersMeant } from "./scene.ts";
import { aimAt, closeDoing, HOLDING } from "./take-doing.ts";
import type { Walk } from "./walk.ts";
import { isSomebody } from "./who-is.ts";

/** More than these crowd a page. */
const MOST_FIGURES = 5;

/** Takes a figure by its kind: one of the cast, or a guest. False when there is nobody to take away, or no room. */
export function takeKind(walk: Walk, found: FoundConcept, from: InstructionEvent): boolean {
  const meant = membersMeant(found, walk.scene);
  const isMissed = meant.length > 0 && isNotThere(walk, meant, from);
  if (walk.goesAway(from) && !isMissed && !(meant.length === 0 && isInstead(walk, from))) {
    return leave(walk, meant, from) || meant.length > 0;
  }
  if (meant.length === 0 && isPredicate(walk, from)) return isConcluded(walk, from);
  if (meant.some((who) => walk.subjects.includes(who)) && isPredicate(walk, from)) return isPainted(walk, meant, from);
  const isThere = meant.some((who) => walk.figures.has(who));
  const isGuest =
    meant.length === 0 ||
    walk.another ||
    isCountedBeyond(walk, meant, from) ||
    (walk.adding && walk.indefinite && isThere);
  const who = isGuest ? bringGuests(walk, found, from) : meant;
  if (who.length === 0) return false;
  come(walk, who, from);
  return true;
}

/** "Bruno is a brown dog": what he is, he is already; its colour is new. */
function isPainted(walk: Walk, who: readonly string[], from: InstructionEvent): boolean {
  const colour = walk.colours.get(from);
  if (colour) for (const each of who) walk.wish({ kind: "colour", who: each, colour }, from);
  const isToldMore = partAround(walk.clause, from).some(
    (event) => event.type === "mood" || (event.type === "concept" && event.found.kind === "mood"),
  );
  return colour !== undefined || isToldMore;
}

/** "Two children playing", where one is there: others, unless "the two" are meant. */
const isCountedBeyond = ({ clause, count }: Walk, meant: readonly string[], from: InstructionEvent) =>
  count > 1 &&
  count > meant.length &&
  !/(?<!\p{L})(?:the|these|those|both|die|diese|beiden|cei|cele|acești|acesti)(?: \p{L}+)? $/iu.test(
    clause.sentence.slice(0, from.start),
  );

/** "No dog, a cat": what is not there cannot go, and comes behind what went. */
function isInstead({ clause, wishes }: Walk, from: InstructionEvent): boolean {
  const last = wishes.at(-1);
  return (
    last?.wish.kind === "remove-figure" &&
    /^[^,]*,\s*(?:(?:ci|e|este|lieber|rather|better|mai bine|mai degrabă|it['’]s|it is|but|sondern|es ist|dafür)\s)?(?:eine?n?\s|o\s|un\s|an?\s)?$/iu.test(
      textBetween(clause, last.from, from),
    )
  );
}

const COPULA: Readonly<Record<Language, RegExp>> = {
  en: /^(?: is| are|['’]s|['’]re| should be| must be| could be| becomes?)(?: now| also| all| both)? (?:an? |the )?$/iu,
  ro: /^(?: e| este| sunt|-i| să fie| sa fie| devine| devin)(?: acum| și| si| toți| toti)? (?:un |o |niște |niste )?$/iu,
  de: /^ (?:ist|sind|wird|werden|wäre|wären)(?: jetzt| ja| beide| alle| doch)? (?:eine? )?$/iu,
};

/** "They are astronauts": what somebody is brings nobody in, and cannot be drawn of who is there. */
function isPredicate(walk: Walk, from: InstructionEvent): boolean {
  const { clause, language } = walk;
  const before = clause.events.slice(0, clause.events.indexOf(from));
  const subject = before.findLast(
    (event) => isSomebody(event) || (["she", "he", "they", "everyone"] as const).some((mark) => hasMark(event, mark)),
  );
  if (subject === undefined)
    return language === "de" && /^\s*sind (?:ja )?$/iu.test(clause.sentence.slice(0, from.start));
  return !isBesideWhich(walk, subject) && COPULA[language].test(textBetween(clause, subject, from));
}

/** "… so off to space": it was told for what follows from it. */
const isConcluded = ({ clause }: Walk, from: InstructionEvent) =>
  /^,? ?(?:so|deci|așa că|asa ca|also|deshalb|darum|therefore)(?!\p{L})/iu.test(clause.sentence.slice(from.end));

const NOT_THERE: Readonly<Record<Language, RegExp>> = {
  en: /^ (?:is(?:n['’]t| not)|['’]s not|was(?:n['’]t| not)) (?:there|here|in (?:it|the picture|this picture))/iu,
  ro: /^ nu (?:e|este|apare|se vede)(?: aici| acolo| în poză| în imagine)?(?!\p{L})/iu,
  de: /^ (?:ist|fehlt|war)(?: ja| hier| da| noch)? (?:nicht|gar nicht)(?: da| dabei| drauf| zu sehen)/iu,
};

/** "Grandma isn't there": said of somebody of the book who is not in the picture, it asks for her. */
const isNotThere = ({ clause, language, figures }: Walk, who: readonly string[], from: InstructionEvent): boolean =>
  !who.some((each) => figures.has(each)) && NOT_THERE[language].test(clause.sentence.slice(from.end));

/** Takes somebody by name. */
export function takeNamed(walk: Walk, who: string, from: InstructionEvent): void {
  if (walk.goesAway(from) && !isNotThere(walk, [who], from)) leave(walk, [who], from);
  else come(walk, [who], from);
}

function bringGuests(walk: Walk, found: FoundConcept, from: InstructionEvent): string[] {
  const { concept, sex } = found;
  const count = walk.count > 1 ? walk.count : isPlural(found, walk.clause, walk.language) ? 2 : 1;
  const guests: string[] = [];
  while (guests.length < count && walk.figures.size < MOST_FIGURES) {
    walk.guests += 1;
    const who = `guest-${walk.guests}`;
    walk.wish({ kind: "add-guest", who, concept: concept.id, ...(sex && { sex }) }, from);
    walk.figures.add(who);
    guests.push(who);
  }
  return guests;
}

/** Takes figures away; false when none of them is there. */
export function leave(walk: Walk, who: readonly string[], from: InstructionEvent): boolean {
  const going = who.filter((each) => walk.figures.delete(each));
  for (const each of going) walk.wish({ kind: "remove-figure", who: each }, from);
  return going.length > 0;
}

/** "Nachts trägt Maya eine Laterne": whoever follows a verb of holding, with nobody before it, holds. */
function holdsAfterwards({ open, clause, language }: Walk, from: InstructionEvent): boolean {
  if (language === "en" || !open || !HOLDING.includes(open.pose)) return false;
  const part = partAround(clause, open.from);
  const before = part.slice(0, part.indexOf(open.from));
  return part.includes(from) && !before.some(isSomebody);
}

/** "Walks in a red coat with Bruno": between a doing and with whom it is done nobody and nothing else is named. */
function isHowDone(before: readonly InstructionEvent[], doing: InstructionEvent): boolean {
  const at = before.indexOf(doing);
  return (
    at >= 0 &&
    before
      .slice(0, at)
      .every(
        (event) =>
          event.type === "marks" || (event.type === "concept" && ["garment", "colour"].includes(event.found.kind)),
      )
  );
}

/** "Maya dances with Bruno": he does as she does. */
function joinDoing(walk: Walk, who: readonly string[], from: InstructionEvent): void {
  const part = partAround(walk.clause, from);
  const before = part.slice(0, part.indexOf(from)).toReversed();
  const at = before.findIndex((event) => hasMark(event, "with"));
  const doing = walk.wishes.findLast(({ wish }) => wish.kind === "pose");
  const isBetween = before.slice(0, at).every((event) => event.type === "marks" && !hasMark(event, "with"));
  if (at < 0 || !isBetween || doing?.wish.kind !== "pose" || !isHowDone(before.slice(at + 1), doing.from)) return;
  for (const each of who) walk.wish({ kind: "pose", who: each, pose: doing.wish.pose }, from);
}

/** "Everyone cheers except Bruno": what was said of all was not said of him. */
function unsay(walk: Walk, who: string): void {
  const kept = walk.wishes.filter(({ wish }) => !("who" in wish) || wish.who !== who || wish.kind === "show-figure");
  walk.wishes.splice(0, walk.wishes.length, ...kept);
  walk.subjects = [who];
}

const TO: Readonly<Record<Language, RegExp>> = {
  en: /^(?: up| out| over)? (?:at|to|onto|into) (?:the |his |her |their )?$/iu,
  ro: /^ (?:sus )?(?:pe|la|spre|către|catre|înspre) (?:la )?$/iu,
  de: /^ (?:an|auf|zu|zum|zur) (?:d\p{L}{2} |ihr\p{L}* |sein\p{L}* )?$/iu,
};

/** "Jumps up at Maya": eyes go where feet go. */
function movesTo({ clause, language, wishes, subjects }: Walk, from: InstructionEvent): boolean {
  const doing = wishes.at(-1);
  return (
    subjects.length > 0 &&
    doing?.wish.kind === "pose" &&
    MOVING.includes(doing.wish.pose) &&
    TO[language].test(textBetween(clause, doing.from, from))
  );
}

const clauseBefore = ({ clause: { events } }: Walk, from: InstructionEvent) => events[events.indexOf(from) - 1];

/** "The girl stays, but the dog lies down": what follows is said of the dog alone. */
const isContrasted = (clause: Clause, one: InstructionEvent, other: InstructionEvent) =>
  clause.events.slice(clause.events.indexOf(one), clause.events.indexOf(other)).some((event) => hasMark(event, "but"));

/** "Ein Fuchs, der Maya ansieht": a comma and a relative, no list. */
const isRelative = ({ clause, language }: Walk, one: InstructionEvent, other: InstructionEvent) =>
  language === "de" && /^\s*,\s*(?:der|die|das|welche[rs]?)\s+$/iu.test(textBetween(clause, one, other));

/** "Hinter Bruno könnte ein Pirat stehen": he is named to say where, before anybody is spoken of. */
function isLandmark(walk: Walk, from: InstructionEvent): boolean {
  const { clause, untold, open, looking } = walk;
  if (!isBesideWhich(walk, from) || open !== undefined || looking) return false;
  const following = clause.events.slice(clause.events.indexOf(from) + 1);
  return untold === undefined && (following.some(isSomebody) || walk.subjects.some((who) => walk.named.has(who)));
}

/** "Bruno looks frightened, Maya brave": a comma behind the look, and no aim of it. */
function isAnotherPart({ clause }: Walk, from: InstructionEvent): boolean {
  const look = clause.events.slice(0, clause.events.indexOf(from)).findLast((event) => hasMark(event, "look"));
  return look !== undefined && textBetween(clause, look, from).includes(",");
}

/** "Bruno points with his paw and Maya looks at him": whoever has a verb of her own is not pointed at. */
function doesSomethingElse({ clause, open }: Walk, from: InstructionEvent): boolean {
  if (open === undefined) return false;
  const { events } = clause;
  const between = events.slice(events.indexOf(open.from) + 1, events.indexOf(from));
  const next = events.slice(events.indexOf(from) + 1).find((event) => !isSmallTalk(event));
  const isVerb =
    next !== undefined &&
    (next.type === "pose" || hasMark(next, "look") || (next.type === "concept" && next.found.kind === "action"));
  return isVerb && between.some((event) => hasMark(event, "and") || hasMark(event, "but"));
}

const isSmallTalk = (event: InstructionEvent) =>
  event.type === "marks" && [...event.marks].every((mark) => mark === "small-talk");

const DRESSED: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:(?:dressed|clothed|clad)(?: all)? in|wears?|wearing|(?:all|dress) in)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:(?:îmbrăcat|imbracat)\p{L}*(?: toată| toata| tot)? (?:în|in)|poart[ăae]|purtând)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:in \p{L}+ (?:gekleidet|angezogen|gehüllt)|trägt|traegt|tragen)(?!\p{L})/iu,
};

/** "Maya dressed in white": her clothes. */
function isDressedIn({ clause, language }: Walk, from: InstructionEvent): boolean {
  const part = partAround(clause, from);
  return DRESSED[language].test(clause.sentence.slice(from.end, part.at(-1)?.end));
}

/** Somebody is there: the aim of what was said, or whom the next words are about. */
function come(walk: Walk, who: readonly string[], from: InstructionEvent): void {
  const colour = walk.colours.get(from);
  [walk.another, walk.indefinite, walk.count] = [false, false, 1];
  for (const each of who) {
    walk.named.add(each);
    if (!walk.figures.has(each)) walk.wish({ kind: "show-figure", who: each }, from);
    walk.figures.add(each);
    if (colour && isDressedIn(walk, from)) walk.wish({ kind: "garment", who: each, colour }, from);
    else if (colour) walk.wish({ kind: "colour", who: each, colour }, from);
    for (const wish of walk.foretold) walk.wish(wish(each), from);
  }
  walk.foretold = [];
  const [target] = who;
  if (walk.only !== undefined && clauseBefore(walk, from) === walk.only && walk.wishes.length > 0) {
    walk.only = undefined;
    for (const each of who) unsay(walk, each);
  }
  if (walk.excepting) {
    walk.excepting = false;
    for (const each of who) unsay(walk, each);
    return;
  }
  if (isLandmark(walk, from)) return;
  if (holdsAfterwards(walk, from)) {
    walk.subjects = who;
    return;
  }
  joinDoing(walk, who, from);
  if (target !== undefined && movesTo(walk, from)) {
    aimAt(walk, target, from);
    return;
  }
  if (walk.looking && isAnotherPart(walk, from)) walk.looking = false;
  if (doesSomethingElse(walk, from)) closeDoing(walk);
  if ((walk.looking || walk.open) && target !== undefined) {
    aimAt(walk, target, from);
    return;
  }
  const { untold } = walk;
  walk.untold = from;
  if (untold === undefined) walk.subjects = who;
  else if (isContrasted(walk.clause, untold, from)) walk.subjects = who;
  else if (isRelative(walk, untold, from)) walk.object = target;
  else if (areJoined(walk.clause, untold, from)) walk.subjects = [...new Set([...walk.subjects, ...who])];
  else walk.object = who.find((each) => !walk.subjects.includes(each));
}
