import { useState, useTransition, type ReactNode } from "react";
import type { Language } from "#book/languages.ts";
import type { ScreenKey } from "#messages/catalogue.ts";
import { loadSpeaker } from "#messages/load-speaker.ts";
import type { Speaker } from "#messages/speaker.ts";
import { localStore } from "../session/browser-session.ts";
import { STORED } from "../session/storage.ts";
import { tellLanguage } from "./tell-language.ts";
import { MessagesContext } from "./messages-context.ts";

interface MessagesProviderProps {
  /** Speaks the language that was picked. */
  readonly first: Speaker<ScreenKey>;
  readonly children: ReactNode;
}

/** Speaks the language that was picked at the start, until the reader picks another. */
export function MessagesProvider({ first, children }: MessagesProviderProps) {
  const [say, setSpeaker] = useState(first);
  const [, startTransition] = useTransition();

  const setLanguage = (language: Language) =>
    startTransition(async () => {
      const speaker = await loadSpeaker(language);
      localStore.setItem(STORED.language, language);
      tellLanguage(language);
      startTransition(() => setSpeaker(speaker));
    });

  return (
    <MessagesContext
      value={{ say, t: (...message) => say.t(...message), language: say.language, parts: [], setLanguage }}
    >
      {children}
    </MessagesContext>
  );
}
