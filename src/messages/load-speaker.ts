import type { Language } from "#book/languages.ts";
import type { Catalogue, ScreenKey } from "./catalogue.ts";
import { makeSpeaker, type Speaker } from "./speaker.ts";

/** What is fetched together: `start` first, the others with the screens that speak them. */
export type ScreenPart = "start" | "story" | "modals" | "account" | "legal" | "admin";

type Load = () => Promise<{ messages: Catalogue }>;

const parts: Readonly<Record<Language, Readonly<Record<ScreenPart, Load>>>> = {
  en: {
    start: () => import("./generated/parts/en-start.ts"),
    story: () => import("./generated/parts/en-story.ts"),
    modals: () => import("./generated/parts/en-modals.ts"),
    account: () => import("./generated/parts/en-account.ts"),
    legal: () => import("./generated/parts/en-legal.ts"),
    admin: () => import("./generated/parts/en-admin.ts"),
  },
  ro: {
    start: () => import("./generated/parts/ro-start.ts"),
    story: () => import("./generated/parts/ro-story.ts"),
    modals: () => import("./generated/parts/ro-modals.ts"),
    account: () => import("./generated/parts/ro-account.ts"),
    legal: () => import("./generated/parts/ro-legal.ts"),
    admin: () => import("./generated/parts/ro-admin.ts"),
  },
  de: {
    start: () => import("./generated/parts/de-start.ts"),
    story: () => import("./generated/parts/de-story.ts"),
    modals: () => import("./generated/parts/de-modals.ts"),
    account: () => import("./generated/parts/de-account.ts"),
    legal: () => import("./generated/parts/de-legal.ts"),
    admin: () => import("./generated/parts/de-admin.ts"),
  },
};

const speakers = new Map<string, Promise<Speaker<ScreenKey>>>();

/**
 * The speaker of a language with the start and one more part of its catalogue; nothing else is loaded. The same promise
 * each time, unless it has failed.
 */
export function loadSpeaker(language: Language, part: ScreenPart): Promise<Speaker<ScreenKey>> {
  const name = `${language} ${part}`;
  const known = speakers.get(name);
  if (known !== undefined) return known;
  const speaker = load(language, part);
  speakers.set(name, speaker);
  speaker.catch(() => speakers.delete(name));
  return speaker;
}

async function load(language: Language, part: ScreenPart): Promise<Speaker<ScreenKey>> {
  const [start, more] = await Promise.all([parts[language].start(), parts[language][part]()]);
  return makeSpeaker(language, { ...start.messages, ...more.messages });
}
