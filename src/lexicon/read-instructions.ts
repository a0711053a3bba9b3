import type { Language } from "#book/languages.ts";
import type { InstructionMark } from "#content/lexicon/instruction-words/mark.ts";
import type { ConceptKind } from "./concept.ts";
import type { InstructionEvent } from "./read-instructions/events.ts";
import type { Mentioned } from "./read-instructions/mentioned.ts";
import type { PlainText } from "./read-instructions/plain-text.ts";
import { hasMark } from "./read-instructions/clause.ts";
import { type ReadSentence, readSentence } from "./read-instructions/read-sentence.ts";
import { sayPlainly } from "./read-instructions/say-plainly.ts";
import type { Scene } from "./read-instructions/scene.ts";
import { isToldBesides } from "./read-instructions/undrawn.ts";
import { sentencesIn } from "./read-instructions/sentences-in.ts";
import { type SaidWish, settleWishes } from "./read-instructions/settle-wishes.ts";

export type { Scene } from "./read-instructions/scene.ts";
export type { SaidWish } from "./read-instructions/settle-wishes.ts";
export type { PictureWish } from "./read-instructions/wish.ts";

/** What an instruction about a picture asks for (S10.8). */
export interface ReadInstructions {
  /** In the order in which they are to be done. */
  readonly wishes: readonly SaidWish[];
  /** The parts that mean nothing that can be drawn, as they were typed. */
  readonly notUnderstood: readonly string[];
}

/** "Why are they just standing there?": what is asked so, another sentence answers. */
const WHY: Readonly<Record<Language, RegExp>> = {
  en: /^\s*(?:but |and )?(?:why|how come|what['’]s the point)(?!\p{L})/iu,
  ro: /^\s*(?:și |si |dar )?(?:oare )?(?:de ce|cum de)(?!\p{L})/iu,
  de: /^\s*(?:und |aber )?(?:warum|wieso|weshalb|wozu)(?!\p{L})/iu,
};

/** Shorter words say too little to be missed. */
const SHORTEST = 4;

/** Reads what somebody wants changed in a picture, in their own words. */
export function readInstructions(text: string, language: Language, scene: Scene): ReadInstructions {
  const wishes: SaidWish[] = [];
  const notUnderstood: string[] = [];
  const questioned: SaidWish[] = [];
  let subjects: readonly string[] = [];
  let mentioned: Mentioned | undefined;
  let figures: ReadonlySet<string> | undefined;
  let guests = scene.cast.filter((card) => card.id.startsWith("guest-")).length;
  const plain = sayPlainly(text, language, scene);
  for (const { text: sentence, start, isReason } of sentencesIn(plain.text, language)) {
    const typed = (from: number, to: number) => plain.typed(start + from, start + to);
    const read = readSentence(sentence, language, scene, {
      subjects,
      guests,
      ...(figures && { figures }),
      ...(mentioned && { mentioned }),
    });
    const said = read.wishes.map(({ wish, from }) => ({ ...wish, words: typed(from.start, from.end) }));
    const asked = isReason ? said.filter((wish) => !isTakenAway(wish)) : said;
    const isAsked = WHY[language].test(sentence) && plain.text.charAt(start + sentence.length) === "?";
    if (isAsked) questioned.push(...asked);
    wishes.push(...(saysWho(read) ? likeTheLast(wishes, read, typed(0, sentence.length).trim()) : asked));
    if (!isReason && !isAsked) notUnderstood.push(...missedIn(sentence, language, read, typed));
    ({ subjects, figures } = read);
    mentioned = read.mentioned ?? mentioned;
    guests += read.wishes.filter(({ wish }) => wish.kind === "add-guest").length;
  }
  const distinct = settleWishes(
    wishes.filter((wish, at) => !(questioned.includes(wish) && isAnswered(wish, wishes.slice(at + 1)))),
  );
  // Words that ask for nothing beside a wish are all that was asked for where there is none.
  if (distinct.length === 0 && notUnderstood.length === 0 && text.trim() !== "")
    return { wishes: [], notUnderstood: [text.trim()] };
  return { wishes: distinct, notUnderstood };
}

/** "Wind, because otherwise no kite flies": what a reason denies stays where it is. */
const isTakenAway = (wish: SaidWish) =>
  wish.kind === "remove-thing" || wish.kind === "remove-figure" || (wish.kind === "garment" && wish.garment === "none");

/** "Why is it day? It was evening": what is asked about gives way to what is said then. */
const isAnswered = (wish: SaidWish, later: readonly SaidWish[]) =>
  ["hour", "weather", "place", "room", "shot"].includes(wish.kind) && later.some(({ kind }) => kind === wish.kind);

/** "Swimming! Both of them!": a sentence that says only of whom the one before was said. */
const saysWho = ({ events, wishes }: ReadSentence) =>
  wishes.length === 0 &&
  events.some((event) => event.type === "marks" && event.marks.has("everyone")) &&
  events.every((event) => event.type === "marks" && [...event.marks].every((mark) => SAYS_WHO.includes(mark)));
const SAYS_WHO: readonly InstructionMark[] = [
  "everyone",
  "they",
  "small-talk",
  "too",
  "pronoun",
  "nothing",
  "and",
  "one",
];

function likeTheLast(wishes: readonly SaidWish[], { figures }: ReadSentence, words: string): SaidWish[] {
  const last = wishes.at(-1);
  if (last?.kind !== "pose" && last?.kind !== "mood" && last?.kind !== "looks-at") return [];
  return [...figures].filter((who) => who !== last.who).map((who) => ({ ...last, who, words }));
}

/** The parts of a sentence that led to nothing, whole; of the others the words that nothing is known of. */
function missedIn(
  sentence: string,
  language: Language,
  { events, wishes, unmet }: ReadSentence,
  typed: PlainText["typed"],
): string[] {
  return partsOf(sentence, events).flatMap((part) => {
    const inside = events.filter((event) => event.start >= part.start && event.end <= part.end);
    const unknown = inside.filter((event) => event.type === "unknown" && event.text.length >= SHORTEST);
    const unsaid = inside.filter((event) => unmet.has(event));
    const isMet = wishes.some(({ from }) => inside.includes(from)) || isDenial(inside);
    const hasTrait = inside.some(
      (event, at) =>
        isOfKind(event, "trait") &&
        !isOfKind(inside[at + 1], "figure") &&
        !isOfKind(inside[at + 1], "trait") &&
        !isListedAdjective(event, events),
    );
    const hasPart = inside.some((event) => event.type === "marks" && event.marks.has("body"));
    const isSaid = saysOfSomebody(inside, sentence, language);
    if (!isMet && (unknown.length > 0 || unsaid.length > 0 || hasTrait || hasPart || isSaid)) {
      return [typed(part.start, part.end).trim()];
    }
    return [...unknown, ...unsaid, ...undrawnParts(inside)].map((event) => typed(event.start, event.end));
  });
}

/** "A boy with freckles": a part of a body that somebody is to have. */
const undrawnParts = (inside: readonly InstructionEvent[]) =>
  inside.filter((event, at) => {
    const before = inside[at - 1];
    return event === inside.at(-1) && hasMark(event, "body") && (hasMark(before, "with") || hasMark(before, "give"));
  });

/** "Bruno should be wet", "Maya să bea": what is told of somebody or something last, and no picture shows. */
function saysOfSomebody(inside: readonly InstructionEvent[], sentence: string, language: Language): boolean {
  const last = inside.findLast((event) => !TO_BE.test(sentence.slice(event.start, event.end)));
  const before = last === undefined ? [] : inside.slice(0, inside.indexOf(last));
  const isNamed = before.some(
    (event) =>
      event.type === "name" ||
      (["she", "he", "they", "everyone"] as const).some((mark) => hasMark(event, mark)) ||
      (event.type === "concept" && ["figure", "thing", "garment"].includes(event.found.kind)),
  );
  if (last === undefined || !isNamed || hasMark(last, "too")) return false;
  if (!SHOULD[language].test(sentence.slice(before[0]?.start, last.start))) return false;
  return (
    (last.type === "unknown" && last.text.length > 1) ||
    isToldBesides(last, sentence, language) ||
    HIGHER[language].test(sentence.slice(before[0]?.start, last.end))
  );
}

const SHOULD: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:should|must|ought to|has to|have to|needs? to|to be)(?!\p{L})/iu,
  ro: /(?<!\p{L})(?:să|sa|s-o|să-l|sa-l)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:soll|sollen|sollte|sollten|muss|müsste)(?!\p{L})/iu,
};
const TO_BE = /^(?:sein|werden|haben)$/iu;

/** Where in the sky something is: no wish moves it there. */
const HIGHER: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:higher|lower|further (?:up|down))$/iu,
  ro: /(?<!\p{L})mai (?:sus|jos)$/iu,
  de: /(?<!\p{L})(?:höher|hoher|tiefer|weiter (?:oben|unten))$/iu,
};

/** "Not at us": what is turned down beside a wish asks for nothing more. */
const isDenial = (inside: readonly InstructionEvent[]) =>
  inside.some((event, at) => {
    const before = inside[at - 1];
    return (
      event.type === "marks" && event.marks.has("reader") && before?.type === "marks" && before.marks.has("remove")
    );
  });

/** "Un dragon verde și prietenos": what somebody is besides. */
function isListedAdjective(event: InstructionEvent, events: readonly InstructionEvent[]): boolean {
  const at = events.indexOf(event);
  const [noun, colour, and] = events.slice(Math.max(0, at - 3), at);
  return (
    and?.type === "marks" &&
    and.marks.has("and") &&
    (isOfKind(colour, "colour") || isOfKind(colour, "trait")) &&
    isOfKind(noun, "figure")
  );
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
