import type { InstructionMark } from "#content/lexicon/instruction-words/mark.ts";
import type { InstructionEvent } from "./events.ts";

/** Where the words of a sentence stand to one another. */
export interface Clause {
  readonly events: readonly InstructionEvent[];
  readonly sentence: string;
}

export const hasMark = (event: InstructionEvent | undefined, mark: InstructionMark): boolean =>
  event?.type === "marks" && event.marks.has(mark);

export const isSky = (event: InstructionEvent | undefined) =>
  event?.type === "concept" && event.found.concept.id === "sky";

export function textBetween({ sentence }: Clause, one: InstructionEvent, other: InstructionEvent): string {
  return sentence.slice(one.end, other.start);
}

/** "Pip and Mira", "Pip, Mira". */
export function areJoined(clause: Clause, one: InstructionEvent, other: InstructionEvent): boolean {
  const between = clause.events.slice(clause.events.indexOf(one) + 1, clause.events.indexOf(other));
  return between.some((event) => hasMark(event, "and")) || textBetween(clause, one, other).includes(",");
}

const isAtRest = (event: InstructionEvent) =>
  (event.type === "pose" && ["sit", "stand", "lie", "walk"].includes(event.pose)) ||
  (event.type === "concept" &&
    event.found.concept.kind === "action" &&
    ["sit", "stand", "lie", "walk"].includes(event.found.concept.pose));

const isSmallTalk = (event: InstructionEvent) =>
  event.type === "marks" && [...event.marks].every((mark) => mark === "small-talk" || mark === "ground");

/** "A rabbit with an umbrella": the thing stands behind a "with", and that behind a figure. */
export function isBrought({ events }: Clause, thing: InstructionEvent): boolean {
  const before = events.slice(0, events.indexOf(thing)).toReversed();
  const at = before.findIndex((event) => hasMark(event, "with"));
  // "Sitting down with a book", "wie sie mit einem Buch dasitzt": a doing at rest can stand between.
  const owner = before.slice(at + 1).find((event) => !isAtRest(event) && !isSmallTalk(event));
  if (at < 0 || at > 2 || owner === undefined) return false;
  if (hasMark(owner, "she") || hasMark(owner, "he") || hasMark(owner, "pronoun")) return true;
  return owner.type === "name" || (owner.type === "concept" && owner.found.kind === "figure");
}

/** Whether the part of the sentence around a thing says "in the sky", "in her hand". */
export function isNear({ events }: Clause, thing: InstructionEvent, mark: InstructionMark): boolean {
  const at = events.indexOf(thing);
  const following = events.slice(at + 1);
  const end = following.findIndex(
    (event) => hasMark(event, "and") || (event.type === "concept" && event.found.kind === "thing" && !isSky(event)),
  );
  const near = [events[at - 1], ...(end < 0 ? following : following.slice(0, end))];
  return near.some((event) => hasMark(event, mark) || (mark === "sky" && isSky(event)));
}

/** Whether what follows a noun, up to the next comma or "and", says something of it: "remove Mira, Pip sleeps". */
export function isToldOf(clause: Clause, noun: InstructionEvent): boolean {
  const following = clause.events.slice(clause.events.indexOf(noun) + 1);
  const end = following.findIndex((event) => hasMark(event, "and") || textBetween(clause, noun, event).includes(","));
  return (end < 0 ? following : following.slice(0, end)).some(
    (event) =>
      event.type === "pose" ||
      event.type === "mood" ||
      hasMark(event, "look") ||
      hasMark(event, "alone") ||
      (event.type === "concept" && (event.found.kind === "action" || event.found.kind === "mood")),
  );
}

/** The events of a sentence between its commas and its "and". */
export function partAround({ events, sentence }: Clause, event: InstructionEvent): readonly InstructionEvent[] {
  const at = events.indexOf(event);
  const cuts = (one: InstructionEvent | undefined, other: InstructionEvent | undefined) =>
    one === undefined ||
    other === undefined ||
    hasMark(one, "and") ||
    hasMark(other, "and") ||
    /[,:]/u.test(sentence.slice(one.end, other.start));
  let [from, to] = [at, at];
  while (!cuts(events[from - 1], events[from])) from -= 1;
  while (!cuts(events[to], events[to + 1])) to += 1;
  return events.slice(from, to + 1);
}

/** "The rain should stop": what its part of the sentence says is over. */
export function isOver(clause: Clause, event: InstructionEvent): boolean {
  return partAround(clause, event).some((each) => hasMark(each, "ends"));
}

/** The next that is a noun or a name, over adjectives and small words. */
export function nextNoun({ events, sentence }: Clause, event: InstructionEvent): InstructionEvent | undefined {
  const at = events.indexOf(event);
  const next = events.slice(at + 1).find((each) => each.type !== "unknown" && !isQualifier(each));
  return next && !/[,:]/u.test(sentence.slice(event.end, next.start)) ? next : undefined;
}

const isQualifier = (event: InstructionEvent) =>
  event.type === "count" ||
  (event.type === "concept" && (event.found.kind === "colour" || event.found.kind === "trait")) ||
  (event.type === "marks" &&
    [...event.marks].every((mark) => ["small-talk", "one", "two", "three", "pronoun", "she", "he"].includes(mark)));
