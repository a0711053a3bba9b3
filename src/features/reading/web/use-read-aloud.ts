import { useEffect, useEffectEvent, useState } from "react";
import { followWish, lastPage, type Leafable, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { shownWords } from "#features/reading/shown-words.ts";
import { showSpokenWord } from "./show-spoken-word.ts";
import { speakText } from "./speak-text.ts";
import type { PageTurning } from "./use-page-turns.ts";
import { useReadingSettings } from "./use-reading-settings.ts";
import { useVoice, voiceCalled } from "./use-voice.ts";

export interface ReadingAloud {
  /** The device has a voice for the book's language. */
  readonly possible: boolean;
  readonly speaking: boolean;
  readonly toggle: () => void;
}

/**
 * Reads the book aloud from the page in sight: the spoken word is marked, pages turn by themselves, and a page that the
 * reader turns to is read instead (S13.2). It waits for a page that is still being painted.
 */
export function useReadAloud(story: Story, order: Leafable, { turns, page, ask }: PageTurning): ReadingAloud {
  const { t } = useMessages();
  const { settings } = useReadingSettings();
  const own = useVoice(story.language);
  const other = useVoice(story.second?.language ?? story.language);
  const [speaking, setSpeaking] = useState(false);
  /** The page that has been read to its end. */
  const [read, setRead] = useState<PageIndex | undefined>(undefined);
  const lies = turns.turn === undefined;
  const shown = shownWords(story, page, settings.languages);
  // Words that the device has no voice for are left to the eyes.
  const spoken = shown.flatMap((words, part) => {
    const name = words.language === story.language ? own : other;
    return name === undefined ? [] : [{ ...words, part, name }];
  });
  const [{ at, turn }, setPart] = useState({ at: 0, turn: page });
  const place = turn === page ? at : 0;
  const now = spoken[place];
  const text = now?.text ?? "";
  const language = now?.language ?? story.language;
  const part = now?.part ?? 0;
  const voiceName = now?.name;
  const isLastPart = place >= spoken.length - 1;
  const isLast = page === lastPage(story);
  const canTurn = followWish(order, page, "next") !== undefined;

  const failed = useEffectEvent((reason: string) => {
    console.error("Reading aloud broke off", reason);
    setSpeaking(false);
    toast({ text: t("error.general"), tone: "error" });
  });
  const ended = useEffectEvent(() => {
    if (!isLastPart) setPart({ at: place + 1, turn: page });
    else if (isLast) setSpeaking(false);
    else setRead(page);
  });
  useEffect(() => {
    const voice = voiceCalled(voiceName ?? "");
    if (!speaking || !lies || voice === undefined) return;
    const breakOff = speakText(text, {
      language,
      voice,
      onWord: (word) => showSpokenWord(page, part, word),
      onEnd: () => {
        showSpokenWord(page, part, undefined);
        ended();
      },
      onFailed: (reason) => failed(reason),
    });
    // Some browsers speak on when the page has gone.
    window.addEventListener("pagehide", breakOff);
    return () => {
      window.removeEventListener("pagehide", breakOff);
      breakOff();
      showSpokenWord(page, part, undefined);
      setRead(undefined);
    };
  }, [speaking, lies, voiceName, text, language, part, page]);

  const goOn = useEffectEvent(() => ask("next"));
  useEffect(() => {
    if (speaking && lies && read === page && canTurn) goOn();
  }, [speaking, lies, read, page, canTurn]);

  return {
    possible: spoken.length > 0,
    speaking,
    toggle: () => {
      setPart({ at: 0, turn: page });
      setSpeaking((now) => !now);
    },
  };
}
