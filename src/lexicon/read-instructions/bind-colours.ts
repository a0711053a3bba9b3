import type { Colour } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "../concepts-in.ts";
import { hasMark } from "./clause.ts";
import type { InstructionEvent } from "./events.ts";
import { isSomebody } from "./who-is.ts";

/** What a colour can be of. */
function canHaveColour(event: InstructionEvent): boolean {
  if (event.type === "name") return true;
  if (event.type === "marks") return event.marks.has("hair") || event.marks.has("body");
  return event.type === "concept" && ["figure", "garment", "thing"].includes(event.found.kind);
}

export interface BoundColours {
  /** The colour of an event, by the event. */
  readonly of: ReadonlyMap<InstructionEvent, Colour>;
  /** Colours of nothing. */
  readonly loose: ReadonlySet<InstructionEvent>;
}

/**
 * Which colour belongs to what: to the noun that it stands with ("a green scarf", "un fular verde"), else to the last noun
 * that was named ("make the scarf blue"), else to the next.
 */
export function bindColours(events: readonly InstructionEvent[], sentence: string, language: Language): BoundColours {
  const of = new Map<InstructionEvent, Colour>();
  const loose = new Set<InstructionEvent>();
  for (const [at, event] of events.entries()) {
    if (event.type !== "concept" || event.found.concept.kind !== "colour") continue;
    const bearer = bearerOf(at, events, sentence, language, event.found);
    // "… instead of the red one": what goes away has no colour to be given.
    if (goesAway(events.slice(0, at), event, sentence, language)) continue;
    // A nose, eyes, spots: no picture here shows what colour they have.
    // "Blue and red": no thing here has two colours; the first is taken, and the other reported.
    const [first, and] = events.slice(Math.max(0, at - 2), at);
    const isSecond =
      bearer !== undefined &&
      of.has(bearer) &&
      first?.type === "concept" &&
      first.found.kind === "colour" &&
      (hasMark(and, "and") || hasMark(and, "with")) &&
      /^ (?:and|și|si|cu|und) $/iu.test(sentence.slice(first.end, event.start));
    if (isSecond || bearer === undefined || hasMark(bearer, "body")) loose.add(event);
    else
      for (const each of listedWith(bearer, at, events, sentence, language)) of.set(each, event.found.concept.colour);
  }
  return { of, loose };
}

function bearerOf(
  at: number,
  events: readonly InstructionEvent[],
  sentence: string,
  language: Language,
  colour: FoundConcept,
): InstructionEvent | undefined {
  const before = events.slice(0, at).toReversed();
  const after = events.slice(at + 1);
  const isNear = (from: number, to: number) => /^[\s-]*$/u.test(sentence.slice(from, to));
  const [next] = after.filter((event) => !isAdjective(event));
  const [last] = before.filter((event) => !isAdjective(event));
  // "Black with white spots": the colour of what nothing is known of.
  const unknown = language === "ro" ? events[at - 1] : events[at + 1];
  if (unknown?.type === "unknown" && isNear(Math.min(unknown.end, colour.end), Math.max(unknown.start, colour.start)))
    return undefined;
  const nextIsNear = next && canHaveColour(next) && /^[\s\p{L}-]*$/u.test(sentence.slice(colour.end, next.start));
  const lastIsNear = last && canHaveColour(last) && isNear(last.end, colour.start);
  if (language !== "ro" && nextIsNear && isDirect(after, next)) return next;
  // "Rochia Mayei verde": the dress.
  const [, beforeLast] = before.filter((event) => !isAdjective(event) && !isGenitiveMark(event));
  if (
    language === "ro" &&
    lastIsNear &&
    isSomebody(last) &&
    beforeLast &&
    (isOwned(beforeLast) || hasMark(beforeLast, "body"))
  )
    return beforeLast;
  if (language === "ro" && lastIsNear) return last;
  const [nearest, behind] = before.filter(canHaveColour);
  if (nearest && behind?.type === "marks" && isOwnerBehind(behind, nearest, sentence, language)) return behind;
  if (nearest && isSomebody(nearest) && ownsUnknown(nearest, events, sentence, language)) return undefined;
  // "The scarf of Pip should be blue": the scarf.
  const worn = before
    .filter((event) => event.type !== "marks")
    .slice(0, 2)
    .find((event, index) => isGarment(event) || (index === 1 && isOwnerBehind(event, nearest, sentence, language)));
  return (nearest && isSomebody(nearest) ? worn : undefined) ?? nearest ?? after.find(canHaveColour);
}

const canBeOwned = (event: InstructionEvent) => event.type === "marks" || isOwned(event);

/** "Balonul Mayei": whose it is stands behind it, in its case. */
const isOwnerBehind = (
  thing: InstructionEvent,
  owner: InstructionEvent | undefined,
  sentence: string,
  language: Language,
) =>
  language === "ro" &&
  owner !== undefined &&
  isSomebody(owner) &&
  canBeOwned(thing) &&
  /^ (?:lui )?$/u.test(sentence.slice(thing.end, owner.start));

/** "Ghetele Mayei", "Maya's trousers", "Mayas Hose": the colour of what nothing is known of. */
function ownsUnknown(
  owner: InstructionEvent,
  events: readonly InstructionEvent[],
  sentence: string,
  language: Language,
): boolean {
  const at = events.indexOf(owner);
  const owned = language === "ro" ? events[at - 1] : events[at + 1];
  if (owned?.type !== "unknown") return false;
  if (language === "ro") return /^ (?:lui )?$/iu.test(sentence.slice(owned.end, owner.start));
  if (language === "en") return /^['’]s? $/iu.test(sentence.slice(owner.end, owned.start));
  return /s$/iu.test(sentence.slice(owner.start, owner.end)) && sentence.slice(owner.end, owned.start) === " ";
}

/** "The balloon and the ball should be yellow", "mingea și balonul, galbene": what is said of a list is said of all that are in it. */
function listedWith(
  bearer: InstructionEvent,
  at: number,
  events: readonly InstructionEvent[],
  sentence: string,
  language: Language,
): readonly InstructionEvent[] {
  const colour = events[at];
  const place = events.indexOf(bearer);
  if (colour?.type !== "concept" || bearer.type !== "concept") return [bearer];
  if (place > at) return [bearer, ...listedBehind(bearer, events, sentence, colour)];
  const isSaidOfAll = language !== "ro" || colour.found.number === "plural";
  const others = events.slice(0, place).filter((event) => event.type !== "marks");
  const other = others.at(-1);
  const isListed =
    other?.type === "concept" &&
    canHaveColour(other) &&
    !hasOwnColour(events, events.indexOf(other)) &&
    /^(?:,|\s)*(?:și|si|and|und|,)(?:\s+(?:și|si|and|und))?(?:\s+(?:the|der|die|das|den|her|his|its))?\s*$/iu.test(
      sentence.slice(other.end, bearer.start),
    );
  return isSaidOfAll && isListed ? [other, bearer] : [bearer];
}

/** "Beides orange, Ball und Drachen": what is listed behind a colour that stands for itself. */
function listedBehind(
  bearer: InstructionEvent,
  events: readonly InstructionEvent[],
  sentence: string,
  colour: InstructionEvent,
): readonly InstructionEvent[] {
  if (!/[,:]/u.test(sentence.slice(colour.end, bearer.start))) return [];
  const listed: InstructionEvent[] = [bearer];
  for (const next of events.slice(events.indexOf(bearer) + 1).filter((event) => event.type !== "marks")) {
    const last = listed.at(-1) ?? bearer;
    const isListed =
      next.type === "concept" &&
      canHaveColour(next) &&
      !hasOwnColour(events, events.indexOf(next)) &&
      /^(?:,| and| și| si| und) (?:the |der |die |das |den )?$/iu.test(sentence.slice(last.end, next.start));
    if (!isListed) break;
    listed.push(next);
  }
  return listed.slice(1);
}

/** "A red ball and a kite": what stands beside its own colour. */
const hasOwnColour = (events: readonly InstructionEvent[], at: number) =>
  [events[at - 1], events[at + 1]].some((event) => event?.type === "concept" && event.found.kind === "colour");

const isGarment = (event: InstructionEvent) => event.type === "concept" && event.found.kind === "garment";

const isOwned = (event: InstructionEvent) =>
  event.type === "concept" && ["garment", "thing"].includes(event.found.kind);

const isGenitiveMark = (event: InstructionEvent) =>
  event.type === "marks" && (event.marks.has("small-talk") || event.marks.has("pronoun"));

/** Whether the last thing said is to take something away. */
function goesAway(
  before: readonly InstructionEvent[],
  colour: InstructionEvent,
  sentence: string,
  language: Language,
): boolean {
  const last = before.findLast(
    (event) =>
      event.type === "marks" &&
      ["remove", "instead", "add", "keep", "but", "and"].some((mark) => event.marks.has(mark as "add")),
  );
  if (last?.type !== "marks") return false;
  // "Her hair isn't blonde, it's black".
  if (
    /,\s*(?:(?:maybe |rather |better |lieber |mai bine |în schimb |in schimb )?(?:an?|una|unul|eine?[nrs]?)|it['’]s|it is|they['’]re|but|e|este|sunt|ci|să fie|sa fie|sondern|es ist|sie sind)\s+$/iu.test(
      sentence.slice(last.end, colour.start),
    )
  )
    return false;
  // "Statt des Ballons eine gelbe Blume", "instead of Bruno a white rabbit": the first goes, and what follows it comes.
  const since = before.slice(before.indexOf(last));
  const things = since.filter((event) => event.type === "concept" && ["thing", "garment"].includes(event.found.kind));
  const somebody = since.filter((event) => isSomebody(event));
  const isBehindOne = language === "ro" && things.length === 0 && somebody.length < 2;
  const isNamed = things.length + somebody.length > 0 && !isBehindOne;
  return last.marks.has("remove") || (last.marks.has("instead") && !isNamed);
}

/** Only other adjectives stand between. */
function isDirect(after: readonly InstructionEvent[], noun: InstructionEvent): boolean {
  return after.slice(0, after.indexOf(noun)).every(isAdjective);
}

const isAdjective = (event: InstructionEvent) =>
  event.type === "concept" && (event.found.kind === "colour" || event.found.kind === "trait");
