import type { Language } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { foldText } from "../fold-text.ts";
import { wordsOf } from "../measure-text.ts";
import { languageOfIdea, readIdea } from "../read-idea.ts";
import { withoutTitle } from "../title-of-name.ts";
import type { ReadFigure, Reading } from "../reading.ts";
import type { ExpectedIdea } from "./expected-idea.ts";

/** What an idea is asked for, and how many of those that say it were read right. */
export interface Score {
  readonly right: number;
  readonly asked: number;
  /** The ideas that were read wrongly, each with what was read. */
  readonly missed: readonly string[];
}

export type Question = "language" | "hero" | "after" | "place" | "company" | "looks" | "length";

const CHILDREN: ReadonlySet<string> = new Set(
  ["", "child", "girl", "boy", "brother", "sister", "twin", "pupil", "cousin"].concat(
    "nephew niece orphan stepsister stepbrother scout cabin-boy kitchen-boy".split(" "),
  ),
);

/** Reads every idea and compares. */
export function scoreReading(ideas: readonly ExpectedIdea[], language: Language): Record<Question, Score> {
  const read = ideas.map((expected) => ({ expected, reading: readIdea(expected.idea, language) }));
  const score = (
    asks: (expected: ExpectedIdea) => boolean,
    isRight: (expected: ExpectedIdea, reading: Reading) => boolean,
    tell: (reading: Reading, expected: ExpectedIdea) => string,
  ): Score => {
    const asked = read.filter(({ expected }) => asks(expected));
    const missed = asked.filter(({ expected, reading }) => !isRight(expected, reading));
    return {
      right: asked.length - missed.length,
      asked: asked.length,
      missed: missed.map(({ expected, reading }) => `${expected.idea} → ${tell(reading, expected)}`),
    };
  };
  return {
    language: score(
      () => true,
      ({ idea }) => hintsFor(idea, language).every((hint) => languageOfIdea(idea, hint) === language),
      (_, { idea }) =>
        hintsFor(idea, language)
          .map((hint) => languageOfIdea(idea, hint))
          .join(", "),
    ),
    hero: score(
      ({ name, kind }) => name !== "" || kind !== "",
      (expected, { figures }) => isHero(expected, figures[0]),
      ({ figures }) => told(figures),
    ),
    after: score(
      ({ after }) => after !== undefined,
      ({ after = "" }, reading) => after.split("|").some((each) => isAfter(each, reading)),
      ({ goal, families, trouble }) =>
        [goal ? `${goal.kind}: ${goal.phrase}` : "nothing", ...families, trouble?.clause ?? ""].join(" "),
    ),
    place: score(
      ({ place }) => place !== undefined,
      ({ place = "" }, { environment }) => place.split("|").includes(environment.value),
      ({ environment }) => environment.value,
    ),
    company: score(
      ({ company }) => company !== undefined,
      ({ company = [] }, { figures }) => company.every((one) => isThere(one, figures.slice(1))),
      ({ figures }) => told(figures),
    ),
    looks: score(
      ({ wears, hair }) => wears !== undefined || hair !== undefined,
      ({ wears, hair }, { figures }) => (wears ? isWorn(wears, figures[0]) : hair === figures[0]?.hair),
      ({ figures }) => JSON.stringify(figures[0]),
    ),
    length: score(
      ({ pages, level, weather }) => pages !== undefined || level !== undefined || weather !== undefined,
      ({ pages, level, weather }, reading) =>
        reading.pages.value === (pages ?? reading.pages.value) &&
        reading.complexity.value === (level ?? reading.complexity.value) &&
        reading.weather === (weather ?? reading.weather),
      (reading) => `${reading.pages.value} ${reading.complexity.value} ${reading.weather ?? "no weather"}`,
    ),
  };
}

/** A single word can be several languages’; of a longer idea the hint must not matter. */
function hintsFor(idea: string, language: Language): readonly Language[] {
  return wordsOf(idea).filter((word) => /\p{L}/u.test(word)).length > 1 ? LANGUAGES : [language];
}

function told(figures: readonly ReadFigure[]): string {
  return figures.map(({ name, concept }) => `${name || "–"} (${concept || "–"})`).join(", ") || "nobody";
}

/** A field mouse is a mouse too. */
function isKind(kinds: string, concept: string): boolean {
  const known = conceptById(concept);
  // A kind that the lexicon does not have is the parent's own word.
  const words = known?.words.en.nouns.map(({ noun }) => noun.word.toLowerCase()) ?? [concept.toLowerCase()];
  return kinds
    .split("|")
    .some(
      (kind) =>
        words.some((word) => word === kind.toLowerCase() || word.split(/[ -]/u).at(-1) === kind.toLowerCase()) ||
        (kind === "child" && CHILDREN.has(concept)),
    );
}

function isHero({ name, kind }: ExpectedIdea, hero: ReadFigure | undefined): boolean {
  const isNamed = name.split("|").some((each) => isCalled(each, hero?.name ?? ""));
  return hero !== undefined && isNamed && (kind === "" || isKind(kind, hero.concept));
}

/** By the name itself or with the title that the parent puts before it: "Joe", "Grandpa Joe". */
function isCalled(expected: string, name: string): boolean {
  const bare = LANGUAGES.map((language) => withoutTitle(name, language));
  return [name, ...bare].some((each) => foldText(each) === foldText(expected));
}

function isThere(one: string, figures: readonly ReadFigure[]): boolean {
  return figures.some(({ name, concept }) => isCalled(one, name) || isKind(one, concept));
}

function isAfter(expected: string, { goal, families, trouble }: Reading): boolean {
  if (expected === "friend") return families.includes("friend") || goal?.about === "friend";
  const [kind, words = ""] = expected.split(":");
  const phrase = foldText(goal?.phrase ?? "");
  // What is lost may be told as the wish to find it: several things, somebody, or what the lexicon has no forms for.
  const isWishToFind =
    kind === "lost" && goal?.kind === "wish" && /(?:^|\s)(?:find|finden|gaseasca)(?:\s|$)/u.test(phrase);
  // Whatever drives it: what is wished, feared or lost, or what is said to be amiss.
  if (kind === "any") return `${phrase} ${foldText(trouble?.clause ?? "")}`.includes(foldText(words));
  return (goal?.kind === kind || isWishToFind) && words.split(" ").every((word) => phrase.includes(foldText(word)));
}

function isWorn([kind, colour]: NonNullable<ExpectedIdea["wears"]>, hero: ReadFigure | undefined): boolean {
  return hero?.garment?.kind === kind && (colour === undefined || hero.garment.colour === colour);
}
