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
  const speaker = await loadSpeaker(language);
  tellLanguage(speaker.language);
  return speaker;
}
