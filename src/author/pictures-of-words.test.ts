import { describe, expect, test } from "vitest";
import type { Book, BookPage } from "#book/book.ts";
import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, PAGE_COUNTS, THEMES } from "#book/choices.ts";
import { type ByLanguage, type Language, LANGUAGES } from "#book/languages.ts";
import type { Hour, Mood, Pose } from "#book/page-plan.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";
import { postureIn } from "./doings-in-text.ts";
import { sentencesIn } from "./sentence-books.ts";
import { isSpoken } from "./sentence-spans.ts";
import { IDEAS } from "./testing/check-book.ts";
import { thingsIn } from "./things-in-text.ts";
import { writeBook } from "./write-book.ts";

/** A book for each idea and level, with the other choices taken in turn. */
function* someBooks(language: Language): Generator<{ readonly book: Book; readonly lost: ReadonlySet<string> }> {
  let turn = 0;
  const at = <T>(list: readonly T[]): T => list[turn % list.length] as T;
  for (const story of IDEAS[language])
    for (const complexity of COMPLEXITIES) {
      turn += 1;
      const goals = sentencesIn(language).defaultGoals.map(({ phrase }) => phrase);
      const lost = new Set(
        [story, ...goals].flatMap((each) => conceptsIn(each, language)).map(({ concept }) => concept.id),
      );
      const book = writeBook(
        {
          title: "",
          language,
          pages: at(PAGE_COUNTS),
          characters: [],
          story,
          complexity,
          characterType: at(CHARACTER_TYPES),
          environment: at(ENVIRONMENTS),
          genre: at(GENRES),
          theme: at(THEMES),
        },
        String(turn),
      );
      yield { book, lost };
    }
}

/** How a page begins that tells its hour, and when that can be seen. */
const BEGINNINGS: ByLanguage<readonly (readonly [RegExp, readonly Hour[]])[]> = {
  en: [
    [/^(?:In the evening|That evening)\b/u, ["sunset", "night"]],
    [/^(?:At night|That night|Long after dark)\b/u, ["night"]],
    [/^(?:One morning|The next morning)\b/u, ["dawn", "day"]],
  ],
  ro: [
    [/^(?:Seara|Apoi veni seara)(?!\p{L})/u, ["sunset", "night"]],
    [/^(?:Noaptea|În noaptea aceea)(?!\p{L})/u, ["night"]],
    [/^(?:Într-o dimineață|A doua zi de dimineață)(?!\p{L})/u, ["dawn", "day"]],
  ],
  de: [
    [/^(?:Am Abend|An diesem Abend|Dann kam der Abend)\b/u, ["sunset", "night"]],
    [/^(?:In der Nacht|Es war längst dunkel)\b/u, ["night"]],
    [/^(?:Eines Morgens|Der nächste Morgen|Am nächsten Morgen)\b/u, ["dawn", "day"]],
  ],
};

/** How somebody is said to be inside a house. */
const INSIDE: ByLanguage<RegExp> = {
  en: /(?:sat|stood|danced) (?:in the room above the gate|in the last cottage|in the yellow doll’s house)/u,
  ro: /(?:stătea|ședeau|dansa) (?:în odaia de deasupra porții|în ultima căsuță|în casa galbenă de păpuși)/u,
  de: /(?:saßen|saß|tanzte) (?:in der Stube über dem Tor|im letzten Häuschen|im gelben Puppenhaus)/u,
};
/** Words that are a kind of their own as well as another's female form: a vrăjitor's is vrăjitoare. */
const FEMALE: Readonly<Record<string, string>> = { wizard: "witch" };
const ALIKE: readonly (readonly Pose[])[] = [
  ["lie", "sleep"],
  ["sit", "read"],
  ["fly", "swim"],
];

const BRIGHT: ReadonlySet<Mood> = new Set<Mood>(["happy", "joyful", "proud", "cheeky"]);
const DARK: ReadonlySet<Mood> = new Set<Mood>(["sad", "scared", "angry"]);

/** What a text says outside of speeches of how somebody feels, right beside their name. */
function moodsOf(text: string, name: string, language: Language): Mood[] {
  return conceptsIn(text, language).flatMap(({ concept, start, end }) => {
    if (concept.kind !== "mood" || isSpoken(text, start)) return [];
    const isBeside = text.slice(0, start).trimEnd().endsWith(name) || text.slice(end).trimStart().startsWith(name);
    return isBeside ? [concept.mood] : [];
  });
}

/** What the picture of a page shows otherwise than its words tell it; `lost` is what may be spoken of because it is not there. */
function contradictions(book: Book, { text, plan }: BookPage, lost: ReadonlySet<string>): string[] {
  const { language } = book;
  const faults: string[] = [];
  const found = conceptsIn(text, language);
  for (const { id, name, called, kind } of book.cast) {
    const drawn = plan.figures.find(({ who }) => who === id);
    const isNamed =
      name === ""
        ? found.some(
            ({ concept }) => concept.kind === "figure" && (concept.draws === kind || concept.id === FEMALE[called]),
          )
        : text.includes(name.slice(0, name.length > 3 ? -1 : undefined));
    if (name !== "" && isNamed && !drawn) faults.push(`${name} is named and not drawn`);
    if (drawn && !isNamed && id !== "hero") faults.push(`${name || called} is drawn and not named`);
    const told = name === "" ? undefined : postureIn(text, name, language);
    const isAlike = ALIKE.some(
      (poses) => told !== undefined && drawn && poses.includes(told) && poses.includes(drawn.pose),
    );
    if (told !== undefined && drawn && !drawn.holds && told !== drawn.pose && !isAlike)
      faults.push(`${name} is told to ${told} and drawn to ${drawn.pose}`);
  }
  for (const { id, name } of book.cast) {
    const drawn = plan.figures.find(({ who }) => who === id);
    const told = name === "" || !drawn ? [] : moodsOf(text, name, language);
    for (const mood of told)
      if (drawn && BRIGHT.has(mood) && DARK.has(drawn.mood))
        faults.push(`${name} is told ${mood} and drawn ${drawn.mood}`);
      else if (drawn && DARK.has(mood) && BRIGHT.has(drawn.mood))
        faults.push(`${name} is told ${mood} and drawn ${drawn.mood}`);
  }
  const names = new Set(book.cast.map(({ name }) => name));
  const shown = new Set<string>([
    ...plan.things.map(({ thing }) => thing),
    ...plan.figures.flatMap(({ holds }) => holds ?? []),
  ]);
  const named = thingsIn(text, language).filter(
    ({ thing, word }) => !names.has(word) && !lost.has(thing) && thing !== "moon" && thing !== "star",
  );
  if (named.length <= 2) for (const { thing } of named) if (!shown.has(thing)) faults.push(`${thing} is not shown`);
  for (const [beginning, hours] of BEGINNINGS[language])
    if (beginning.test(text) && !hours.includes(plan.hour)) faults.push(`${plan.hour} is drawn`);
  if (INSIDE[language].test(text) && plan.place.indoors === undefined)
    faults.push("a room is told, and the open drawn");
  return faults;
}

describe.each(LANGUAGES)("pictures of books in %s", (language) => {
  test("show whom the words name, as they say that they are, when they say it is, with what they name (S10.6)", () => {
    const faults: string[] = [];
    for (const { book, lost } of someBooks(language))
      for (const page of book.pages)
        faults.push(...contradictions(book, page, lost).map((fault) => `${fault}: ${page.text}`));
    expect(faults).toEqual([]);
  });
});
