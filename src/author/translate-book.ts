import { COMPLEXITIES, type Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import type { BookRequest } from "./book-request.ts";
import { type BookState, emptyState, type Setting } from "./book-state.ts";
import { carryGoal } from "./carry-goal.ts";
import { composePage, type WrittenPage } from "./compose-page.ts";
import { makeSetting } from "./make-setting.ts";
import { makeTitle } from "./make-title.ts";
import { readIdea } from "./read-idea.ts";
import type { Reading } from "./reading.ts";
import type { Shows } from "./sentences.ts";
import { ownTextOf } from "./tell-own-text.ts";
import { thingsIn } from "./things-in-text.ts";
import { tellPages, type ToldPage } from "./told-pages.ts";
import { usableVariants } from "./write-book.ts";

/** A book told in a second language. */
export interface Translation {
  readonly title: string;
  /** Whether the title says what the book is about because the parent's own is nobody's to tell otherwise. */
  readonly isTitleNew: boolean;
  /** Undefined where a page's words are not the author's own, and so nobody's to tell otherwise. */
  readonly pages: readonly (string | undefined)[];
}

/** Why the author cannot tell a book in a second language. */
export type CannotTranslate = "own-text" | "idea";

export interface StandingPage {
  readonly text: string;
  readonly level: Complexity;
}

/** What the second language is asked for with. */
export interface TranslationRequest {
  readonly language: Language;
  /** What the book is about, in the second language, where the author cannot carry it over by itself. */
  readonly idea?: string;
  /** The pages as they stand, with the level that each is told at. */
  readonly pages: readonly StandingPage[];
}

/**
 * Tells the book that `writeBook` makes of this request and seed in a second language: the same plot beat by beat, with the
 * same figures in the same places, in sentences of that language which suit the pictures that are drawn (S13.6). "own-text"
 * where the parent wrote the story word for word; "idea" where what the hero is after is to be said in the second language
 * first.
 */
export function translateBook(
  request: BookRequest,
  seed: string,
  { language, idea, pages: standing }: TranslationRequest,
): Translation | CannotTranslate {
  const reading = readIdea(request.story, request.language);
  if (ownTextOf(request)) return "own-text";
  const first = makeSetting(request, reading, seed);
  const carried = carryReading(reading, first, request, language, idea);
  if (!carried) return "idea";
  const settingAt = memo((complexity) =>
    makeSetting({ ...request, language, complexity, story: idea ?? "" }, carried, seed, first),
  );
  const firstAt = memo((complexity) => makeSetting({ ...request, complexity }, reading, seed));
  let state = emptyState(first.cast);
  const pages: (string | undefined)[] = [];
  for (const [number, told] of [...tellPages(first, request)].entries()) {
    const { text, level } = standing[number] ?? { text: "", level: request.complexity };
    const written = tellAs(told, settingAt(level), state);
    // A page that was made richer is known by its measured level, which is not always the one that it was told at.
    const isOwn =
      text === told.written.text ||
      COMPLEXITIES.some((wished) => text === composePage(told.brief, firstAt(wished), told.before).text);
    pages.push(isOwn ? written.text : undefined);
    ({ state } = written);
  }
  return { title: makeTitle("", settingAt(request.complexity)), isTitleNew: request.title.trim() !== "", pages };
}

function memo<T>(make: (level: Complexity) => T): (level: Complexity) => T {
  const made = new Map<Complexity, T>();
  return (level) => {
    const known = made.get(level) ?? make(level);
    made.set(level, known);
    return known;
  };
}

/** The reading as one of the second language; undefined where what the story is about cannot be said in it. */
function carryReading(
  reading: Reading,
  first: Setting,
  request: BookRequest,
  language: Language,
  idea: string | undefined,
): Reading | undefined {
  const again = idea === undefined ? undefined : readIdea(idea, language);
  const { oddity: _, goal: __, trouble: ___, ...rest } = reading;
  const base = { ...rest, language: { value: language, confidence: 1 } };
  const isOdd = first.familyWords === first.words.families[first.family.id].oddity;
  // Told as somebody odd, a book says in nearly every sentence what is odd about its hero.
  if (isOdd && !again?.oddity) return undefined;
  const odd = again?.oddity && { oddity: again.oddity };
  const asked = again?.goal && first.family.goals.includes(again.goal.kind) ? again.goal : undefined;
  const goal = asked ?? carryGoal(first.goal, request.language, language);
  return goal
    ? { ...base, ...odd, goal: { ...goal, ...(first.goal.of !== undefined && { of: first.goal.of }) } }
    : undefined;
}

/** The telling of a page in another language that suits its picture best. */
function tellAs(told: ToldPage, setting: Setting, state: BookState): WrittenPage {
  let best: { readonly written: WrittenPage; readonly miss: number } | undefined;
  for (const variant of usableVariants(told.beat, setting, state)) {
    const written = composePage({ ...told.brief, variant }, setting, state);
    const miss = WEIGHTS.level * written.miss + distance(told, written, setting);
    if (!best || miss < best.miss) best = { written, miss };
  }
  if (!best) throw new Error(`No sentences for "${told.beat}" in "${setting.language}"`);
  return best.written;
}

/** A figure too many or too few is what a reader sees at once; then where it is; then what is done and held. */
const WEIGHTS = {
  level: 12,
  figure: 40,
  place: 12,
  otherTelling: 6,
  room: 6,
  hour: 5,
  pose: 5,
  thing: 8,
  mood: 1,
} as const;

/** How far a telling is from the picture that another telling was drawn for; 0 is the same. */
function distance({ written: first }: ToldPage, second: WrittenPage, { language }: Setting): number {
  const [a, b]: [Shows, Shows] = [first.variant.shows, second.variant.shows];
  const drawn = new Set([...first.things, ...(a.things ?? []).map(({ thing }) => thing)]);
  const named = thingsIn(second.text, language).map(({ thing }) => thing);
  const added = named.filter((thing) => !drawn.has(thing) && !first.text.includes(thing)).length;
  return (
    WEIGHTS.figure * differenceOf(first.mentioned, second.mentioned) +
    WEIGHTS.place * Number(a.at !== b.at) +
    WEIGHTS.otherTelling * Number(first.variant.id !== second.variant.id) +
    WEIGHTS.room * Number(a.indoors !== b.indoors) +
    WEIGHTS.hour * Number(a.hour !== b.hour) +
    WEIGHTS.pose * (Number(a.hero.pose !== b.hero.pose) + Number(a.helper?.pose !== b.helper?.pose)) +
    WEIGHTS.thing * (Number(a.hero.holds !== b.hero.holds) + added) +
    WEIGHTS.mood * Number(a.hero.mood !== b.hero.mood)
  );
}

/** Romanian can leave its subject out: who names nobody speaks of the hero. */
function differenceOf(first: readonly string[], second: readonly string[]): number {
  const [a, b] = [first, second].map((ids) => new Set(ids.length > 0 ? ids : ["hero"]));
  const only = (one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()) =>
    [...one].filter((id) => !other.has(id)).length;
  return only(a, b) + only(b, a);
}
