import { detectLanguage } from "#author/detect-language.ts";
import { distanceFromLevel } from "#author/level-of-text.ts";
import { measureText } from "#author/measure-text.ts";
import type { Book } from "#book/book.ts";
import type { Complexity } from "#book/choices.ts";
import type { Language } from "#book/languages.ts";
import { READING_LEVELS } from "#book/reading-levels.ts";
import { LIMITS } from "#contract/limits.ts";
import { readVerdict } from "#features/safety/read-verdict.ts";
import type { StoryForm } from "#features/stories/story.ts";
import { LANGUAGE_NAMES } from "./say-form.ts";

/** What is wrong with a text, in words for the writer; a hard fault is none that a reader may ever see. */
export interface TextFault {
  readonly hard: boolean;
  readonly words: string;
}

/** Figures' share of pages that a book is about its hero with. */
const HERO_SHARE = 0.6;
/** A page this many words beside its level's bands still reads as one of them. */
const NEAR = 4;
/** As sure as the reader of languages must be. */
const SURE = 0.7;
const ENOUGH_WORDS = 6;

/** What a page's words lack: safety, language, length, level. */
export function findTextFaults(text: string, language: Language, level: Complexity): TextFault[] {
  if (text === "") return [{ hard: true, words: "It is empty." }];
  const verdict = readVerdict(text, language);
  const measure = measureText(text, language);
  const detected = detectLanguage(text, language);
  const isOther = measure.words >= ENOUGH_WORDS && detected.value !== language && detected.confidence >= SURE;
  const { wordsAPage, longestSentence } = READING_LEVELS[level];
  return [
    ...(verdict.kind === "block" ? [{ hard: true, words: `For no child: ${verdict.words.join(", ")}.` }] : []),
    ...(verdict.kind === "soften" ? [{ hard: false, words: `Say it more gently: ${verdict.words.join(", ")}.` }] : []),
    ...(isOther ? [{ hard: true, words: `It is not in ${LANGUAGE_NAMES[language]}.` }] : []),
    ...(text.length > LIMITS.pageText.max ? [{ hard: true, words: "It is far too long." }] : []),
    ...(/[{}[\]<>*#_]|https?:/u.test(text) ? [{ hard: true, words: "It has marks that are no prose." }] : []),
    ...(distanceFromLevel(measure, level) > NEAR
      ? [
          {
            hard: false,
            words: `It has ${measure.words} words, the longest sentence ${measure.longestSentence}: write ${wordsAPage.min} to ${wordsAPage.max} words, no sentence of more than ${longestSentence}.`,
          },
        ]
      : []),
  ];
}

/** What is wrong with a book as a whole, in words for the writer: its number of pages, its hero, its title. */
export function findBookFaults({ pages, cast, title, language }: Book, form: StoryForm): string[] {
  const [hero] = cast;
  const shown = pages.filter(({ plan }) => plan.figures.some(({ who }) => who === hero?.id)).length;
  return [
    ...(pages.length === form.pages ? [] : [`It has ${pages.length} pages: write exactly ${form.pages}.`]),
    ...(shown >= pages.length * HERO_SHARE ? [] : ["The hero is missing from too many pictures."]),
    ...(title === "" ? ["It has no title."] : []),
    ...(readVerdict(title, language).kind === "block" ? ["The title is not for children."] : []),
  ];
}
