import { NOTE_WORDS_DE } from "#content/sentences/note-words-de.ts";
import type { Language } from "#book/languages.ts";
import { foldText } from "./fold-text.ts";
import { SENTENCE_STARTERS } from "./frames/sentence-starters.ts";
import { framesFor } from "./reading-frames.ts";

/** A word that is no name for all its capital: "When", „Als“, or one that the language's list of no names has. */
export function isNoName(word: string, language: Language): boolean {
  // „Krokodil, Zahnweh“.
  if (language === "de" && NOTE_WORDS_DE.feelings.test(word)) return true;
  return SENTENCE_STARTERS[language].has(word.toLocaleLowerCase()) || framesFor(language).noNames.has(foldText(word));
}
