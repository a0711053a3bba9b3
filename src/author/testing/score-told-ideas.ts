import * as fs from "node:fs";
import { z } from "zod";
import type { Language } from "#book/languages.ts";
import { ENVIRONMENTS } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { foldText } from "../fold-text.ts";
import { CHILDREN } from "../hero/mentions-in.ts";
import { wordsOf } from "../measure-text.ts";
import { languageOfIdea, readIdea } from "../read-idea.ts";
import type { ReadFigure, Reading } from "../reading.ts";
import { withoutTitle } from "../title-of-name.ts";

/** An idea as somebody types it who has not seen the reader, and what that person understands by it, in the idea’s language. */
const ToldIdea = z.strictObject({
  idea: z.string(),
  /** The hero’s; empty when the idea gives none. */
  name: z.string(),
  /** What the hero is; several right words parted by "|". */
  kind: z.string(),
  /** What the hero wants, fears or lacks; empty when the idea tells none. */
  wish: z.string(),
  /** Words or beginnings of words of the idea that carry the wish. */
  wishWords: z.array(z.string()),
  /** Absent: it names none of the eight worlds. */
  place: z.enum(ENVIRONMENTS).optional(),
});
export type ToldIdea = z.infer<typeof ToldIdea>;

/** What a child is called by kind in each language’s told ideas. */
export const CHILD = { en: "child", ro: "copil", de: "kind" } as const;

/** How many of those that say it were read right. */
export interface ToldScore {
  readonly right: number;
  readonly asked: number;
  /** The ideas that were read wrongly, each with what was read. */
  readonly missed: readonly string[];
}

/** `wish`: goal or trouble hold one of the wish’s words; `wishHalf`: half of them at least. */
export type ToldQuestion = "language" | "hero" | "wish" | "wishHalf" | "place";

/** A set of `told-ideas/`: one idea a line. */
export function readToldIdeas(set: string, language: Language): readonly ToldIdea[] {
  const file = new URL(`./told-ideas/${set}-${language}.jsonl`, import.meta.url);
  return fs
    .readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => ToldIdea.parse(JSON.parse(line)));
}

/** Reads every idea and compares. */
export function scoreToldIdeas(ideas: readonly ToldIdea[], language: Language): Record<ToldQuestion, ToldScore> {
  const read = ideas.map((told) => ({ told, reading: readIdea(told.idea, language) }));
  const score = (
    asks: (told: ToldIdea) => boolean,
    isRight: (told: ToldIdea, reading: Reading) => boolean,
    tell: (reading: Reading, told: ToldIdea) => string,
  ): ToldScore => {
    const asked = read.filter(({ told }) => asks(told));
    const missed = asked.filter(({ told, reading }) => !isRight(told, reading));
    return {
      right: asked.length - missed.length,
      asked: asked.length,
      missed: missed.map(({ told, reading }) => `${told.idea} → ${tell(reading, told)}`),
    };
  };
  const tellsWish = ({ wish, wishWords }: ToldIdea) => wish !== "" && stemsOf(wishWords).length > 0;
  const goalOf = ({ goal, trouble }: Reading) =>
    `${goal?.kind ?? "–"}: ${goal?.phrase ?? ""} / ${trouble?.clause ?? ""}`;
  return {
    language: score(
      () => true,
      ({ idea }) => {
        // A single word can be several languages’; of a longer idea the hint must not matter.
        const hints = wordsOf(idea).length > 1 ? LANGUAGES : [language];
        return hints.every((hint) => languageOfIdea(idea, hint) === language);
      },
      ({ language: { value } }) => value,
    ),
    hero: score(
      ({ name, kind }) => name !== "" || kind !== "",
      (told, { figures: [hero] }) => isHero(told, hero, language),
      ({ figures: [hero] }, { name, kind }) =>
        `${hero?.name || "–"} (${hero?.concept || "–"}), not ${name || "–"} (${kind})`,
    ),
    wish: score(tellsWish, ({ wishWords }, reading) => heldStems(wishWords, reading) > 0, goalOf),
    wishHalf: score(
      tellsWish,
      ({ wishWords }, reading) => heldStems(wishWords, reading) * 2 >= stemsOf(wishWords).length,
      goalOf,
    ),
    place: score(
      ({ place }) => place !== undefined,
      ({ place }, { environment }) => place === environment.value,
      ({ environment }, { place }) => `${environment.value}, not ${place ?? ""}`,
    ),
  };
}

/** Beginnings of five letters, without the short words that every sentence has. */
function stemsOf(words: readonly string[]): readonly string[] {
  const long = words.flatMap((word) => foldText(word).match(/[\p{L}\p{N}]{4,}/gu) ?? []);
  return [...new Set(long.map((word) => word.slice(0, 5)))];
}

function heldStems(words: readonly string[], { goal, trouble }: Reading): number {
  const said = foldText(`${goal?.phrase ?? ""} ${trouble?.clause ?? ""}`);
  return stemsOf(words).filter((stem) => said.includes(stem)).length;
}

export function isHero(told: ToldIdea, hero: ReadFigure | undefined, language: Language): boolean {
  if (hero === undefined) return false;
  return isNamedSo(told, hero, language) && (told.kind === "" || isKind(told.kind, hero, language));
}

function isNamedSo({ name, kind }: ToldIdea, hero: ReadFigure, language: Language): boolean {
  return name
    .split("|")
    .some((each) => isSameName(each, hero, language) || (each.includes(" ") && isTitledKind(each, kind, hero)));
}

/** With its title or without, and with what the bearer is for a surname or without: „Detektivin Wanda“, „Wanda Wiesel“. */
function isSameName(told: string, { name, concept }: ReadFigure, language: Language): boolean {
  if (typedName(told) === typedName(name)) return true;
  const [asked, read] = [told, name].map((each) => typedName(withoutTitle(each, language))) as [string, string];
  const surname = asked.startsWith(`${read} `) ? asked.slice(read.length + 1) : "";
  return asked === read || (read !== "" && surname !== "" && nounsOf(concept, language).includes(surname));
}

function nounsOf(concept: string, language: Language): readonly string[] {
  const known = conceptById(concept)?.words[language];
  // A wind or a thunderstorm is told of by phrases alone.
  const words = known?.nouns.length === 0 ? known.phrases : known?.nouns.map(({ noun }) => noun.word);
  return (words ?? [concept]).map(spelt);
}

/** "Prince Ludo", a prince: what he is stands before his name, and is read as what he is; in Romanian with its article, „doctorul Mureșan“. */
function isTitledKind(name: string, kind: string, hero: ReadFigure): boolean {
  const [title = "", ...rest] = typedName(name).split(" ");
  const isTitle = kind
    .split("|")
    .map(typedName)
    .some((each) => each !== "" && ARTICLES.test(title.slice(each.length)) && title.startsWith(each));
  return isTitle && rest.join(" ") === typedName(hero.name);
}

const ARTICLES = /^(?:|l|ul|a|ei|lui|ului)$/u;

/** With or without a hyphen: „floarea-soarelui“; with umlauts or as who has none types them. */
function spelt(kind: string): string {
  return typedName(kind).replaceAll("-", " ");
}

const TYPED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Folded, „Günther“ as who has no such letter on the keyboard types it: „Guenther“. */
function typedName(name: string): string {
  const small = name.normalize("NFC").toLocaleLowerCase();
  return foldText(small.replaceAll(/[äöü]/gu, (letter) => TYPED[letter] ?? letter));
}

/** By any noun that the hero’s concept has in the language; a field mouse is a mouse, „Feldmaus“ too. */
export function isKind(kinds: string, { concept }: ReadFigure, language: Language): boolean {
  const words = nounsOf(concept, language);
  const asked = kinds.split("|").map(spelt);
  // Whoever is told of by a child’s name alone is a child: a girl or a boy by nothing but the name.
  if (asked.includes(CHILD[language]) && (concept === "" || CHILDREN.has(concept))) return true;
  return asked.some((kind) => words.some((word) => isSameOrHead(word, kind) || isSameOrHead(kind, word)));
}

/** What it is stands last in English and German ("field mouse", „Feldmaus“), first in Romanian („șoarece de câmp“). */
function isSameOrHead(long: string, short: string): boolean {
  return (
    long === short ||
    (short.length > 2 && (long.endsWith(` ${short}`) || long.startsWith(`${short} `))) ||
    (short.length > 3 && long.endsWith(short))
  );
}
