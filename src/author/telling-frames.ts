import type { ByLanguage, Language } from "#book/languages.ts";
import type { TellingFrames } from "./frames/telling.ts";
import { englishTelling } from "./frames/telling-en.ts";
import { germanTelling } from "./frames/telling-de.ts";
import { romanianTelling } from "./frames/telling-ro.ts";

const FRAMES: ByLanguage<TellingFrames> = { en: englishTelling, ro: romanianTelling, de: germanTelling };

/** What ends a page and what a picture shows, of a story that a parent has written. */
export function tellingFramesFor(language: Language): TellingFrames {
  return FRAMES[language];
}
