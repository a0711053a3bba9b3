import { NOTE_WORDS_DE } from "#content/sentences/note-words-de.ts";
import type { Language } from "#book/languages.ts";
import { foldText } from "./fold-text.ts";
import { SENTENCE_STARTERS } from "./frames/sentence-starters.ts";
import { framesFor } from "./reading-frames.ts";

/** Events, times and qualities, by what they end in. */
const COMMON_DE =
  /\p{Ll}{2}(?:heit|keit|schaft|umzug|fest|feier|tag|abend|nacht|schule|stunde|rennen|ausflug|reise|markt|party|konzert|wettbewerb|woche|ferien|lager|besuch|streit|suche|jagd|probe|prüfung|training|turnier|ordnung|vorstellung|aufführung|geburt|hochzeit|umzug|tion|sion|hygiene|ilienz|leranz|zeptanz|kurrenz|phase|ismus|ität|zeit)$/iu;

/** A word that is no name for all its capital: "When", „Als“, or one that the language's list of no names has. */
export function isNoName(word: string, language: Language): boolean {
  // „Krokodil, Zahnweh“, „Laternenumzug und Finns Laterne“.
  if (
    language === "de" &&
    (NOTE_WORDS_DE.feelings.test(word) ||
      COMMON_DE.test(word) ||
      NOTE_WORDS_DE.participle.test(word.toLocaleLowerCase()))
  )
    return true;
  return SENTENCE_STARTERS[language].has(word.toLocaleLowerCase()) || framesFor(language).noNames.has(foldText(word));
}
