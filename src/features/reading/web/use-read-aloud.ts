import { useEffect, useEffectEvent, useState } from "react";
import { COVER, followWish, lastPage, type Leafable, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { showSpokenWord } from "./show-spoken-word.ts";
import { speakText } from "./speak-text.ts";
import type { PageTurning } from "./use-page-turns.ts";
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
  const voiceName = useVoice(story.language);
  const [speaking, setSpeaking] = useState(false);
  /** The page that has been read to its end. */
  const [read, setRead] = useState<PageIndex | undefined>(undefined);
  const lies = turns.turn === undefined;
  const text = page === COVER ? story.title : (story.pages[page]?.text ?? "");
  const isLast = page === lastPage(story);
  const canTurn = followWish(order, page, "next") !== undefined;

  const failed = useEffectEvent((reason: string) => {
    console.error("Reading aloud broke off", reason);
    setSpeaking(false);
    toast({ text: t("error.general"), tone: "error" });
  });
  const ended = useEffectEvent(() => {
    if (isLast) setSpeaking(false);
    else setRead(page);
  });
  useEffect(() => {
    const voice = voiceCalled(voiceName ?? "");
    if (!speaking || !lies || voice === undefined) return;
    const breakOff = speakText(text, {
      language: story.language,
      voice,
      onWord: (word) => showSpokenWord(page, word),
      onEnd: () => {
        showSpokenWord(page, undefined);
        ended();
      },
      onFailed: (reason) => failed(reason),
    });
    // Some browsers speak on when the page has gone.
    window.addEventListener("pagehide", breakOff);
    return () => {
      window.removeEventListener("pagehide", breakOff);
      breakOff();
      showSpokenWord(page, undefined);
      setRead(undefined);
    };
  }, [speaking, lies, voiceName, text, story.language, page]);

  const goOn = useEffectEvent(() => ask("next"));
  useEffect(() => {
    if (speaking && lies && read === page && canTurn) goOn();
  }, [speaking, lies, read, page, canTurn]);

  return { possible: voiceName !== undefined, speaking, toggle: () => setSpeaking((now) => !now) };
}
