import type { Language } from "#book/languages.ts";
import type { ConceptKind } from "./concept.ts";
import type { InstructionEvent } from "./read-instructions/events.ts";
import { oneMoodEach } from "./read-instructions/one-mood-each.ts";
import type { PlainText } from "./read-instructions/plain-text.ts";
import { type ReadSentence, readSentence } from "./read-instructions/read-sentence.ts";
import { sayPlainly } from "./read-instructions/say-plainly.ts";
import type { Scene } from "./read-instructions/scene.ts";
import type { PictureWish } from "./read-instructions/wish.ts";

export type { Scene } from "./read-instructions/scene.ts";
export type { PictureWish } from "./read-instructions/wish.ts";

/** A wish and the words that it was said with. */
export type SaidWish = PictureWish & { readonly words: string };

/** What an instruction about a picture asks for (S10.8). */
export interface ReadInstructions {
  /** In the order in which they are to be done. */
  readonly wishes: readonly SaidWish[];
  /** The parts that mean nothing that can be drawn, as they were typed. */
  readonly notUnderstood: readonly string[];
}

/** Shorter words say too little to be missed. */
const SHORTEST = 4;

/** Reads what somebody wants changed in a picture, in their own words. */
export function readInstructions(text: string, language: Language, scene: Scene): ReadInstructions {
  const wishes: SaidWish[] = [];
  const notUnderstood: string[] = [];
  let subjects: readonly string[] = [];
  let figures: ReadonlySet<string> | undefined;
  let guests = scene.cast.filter((card) => card.id.startsWith("guest-")).length;
  const plain = sayPlainly(text, language, scene);
  for (const { 0: sentence, index } of plain.text.matchAll(/[^.!?;\n]+/gu)) {
    if (sentence.trim() === "") continue;
    const typed = (from: number, to: number) => plain.typed(index + from, index + to);
    const read = readSentence(sentence, language, scene, {
      subjects,
      guests,
      ...(figures && { figures }),
    });
    wishes.push(...read.wishes.map(({ wish, from }) => ({ ...wish, words: typed(from.start, from.end) })));
    notUnderstood.push(...missedIn(sentence, read, typed));
    ({ subjects, figures } = read);
    guests += read.wishes.filter(({ wish }) => wish.kind === "add-guest").length;
  }
  const said = new Set<string>();
  const distinct = oneMoodEach(onceDressed(oncePlaced(wishes)), (wish) => wish).filter(({ words: _words, ...wish }) => {
    const key = JSON.stringify(wish);
    return wish.kind === "add-thing" || (!said.has(key) && said.add(key));
  });
  // Words that ask for nothing beside a wish are all that was asked for where there is none.
  if (distinct.length === 0 && notUnderstood.length === 0 && text.trim() !== "")
    return { wishes: [], notUnderstood: [text.trim()] };
  return { wishes: distinct, notUnderstood };
}

/** "The beach of a desert island" is one place: of two wishes for one environment the one that knows the set. */
function oncePlaced(wishes: readonly SaidWish[]): readonly SaidWish[] {
  return wishes.filter(
    (wish) =>
      wish.kind !== "place" ||
      wish.set !== undefined ||
      !wishes.some(
        (other) => other.kind === "place" && other.environment === wish.environment && other.set !== undefined,
      ),
  );
}

/** "A scarf instead of the dress": who puts something on takes the other off. */
function onceDressed(wishes: readonly SaidWish[]): readonly SaidWish[] {
  const isWorn = (wish: SaidWish, who: string) =>
    wish.kind === "garment" && wish.who === who && wish.garment !== undefined && wish.garment !== "none";
  return wishes.filter(
    (wish) => wish.kind !== "garment" || wish.garment !== "none" || !wishes.some((other) => isWorn(other, wish.who)),
  );
}

/** The parts of a sentence that led to nothing, whole; of the others the words that nothing is known of. */
function missedIn(sentence: string, { events, wishes, unmet }: ReadSentence, typed: PlainText["typed"]): string[] {
  return partsOf(sentence, events).flatMap((part) => {
    const inside = events.filter((event) => event.start >= part.start && event.end <= part.end);
    const unknown = inside.filter((event) => event.type === "unknown" && event.text.length >= SHORTEST);
    const unsaid = inside.filter((event) => unmet.has(event));
    const isMet = wishes.some(({ from }) => inside.includes(from));
    const hasTrait = inside.some(
      (event, at) =>
        isOfKind(event, "trait") && !isOfKind(inside[at + 1], "figure") && !isOfKind(inside[at + 1], "trait"),
    );
    if (!isMet && (unknown.length > 0 || unsaid.length > 0 || hasTrait)) {
      return [typed(part.start, part.end).trim()];
    }
    return [...unknown, ...unsaid].map((event) => typed(event.start, event.end));
  });
}

const isOfKind = (event: InstructionEvent | undefined, kind: ConceptKind) =>
  event?.type === "concept" && event.found.kind === kind;

interface Part {
  readonly start: number;
  readonly end: number;
}

/** A sentence by its commas and its "and". */
function partsOf(sentence: string, events: readonly InstructionEvent[]): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  const cut = (end: number, next: number) => {
    if (sentence.slice(start, end).trim() !== "") parts.push({ start, end });
    start = next;
  };
  const cuts = [
    ...[...sentence.matchAll(/[,:]/gu)].map((match) => ({ start: match.index, end: match.index + 1 })),
    ...events.filter((event) => event.type === "marks" && event.marks.has("and")),
  ].toSorted((a, b) => a.start - b.start);
  for (const each of cuts) cut(each.start, each.end);
  cut(sentence.length, sentence.length);
  return parts;
}
