import type { Page } from "@playwright/test";

/** How long the voice takes for a word, in milliseconds. */
const WORD_MS = 15;

/**
 * Gives the browser a voice for each language, since headless ones have none: it tells where it is at every word, and can be
 * asked for what it has spoken. Without languages the device has no voice.
 */
export async function giveVoices(page: Page, languages: readonly string[], { tells = true } = {}): Promise<void> {
  await page.addInitScript(
    ({ languages: tags, wordMs, boundaries }) => {
      const browser = globalThis as unknown as Record<string, unknown>;
      const voices = tags.map((lang) => ({ lang, name: lang, voiceURI: lang, localService: true, default: false }));
      const spoken: string[] = [];
      let current: { text: string; dispatchEvent(event: Event): boolean } | undefined;
      const tell = (name: string, more: object = {}) => current?.dispatchEvent(Object.assign(new Event(name), more));
      const queue: NonNullable<typeof current>[] = [];
      const next = () => {
        const utterance = queue.shift();
        if (utterance === undefined) return;
        current = utterance;
        spoken.push(utterance.text.trim());
        setTimeout(() => tell("start"), 1);
        const words = [...utterance.text.matchAll(/\S+/g)];
        for (const [place, word] of words.entries()) {
          const mine = utterance;
          setTimeout(
            () => {
              if (current === mine && boundaries) tell("boundary", { name: "word", charIndex: word.index });
            },
            wordMs * (place + 1),
          );
        }
        setTimeout(
          () => {
            if (current !== utterance) return;
            tell("end");
            if (current === utterance) current = undefined;
            next();
          },
          boundaries ? wordMs * (words.length + 2) : 4000,
        );
      };
      Object.defineProperty(browser, "speechSynthesis", {
        value: {
          getVoices: () => voices,
          speak: (utterance: NonNullable<typeof current>) => {
            queue.push(utterance);
            if (current === undefined) next();
            else setTimeout(() => (current === undefined ? next() : undefined), 0);
          },
          cancel: () => {
            queue.length = 0;
            current = undefined;
          },
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        },
      });
      browser["SpeechSynthesisUtterance"] = class extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      };
      browser["spokenSoFar"] = spoken;
    },
    { languages, wordMs: WORD_MS, boundaries: tells },
  );
}

/** The sentences that the voice has begun. */
export const spokenBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { spokenSoFar: string[] }).spokenSoFar);

/** The word that is marked now. */
export const markedWord = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { CSS: css } = globalThis as unknown as { CSS: { highlights: Map<string, Iterable<unknown>> } };
    return [...(css.highlights.get("spoken-word") ?? [])].map(String).join("");
  });
