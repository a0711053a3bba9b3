import type { Language } from "#book/languages.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import { loadSpeaker } from "#messages/load-speaker.ts";
import { pickLanguage } from "#messages/pick-language.ts";
import type { Speaker } from "#messages/speaker.ts";
import { localStore } from "../session/browser-session.ts";
import { STORED } from "../session/storage.ts";
import { tellLanguage } from "./tell-language.ts";
import { settings } from "../settings/run-time-settings.ts";

/** The speaker of the stored language, else of the browser's first that is offered, else of the default (S1.8). */
export async function firstSpeaker(): Promise<Speaker<ScreenKey>> {
  const language = pickLanguage(localStore.getItem(STORED.language), navigator.languages, settings.defaultLanguage);
  const coming = loadSpeaker(language);
  setTimeout(layOutFigures, 0, language);
  const speaker = await coming;
  tellLanguage(speaker.language);
  return speaker;
}

/** A browser's first figures in a language take it some 10 ms: while words are on their way, not while a screen is drawn. */
function layOutFigures(language: Language): void {
  new Intl.PluralRules(language).select(1);
  new Intl.NumberFormat(language).format(1);
}
