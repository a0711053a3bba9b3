import type { Language } from "#book/languages.ts";
import type { Catalogue, ScreenKey } from "./catalogue.ts";
import { makeSpeaker, type Speaker } from "./speaker.ts";

/** What is fetched together: `start` first, the others with what speaks them. */
export type ScreenPart =
  | "start"
  | "story"
  | "creation"
  | "choices"
  | "editing"
  | "modals"
  | "account"
  | "legal"
  | "admin";

type Load = () => Promise<{ messages: Catalogue }>;

const parts: Readonly<Record<Language, Readonly<Record<ScreenPart, Load>>>> = {
  en: {
    start: () => import("./generated/parts/en-start.ts"),
    story: () => import("./generated/parts/en-story.ts"),
    creation: () => import("./generated/parts/en-creation.ts"),
    choices: () => import("./generated/parts/en-choices.ts"),
    editing: () => import("./generated/parts/en-editing.ts"),
    modals: () => import("./generated/parts/en-modals.ts"),
    account: () => import("./generated/parts/en-account.ts"),
    legal: () => import("./generated/parts/en-legal.ts"),
    admin: () => import("./generated/parts/en-admin.ts"),
  },
  ro: {
    start: () => import("./generated/parts/ro-start.ts"),
    story: () => import("./generated/parts/ro-story.ts"),
    creation: () => import("./generated/parts/ro-creation.ts"),
    choices: () => import("./generated/parts/ro-choices.ts"),
    editing: () => import("./generated/parts/ro-editing.ts"),
    modals: () => import("./generated/parts/ro-modals.ts"),
    account: () => import("./generated/parts/ro-account.ts"),
    legal: () => import("./generated/parts/ro-legal.ts"),
    admin: () => import("./generated/parts/ro-admin.ts"),
  },
  de: {
    start: () => import("./generated/parts/de-start.ts"),
    story: () => import("./generated/parts/de-story.ts"),
    creation: () => import("./generated/parts/de-creation.ts"),
    choices: () => import("./generated/parts/de-choices.ts"),
    editing: () => import("./generated/parts/de-editing.ts"),
    modals: () => import("./generated/parts/de-modals.ts"),
    account: () => import("./generated/parts/de-account.ts"),
    legal: () => import("./generated/parts/de-legal.ts"),
    admin: () => import("./generated/parts/de-admin.ts"),
  },
};

const speakers = new Map<string, Promise<Speaker<ScreenKey>>>();

/**
 * The speaker of a language with the start and more parts of its catalogue; nothing else is loaded. The same promise each
 * time, unless it has failed.
 */
export function loadSpeaker(language: Language, more: readonly ScreenPart[] = []): Promise<Speaker<ScreenKey>> {
  const name = [language, ...more].join(" ");
  const known = speakers.get(name);
  if (known !== undefined) return known;
  const speaker = load(language, ["start", ...more]);
  speakers.set(name, speaker);
  speaker.catch(() => speakers.delete(name));
  return speaker;
}

async function load(language: Language, names: readonly ScreenPart[]): Promise<Speaker<ScreenKey>> {
  const loaded = await Promise.all(names.map((name) => parts[language][name]()));
  const messages: Catalogue = Object.assign({}, ...loaded.map((part) => part.messages));
  return makeSpeaker(language, messages);
}
