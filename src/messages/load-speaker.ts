import type { Language } from "#book/languages.ts";
import type { Catalogue } from "./catalogue.ts";
import { makeSpeaker, type Speaker } from "./speaker.ts";

const catalogues: Readonly<Record<Language, () => Promise<{ messages: Catalogue }>>> = {
  en: () => import("./generated/en.ts"),
  ro: () => import("./generated/ro.ts"),
  de: () => import("./generated/de.ts"),
};

/** The speaker of a language; only that language's messages are loaded. */
export async function loadSpeaker(language: Language): Promise<Speaker> {
  const { messages } = await catalogues[language]();
  return makeSpeaker(language, messages);
}
