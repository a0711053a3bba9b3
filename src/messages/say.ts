import type { Language } from "#book/languages.ts";
import { messages as de } from "./generated/de.ts";
import { messages as en } from "./generated/en.ts";
import { messages as ro } from "./generated/ro.ts";
import { makeSpeaker, type Speaker } from "./speaker.ts";

const speakers: Readonly<Record<Language, Speaker>> = {
  en: makeSpeaker("en", en),
  ro: makeSpeaker("ro", ro),
  de: makeSpeaker("de", de),
};

/** The speaker of a language, with all languages loaded: for the server and for paper. The browser uses `loadSpeaker`. */
export function say(language: Language): Speaker {
  return speakers[language];
}
