import type { Sex } from "#book/cast-card.ts";
import type { InstructionMark } from "#content/lexicon/instruction-words/mark.ts";
import { isBesideWhich } from "./beside.ts";
import { type Clause, hasMark, nextNoun, partAround, textBetween } from "./clause.ts";
import { countBehind } from "./count-behind.ts";
import type { InstructionEvent } from "./events.ts";
import { goToward } from "./go-toward.ts";
import { aimAt, AIMING, hold, thingBeforeVerb } from "./take-doing.ts";
import { leave } from "./take-figure.ts";
import { hairOf, removeMentioned } from "./mentioned.ts";
import { takeEverythingAway } from "./take-everything-away.ts";
import { takeSide } from "./take-side.ts";
import type { Walk } from "./walk.ts";
import { whoIs } from "./who-is.ts";
import type { PictureWish } from "./wish.ts";

const SHOT_MARKS = { close: "close", medium: "medium", wide: "wide" } as const;

/** Takes a word that says what to do with others, or that is a wish of its own. */
export function takeMark(walk: Walk, marks: ReadonlySet<InstructionMark>, from: InstructionEvent): void {
  const has = (mark: InstructionMark) => marks.has(mark);
  if (isShade(walk, has, from)) return;
  direct(walk, has, from);
  if (isSizeOfThing(walk, has, from) || isShadeOfThing(walk, has, from)) {
    walk.unmet.add(from);
    return;
  }
  for (const [mark, shot] of Object.entries(SHOT_MARKS)) {
    if (has(mark as keyof typeof SHOT_MARKS))
      walk.wish({ kind: "shot", shot: isNotSo(walk, from) ? "medium" : shot }, from);
  }
  if (has("dark")) walk.wish({ kind: "hour", hour: walk.denies("hour", from) ? "day" : "night" }, from);
  if (has("bright")) walk.wish({ kind: "hour", hour: walk.denies("hour", from) ? "night" : "day" }, from);
  if (has("alone")) leaveAlone(walk, from);
  if (has("except")) walk.excepting = true;
  if (has("reader")) turnToReader(walk, from);
  if (has("outside") && walk.scene.plan.place.indoors !== undefined) walk.wish({ kind: "room" }, from);
  if (has("hair")) colourHair(walk, from);
  if (has("everything")) takeEverythingAway(walk, from);
  if (has("toward")) goToward(walk, from);
  if (has("each-other")) lookAtEachOther(walk, from);
  takeSide(walk, marks, from);
}

/** "Not quite so close": neither near nor far. */
const isNotSo = ({ clause }: Walk, { start }: InstructionEvent) =>
  /(?<!\p{L})(?:nu|not|nicht)(?: (?:chiar|așa|asa|atât|atat|prea|foarte|quite|so|that|too|as|ganz|zu|sehr|gar))+(?: de)? $/iu.test(
    clause.sentence.slice(0, start),
  );

/** "A lighter blue", "un albastru mai deschis": a shade, and no hour. */
function isShade({ clause }: Walk, has: (mark: InstructionMark) => boolean, from: InstructionEvent): boolean {
  if (!has("dark") && !has("bright")) return false;
  const at = clause.events.indexOf(from);
  return [clause.events[at - 1], clause.events[at + 1]].some(
    (event) =>
      event?.type === "concept" &&
      event.found.kind === "colour" &&
      /^(?: a| un)? ?$/iu.test(
        event.start < from.start ? textBetween(clause, event, from) : textBetween(clause, from, event),
      ),
  );
}

const LIGHTS = ["lantern", "candle", "sun", "moon", "star", "campfire"];

/** "A darker dress", "make his fur lighter": no picture here knows shades; nor is it the hour. */
function isShadeOfThing(
  { clause, scene }: Walk,
  has: (mark: InstructionMark) => boolean,
  from: InstructionEvent,
): boolean {
  const said = clause.sentence.slice(from.start, from.end);
  if (
    !(has("dark") || has("bright")) ||
    !/^(?:darker|lighter|brighter|dunkler\p{L}*|heller\p{L}*|mai (?:închis|inchis|deschis)\p{L}*)$/iu.test(said)
  )
    return false;
  const part = partAround(clause, from);
  const isFur = /(?<!\p{L})(?:fur|coat|skin|fell|haut|blan\p{L}*|blăn\p{L}*|pielea)(?!\p{L})/iu.test(
    clause.sentence.slice(part[0]?.start, part.at(-1)?.end),
  );
  return (
    isFur ||
    part.some(
      (event) =>
        hasMark(event, "hair") ||
        whoIs(event, scene).length > 0 ||
        (event.type === "concept" &&
          (event.found.kind === "garment" ||
            (event.found.concept.kind === "thing" && !LIGHTS.includes(event.found.concept.thing ?? "moon")))),
    )
  );
}

/** "The kite is too big": the thing's own size, and no camera's. */
function isSizeOfThing({ clause }: Walk, has: (mark: InstructionMark) => boolean, from: InstructionEvent): boolean {
  if (!has("close") && !has("wide")) return false;
  const isSize =
    /(?:big|small|large|tiny|groß|gross|klein|winzig|mare|mari|mic|mici|mică|mica|bigger|smaller|larger|größer|kleiner)$/iu;
  const part = partAround(clause, from);
  const before = part
    .slice(0, part.indexOf(from))
    .findLast((event) => event.type !== "marks" && event.type !== "unknown");
  const isOfBody =
    isSize.test(clause.sentence.slice(from.start, from.end)) &&
    (part.some((event) => hasMark(event, "body")) ||
      BODY.test(clause.sentence.slice(part[0]?.start, part.at(-1)?.end)));
  if (isOfBody) return true;
  return (
    isSize.test(clause.sentence.slice(from.start, from.end)) &&
    before?.type === "concept" &&
    ["thing", "garment"].includes(before.found.kind)
  );
}

const BODY = /(?<!\p{L})(?:cap|capul|corpul|gâtul|gatul|head|body|neck|kopf|körper|hals)(?!\p{L})/iu;

/** Two who look at each other. */
function lookAtEachOther(walk: Walk, from: InstructionEvent): void {
  const [one, other] = walk.whom().length > 1 ? walk.whom() : [...walk.figures];
  const part = partAround(walk.clause, from);
  const looks = walk.looking || part.some((event) => hasMark(event, "look") || hasMark(event, "turn"));
  if (!looks || one === undefined || other === undefined) return;
  walk.looking = false;
  walk.wish({ kind: "looks-at", who: one, at: other }, from);
  walk.wish({ kind: "looks-at", who: other, at: one }, from);
}

/** "Traurig sein": the German verb, not whose something is. */
function isToBe({ clause, language }: Walk, from: InstructionEvent): boolean {
  const isSein = /^sein$/iu.test(clause.sentence.slice(from.start, from.end));
  return language === "de" && isSein && /^\s*(?:[,.!?]|$|und|oder|soll)/iu.test(clause.sentence.slice(from.end));
}

/** "Join them", "next to them": they are not whom the sentence is about. */
const OBJECT_BEFORE = /(?:join|joins|watch|watches|see|sees|at|to|with|beside|behind|near|by|for|around|of)\s$/iu;

const isThem = ({ clause, language }: Walk, from: InstructionEvent): boolean =>
  language === "en" && /^them$/iu.test(clause.sentence.slice(from.start, from.end));

/** "Grandma watches them": the first of the others. */
function lookAtOthers(walk: Walk, from: InstructionEvent): void {
  const other = [...walk.figures].find((who) => !walk.subjects.includes(who));
  if (walk.looking && other !== undefined) aimAt(walk, other, from);
}

/** Notes what the word does to those that follow. */
function direct(walk: Walk, has: (mark: InstructionMark) => boolean, from: InstructionEvent): void {
  if (has("but") || ((has("keep") || has("add")) && !isNegated(walk.clause, from))) walk.stopRemoving();
  if (has("remove") && deniesBefore(walk, from)) return;
  if (has("remove") && isOfWhoWasNamed(walk, from)) leave(walk, walk.subjects, from);
  else if ((has("remove") || has("away")) && removeMentioned(walk, from)) walk.stopRemoving();
  else if (has("remove") || has("instead")) walk.startRemoving(has("instead"));
  if (has("add")) walk.adding = true;
  if (has("give")) giveWhatStandsBefore(walk, from);
  if (has("dye")) walk.dyeing = true;
  if (has("another")) walk.another = true;
  if (has("one")) meanOne(walk, from);
  if (has("two") && !countBehind(walk, 2, from)) walk.count = 2;
  if (has("three") && !countBehind(walk, 3, from)) walk.count = 3;
  if (has("only")) keepOnly(walk, from);
  if (has("pronoun")) walk.pronoun = true;
  const andWho = /^(?:și|si) (ea|el)$/iu.exec(walk.clause.sentence.slice(from.start, from.end))?.[1]?.toLowerCase();
  if (andWho !== undefined) mean(walk, andWho === "ea" ? "female" : "male", from);
  if (has("she")) mean(walk, "female", from);
  if (has("he") && !isToBe(walk, from)) mean(walk, "male", from);
  if (has("they") && isSheWhoDoes(walk, from)) mean(walk, "female", from);
  else if (has("they") && lookAtHer(walk, from)) return;
  if (has("look") && deniesLook(walk, from)) return;
  if (has("look")) walk.looking = true;
  if (has("look")) lookAtWhatStandsBefore(walk, from);
  const isObject = OBJECT_BEFORE.test(walk.clause.sentence.slice(0, from.start)) && isThem(walk, from);
  if (isObject) lookAtOthers(walk, from);
  else if (has("everyone") || (has("they") && isTheirs(walk, from))) walk.subjects = allMeant(walk, from);
}

/** "Without Bruno, just Maya": what is named behind it stays; "not only" is another thing. */
function keepOnly(walk: Walk, from: InstructionEvent): void {
  walk.only = from;
  const before = walk.clause.events[walk.clause.events.indexOf(from) - 1];
  if (!hasMark(before, "remove")) walk.stopRemoving();
}

const REMOVE_THEM = /^(?:scoate|scoateți|scoateti|ia|luați|luati|șterge|sterge|elimină|elimina|dă|da)-(?:l|o|i|le)$/iu;

/** "Bruno are liber, scoate-l": who was named is meant. */
function isOfWhoWasNamed({ clause, subjects, language }: Walk, from: InstructionEvent): boolean {
  const { sentence } = clause;
  const verb = /^[\p{L}-]+/u.exec(sentence.slice(from.start))?.[0] ?? "";
  const part = partAround(clause, from);
  const isAlone = part
    .slice(part.indexOf(from) + 1)
    .every((event) => event.type === "marks" || event.type === "unknown");
  return language === "ro" && subjects.length > 0 && isAlone && REMOVE_THEM.test(verb);
}

/** "Wenn Maya einen Schirm hat": in a German clause the thing stands before its verb; else what follows is given. */
function giveWhatStandsBefore(walk: Walk, from: InstructionEvent): void {
  const added = walk.wishes.at(-1);
  const isLast = added?.wish.kind === "add-thing" && textBetween(walk.clause, added.from, from).trim() === "";
  if (walk.language === "de" && isLast && walk.subjects.length > 0 && added.wish.kind === "add-thing") {
    walk.wishes.pop();
    hold(walk, added.wish.thing, added.from);
  } else {
    walk.giving = true;
    walk.giver = GIVING.test(walk.clause.sentence.slice(from.start, from.end)) ? [...walk.subjects] : undefined;
  }
}

/** "Butterflies, so add one": of those that were named one comes. */
function meanOne(walk: Walk, from: InstructionEvent): void {
  walk.indefinite = true;
  const last = walk.wishes.at(-1);
  const isLast = walk.clause.events.at(-1) === from && last?.wish.kind === "add-guest";
  const first = walk.wishes.findIndex((each) => each.from === last?.from);
  if (isLast && walk.adding) walk.wishes.splice(first + 1);
}

/** To hand over, not to have. */
const GIVING = /^(?:give|gives|gave|d[ăa]|dea|oferă|ofera|gib|gibt|geben|reicht?|schenkt?|bringt?)/iu;

/** "Don't show the dog", "nu vreau să apară": the verb does not take its "no" back. */
function isNegated(clause: Clause, from: InstructionEvent): boolean {
  const before = clause.events[clause.events.indexOf(from) - 1];
  if (before === undefined || textBetween(clause, before, from).includes(",")) return false;
  return hasMark(before, "remove") || (before.type === "marks" && isNegated(clause, before));
}

/** Whether "ei" and "sie" are they who do something: not whose something is, nor a single woman. */
function isTheirs({ clause, language }: Walk, from: InstructionEvent): boolean {
  const { events, sentence } = clause;
  const before = events[events.indexOf(from) - 1];
  if (language === "de" && /^ihre?[mnrs]?$/iu.test(sentence.slice(from.start, from.end))) return false;
  if (language === "ro") {
    const isOwner =
      before !== undefined &&
      (before.type === "concept" ||
        ["hair", "hand", "nothing"].some((mark) => hasMark(before, mark as InstructionMark)));
    return !isOwner;
  }
  if (
    /(?<!\p{L})(?:soll|sollte|will|kann|könnte|wird|würde|möchte|müsste|muss|darf|dürfte|mag|hat|ist|sei)(?!\p{L})/iu.test(
      sentence,
    )
  )
    return false;
  const doing = events
    .slice(events.indexOf(from) + 1)
    .find(
      (event) =>
        isVerb(clause, event) && (event.type === "pose" || (event.type === "concept" && event.found.kind === "action")),
    );
  const plural = /(?<!\p{L})(?:sollen|sollten|wollen|können|haben|sind|werden)(?!\p{L})/iu.test(sentence);
  const verb = doing && /^\p{L}+/u.exec(sentence.slice(doing.start, doing.end))?.[0];
  return plural || (verb?.endsWith("en") ?? false);
}

/** "Sie soll sitzen": one woman, by the verb behind her. */
const isSheWhoDoes = ({ clause: { sentence }, language }: Walk, { start, end }: InstructionEvent): boolean =>
  language === "de" &&
  /^sie$/iu.test(sentence.slice(start, end)) &&
  /^ (?:soll|sollte|ist|hat|kann|könnte|darf|wird|würde|müsste|muss|möchte|mag|will|\p{L}+t)(?!\p{L})/iu.test(
    sentence.slice(end),
  );

/** "Grandma hugs Maya and both are happy": where two of more were named, they. */
function allMeant({ clause, figures, named, subjects }: Walk, { start, end }: InstructionEvent): readonly string[] {
  const isTogether = /^(?:together|zusammen|gemeinsam|împreună|impreuna)$/iu.test(clause.sentence.slice(start, end));
  if (isTogether && subjects.length > 1) return subjects;
  const isTwo =
    /^(?:both|beide|die beiden|die zwei|amândoi|amandoi|amândouă|amandoua|ambele|ambii|the two|the two of them|both of them)$/iu;
  const two = [...named].filter((who) => figures.has(who));
  return isTwo.test(clause.sentence.slice(start, end)) && two.length === 2 ? two : [...figures];
}

/** "Der Hund soll sie anschauen": she is named before, and whoever stands before the verb does it to her. */
function lookAtHer(walk: Walk, from: InstructionEvent): boolean {
  const { clause, scene, figures, subjects, language } = walk;
  const part = partAround(clause, from);
  const isNamed = part.slice(0, part.indexOf(from)).some((event) => whoIs(event, scene).length > 0);
  const isSie = language === "de" && /^sie$/iu.test(clause.sentence.slice(from.start, from.end));
  const women = scene.cast.filter(
    (card) => figures.has(card.id) && card.sex === "female" && !subjects.includes(card.id),
  );
  if (!isSie || !isNamed || subjects.length !== 1 || women.length !== 1) return false;
  walk.object = women[0]?.id;
  return true;
}

/** "Von hinten" is a doing, and no verb. */
const isVerb = ({ sentence }: Clause, { start, end }: InstructionEvent) =>
  !/^(?:von|mit|auf|in|im)\s/iu.test(sentence.slice(start, end));

/** "Ein Fuchs, der Maya ansieht": what eyes go to can stand before the verb. */
function lookAtWhatStandsBefore(walk: Walk, from: InstructionEvent): void {
  const thing = thingBeforeVerb(walk, from);
  const { object } = walk;
  if (walk.toReader) aimAt(walk, "reader", from);
  else if (thing !== undefined) aimAt(walk, thing, from);
  else if (object !== undefined && walk.language === "de") {
    walk.object = undefined;
    aimAt(walk, object, from);
  }
}

/** Eyes and a waving hand go to whoever holds the book; before its verb it waits. */
function turnToReader(walk: Walk, from: InstructionEvent): void {
  // "At the ball, not at us".
  const before = walk.clause.events[walk.clause.events.indexOf(from) - 1];
  if (walk.isRemoving && hasMark(before, "remove")) {
    walk.stopRemoving();
    return;
  }
  if (walk.looking || (walk.open && AIMING.includes(walk.open.pose))) aimAt(walk, "reader", from);
  else walk.toReader = true;
}

/** "Bruno rennt nicht, er liegt": a German "no" at the end of its part is meant for the doing before. */
function deniesBefore(walk: Walk, from: InstructionEvent): boolean {
  const { clause, language, wishes } = walk;
  const part = partAround(clause, from);
  const isBehind =
    language === "de" && part.at(-1) === from && /^nicht$/iu.test(clause.sentence.slice(from.start, from.end));
  const said = wishes.filter(({ wish, from: said }) => wish.kind === "pose" && part.includes(said));
  if (!isBehind || said.length === 0) return false;
  for (const each of said) {
    if (each.wish.kind === "pose") wishes[wishes.indexOf(each)] = { ...each, wish: { ...each.wish, pose: "stand" } };
  }
  return true;
}

const RATHER = /(?<!\p{L})(?:but|ci|sondern|mai bine|lieber|rather)(?!\p{L})/iu;

/** "He shouldn't look at us, but at the ball": what eyes are not to go to asks for nothing; what is named in its stead does. */
function deniesLook(walk: Walk, from: InstructionEvent): boolean {
  const { clause, scene } = walk;
  const before = clause.events[clause.events.indexOf(from) - 1];
  if (!walk.isRemoving || !hasMark(before, "remove")) return false;
  const part = partAround(clause, from);
  const aim = part
    .slice(part.indexOf(from) + 1)
    .find(
      (event) =>
        hasMark(event, "reader") ||
        whoIs(event, scene).length > 0 ||
        (event.type === "concept" && event.found.kind === "thing"),
    );
  if (aim === undefined) return false;
  walk.consumed.add(aim);
  walk.stopRemoving();
  walk.looking = RATHER.test(clause.sentence.slice(aim.end));
  return true;
}

/** "Only Maya" leaves the others out; "only Maya should smile" does not. */
export function keepOnlyNamed(walk: Walk): void {
  const { only, named, wishes } = walk;
  // "Only Maya's face, quite near": who else is there is out of the frame.
  const isNear = wishes.some(({ wish }) => wish.kind === "shot" && wish.shot === "close");
  if (only === undefined || named.size === 0 || isNear) return;
  if (wishes.some(({ wish }) => "who" in wish && !["show-figure", "add-guest", "remove-figure"].includes(wish.kind)))
    return;
  for (const who of walk.figures) if (!named.has(who)) walk.wish({ kind: "remove-figure", who }, only);
}

/** "She and Bruno", "sie soll ihren Hund ansehen": who does something, unlike "her" and "ihn". */
const DOES = /^(?:he|she|er|sie|el|ea)$/iu;

/** "She", "him": the only one of that sex, where nobody of it has been spoken of. */
function mean(walk: Walk, sex: Sex, from: InstructionEvent): void {
  const { scene, figures, subjects, clause } = walk;
  const next = nextNoun(clause, from);
  // "Maya and her grandma": whose she is.
  const isWhose =
    next?.type === "concept" &&
    next.found.kind === "figure" &&
    walk.language !== "ro" &&
    /^ (?:\p{L}+ )?$/u.test(textBetween(clause, from, next)) &&
    /^(?:her|his|ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner)$/iu.test(
      clause.sentence.slice(from.start, from.end),
    );
  if (next?.type === "name" || isWhose || isBesideWhich(walk, from)) return;
  const meant = scene.cast.filter((card) => figures.has(card.id) && card.sex === sex).map((card) => card.id);
  const [who] = meant;
  if (who !== undefined && meant.length === 1 && isObject(walk, from, who)) {
    walk.object = who;
    return;
  }
  if (who === undefined || meant.length > 1 || subjects.some((each) => meant.includes(each))) return;
  if (walk.looking || (walk.open && AIMING.includes(walk.open.pose))) aimAt(walk, who, from);
  else
    [walk.subjects, walk.untold] = [[who], DOES.test(clause.sentence.slice(from.start, from.end)) ? from : undefined];
  // "Der Ballon … mach ihn schwarz": only English says by the word that it is somebody.
  if (walk.language === "en" || walk.mentioned === undefined) walk.mentioned = { kind: "figure", who: [who] };
}

/** "Maya soll ihn umarmen": whoever else is named does it to him. */
function isObject({ clause, language, subjects, looking, open }: Walk, from: InstructionEvent, who: string): boolean {
  const said = clause.sentence.slice(from.start, from.end);
  const part = partAround(clause, from);
  const isNamedBefore = part
    .slice(0, part.indexOf(from))
    .some((event) => event.type === "name" || (event.type === "concept" && event.found.kind === "figure"));
  return (
    language === "de" &&
    /^(?:ihn|ihm|ihr)$/iu.test(said) &&
    !looking &&
    open === undefined &&
    isNamedBefore &&
    subjects.length > 0 &&
    !subjects.includes(who)
  );
}

function each(walk: Walk, from: InstructionEvent, wish: (who: string) => PictureWish): void {
  for (const who of walk.whom()) walk.wish(wish(who), from);
}

function leaveAlone(walk: Walk, from: InstructionEvent): void {
  const staying = walk.whom();
  for (const who of walk.figures) if (!staying.includes(who)) walk.wish({ kind: "remove-figure", who }, from);
}

function colourHair(walk: Walk, from: InstructionEvent): void {
  const hair = hairOf(walk.colours.get(from));
  if (hair) each(walk, from, (who) => ({ kind: "hair", who, hair }));
}
