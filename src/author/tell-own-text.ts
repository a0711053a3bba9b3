import { READING_LEVELS } from "#book/reading-levels.ts";
import type { Book, BookPage } from "#book/book.ts";
import { countSigns } from "#book/count-signs.ts";
import { kitFor } from "#lexicon/grammar/kit.ts";
import { bodyOf } from "./bodies.ts";
import type { BookRequest } from "./book-request.ts";
import { type Cast, type CastMember, everybodyIn } from "./cast-member.ts";
import { fits } from "./choose-variants.ts";
import { figuresOfText } from "./figures-of-text.ts";
import { makeCast } from "./make-cast.ts";
import { matchCharacters } from "./match-characters.ts";
import { wordsOf } from "./measure-text.ts";
import { moveCamera } from "./page-camera.ts";
import { planToldPage, type ToldSoFar } from "./plan-told-page.ts";
import { planCover } from "./plan-cover.ts";
import { seeded } from "./random.ts";
import type { Reading } from "./reading.ts";
import { capitalise } from "./capitalise.ts";
import { realise } from "./realise.ts";
import { sentencesIn } from "./sentence-books.ts";
import { splitIntoPages, textOfPage } from "./split-into-pages.ts";
import { tellingFramesFor } from "./telling-frames.ts";
import { type TextUnit, unitsOf } from "./text-units.ts";

/** What is shorter is an idea: something to be told by the author. */
const SHORTEST = { words: 60, units: 6 } as const;

/** From so many sentences on a text tells, whatever it says on the way. */
const LONG = 12;

/** A parent's own text as it becomes a book. */
export interface OwnText {
  /** A heading over the text. */
  readonly title?: string;
  readonly units: readonly TextUnit[];
}

/**
 * The story's text where it is a story itself: long enough, and enough of it for more than half of the pages; a text that
 * asks for a story, or only says what one should be about, is an idea.
 */
export function ownTextOf(request: BookRequest): OwnText | undefined {
  const { title, body } = withoutHeading(request.story, request);
  const units = unitsOf(body, request.language);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  if (words < SHORTEST.words || units.length < SHORTEST.units || 2 * units.length <= request.pages) return undefined;
  const isRequest = requestUnits(units).some(
    (unit) => !unit.isTalk && tellingFramesFor(request.language).request.test(unit.text),
  );
  return isRequest ? undefined : { ...(title !== undefined && { title }), units };
}

/** In a long text only its ends can ask for a story; between them somebody may tell one, or say please. */
function requestUnits(units: readonly TextUnit[]): readonly TextUnit[] {
  return units.length < LONG ? units : [...units.slice(0, 2), ...units.slice(-1)];
}

/** A first line without an end, on its own, is the title: it is taken off the text when the form has no other. */
function withoutHeading(story: string, { title, language }: BookRequest): { title?: string; body: string } {
  const lines = /^\s*(?<first>[^\n]+)\n+(?<rest>[\s\S]+)$/u.exec(story.replaceAll(/\r\n?/gu, "\n"));
  const first = lines?.groups?.["first"]?.trim() ?? "";
  const rest = lines?.groups?.["rest"] ?? "";
  const isChapter = tellingFramesFor(language).chapter.test(first);
  const isHeading =
    !isChapter && /[\p{L}\p{N}!?]$/u.test(first) && wordsOf(first).length <= 8 && /^["“„]?\p{Lu}/u.test(rest.trim());
  const isSame = first.toLocaleLowerCase() === title.trim().toLocaleLowerCase();
  if (!isHeading || countSigns(first) < 3 || /[.,;:]$/u.test(first) || (title.trim() !== "" && !isSame))
    return { body: story };
  return { title: first, body: rest };
}

/** Whether a page is the parent's own, or one that the author puts between to fill the book. */
type Leaf = { readonly units: readonly TextUnit[] } | { readonly aside: string };

/** The pages of an own text, with asides to the reader spread over it where it has fewer sentences than the book pages. */
function leavesOf({ units }: OwnText, pages: number, asides: readonly string[]): readonly Leaf[] {
  const own = splitIntoPages(units, Math.min(pages, units.length));
  const missing = pages - own.length;
  const after = new Map<number, string>();
  for (let index = 0; index < missing; index += 1) {
    const at = Math.floor(((index + 1) * own.length) / (missing + 1)) - 1;
    after.set(Math.max(0, at), asides[index % asides.length] ?? "");
  }
  return own.flatMap((page, index) => {
    const aside = after.get(index);
    return [{ units: page }, ...(aside === undefined ? [] : [{ aside }])];
  });
}

/** Makes a book of a text that the parent has written: word for word, with pictures that its own words plan. */
export function tellOwnText(request: BookRequest, own: OwnText, reading: Reading, seed: string): Book {
  const random = seeded(`${seed}:${request.language}`);
  const words = sentencesIn(request.language);
  const text = own.units.map((unit) => unit.text).join(" ");
  const figures = figuresOfText(text, request.language);
  const told = { ...reading, figures };
  const whole = withNamesOf(makeCast(request, told, words, random), request, text);
  // A helper of the author's own has no part in somebody else's story.
  const isAlone = matchCharacters(request, told).length < 2;
  const members = isAlone ? [whole.hero] : everybodyIn(whole);
  const cards = members.map(({ card }) => card);
  const { band } = READING_LEVELS[request.complexity];
  const fitting = {
    goal: "wish",
    theme: request.theme,
    genre: request.genre,
    environment: request.environment,
    characterType: whole.hero.card.characterType,
    body: bodyOf(whole.hero.card),
  } as const;
  const asides = random
    .shuffle(words.toReader.filter((aside) => fits(aside, fitting)))
    .map((aside) => sayToReader(aside[band], whole.hero, request));
  let soFar: ToldSoFar = {
    environment: request.environment,
    set: 0,
    hour: "day",
    weather: "clear",
    subject: whole.hero.card.id,
    present: [],
    recent: [],
    shots: [],
    textsAt: [],
  };
  const pages = leavesOf(own, request.pages, asides).map((leaf): BookPage => {
    const text = "aside" in leaf ? leaf.aside : textOfPage(leaf.units);
    const startsScene = "units" in leaf && leaf.units[0]?.startsScene === true;
    const { plan, after } = planToldPage({ text, language: request.language, cast: cards, startsScene }, soFar);
    soFar = after;
    return { text, plan, beat: "aside" in leaf ? "aside" : "told" };
  });
  const cover = pages[0]?.plan;
  return {
    title: titleOf(request, own, whole.hero),
    language: request.language,
    complexity: request.complexity,
    cast: cards,
    cover: planCover({
      cast: { ...whole, stranger: isAlone },
      environment: cover?.place.environment ?? request.environment,
      set: cover?.place.set ?? 0,
      weather: cover?.weather ?? "clear",
      seed,
    }),
    pages: moveCamera(pages),
  };
}

/** A name that neither the text nor the form has is none: whoever it was made up for is called by kind. */
function withNamesOf(cast: Cast, { characters }: BookRequest, text: string): Cast {
  const isGiven = (name: string) => text.includes(name) || characters.some((character) => character.name === name);
  const given = (member: CastMember): CastMember =>
    member.card.name === "" || isGiven(member.card.name)
      ? member
      : { ...member, card: { ...member.card, name: "" }, participant: { ...member.participant, name: "" } };
  return { ...cast, hero: given(cast.hero), helper: given(cast.helper), friends: cast.friends.map(given) };
}

function sayToReader(line: string, hero: CastMember, { language }: BookRequest): string {
  const scope = { kit: kitFor(language), members: { hero }, texts: {}, nouns: {}, introduced: new Set([hero.card.id]) };
  return realise([line], scope).sentences.join(" ");
}

function titleOf({ title, language }: BookRequest, own: OwnText, { participant }: CastMember): string {
  if (countSigns(title.trim()) >= 3) return title.trim();
  if (own.title !== undefined) return own.title;
  const kind = kitFor(language).form(participant, "a");
  return participant.name === "" ? capitalise(kind) : `${participant.name}, ${kind}`;
}
