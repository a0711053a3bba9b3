import { createContext, use } from "react";
import type { Language } from "#book/languages.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import type { ScreenPart } from "#messages/load-speaker.ts";
import type { Speaker } from "#messages/speaker.ts";

export interface Messages {
  readonly say: Speaker<ScreenKey>;
  readonly t: Speaker<ScreenKey>["t"];
  readonly language: Language;
  /** What is spoken beside the start of the catalogue. */
  readonly parts: readonly ScreenPart[];
  /** Loads the language, speaks it and remembers it on this device. */
  readonly setLanguage: (language: Language) => void;
}

export const MessagesContext = createContext<Messages | null>(null);

/** The words of the interface, in the language of the reader. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error("useMessages needs a MessagesProvider above it");
  return messages;
}
