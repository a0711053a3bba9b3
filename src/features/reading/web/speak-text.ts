import type { Language } from "#book/languages.ts";
import { type Span, splitSentences, splitWords, timeOf, wordAt } from "#features/reading/speech.ts";

/** A voice that has not told where it is after so many milliseconds never will: the words are counted out then. */
const SILENT_MS = 600;

interface Speech {
  readonly language: Language;
  readonly voice: SpeechSynthesisVoice;
  /** The word that is spoken now, as its place in the text. */
  readonly onWord: (word: Span) => void;
  readonly onEnd: () => void;
  readonly onFailed: (reason: string) => void;
}

/** Speaks a text sentence by sentence with a voice of the device; gives what breaks it off. */
export function speakText(text: string, { language, voice, onWord, onEnd, onFailed }: Speech): () => void {
  const sentences = splitSentences(text, language);
  let over = false;
  let timer: number | undefined;

  function speak(index: number): void {
    const sentence = sentences[index];
    if (over) return;
    if (sentence === undefined) return onEnd();
    const words = splitWords(text.slice(sentence.start, sentence.end), language);
    const say = (word: Span | undefined) => {
      if (word !== undefined) onWord({ start: sentence.start + word.start, end: sentence.start + word.end });
    };
    const countOut = (place: number) => {
      const word = words[place];
      if (over || word === undefined) return;
      say(word);
      timer = window.setTimeout(() => countOut(place + 1), timeOf(word));
    };
    const utterance = new SpeechSynthesisUtterance(text.slice(sentence.start, sentence.end));
    utterance.voice = voice;
    utterance.lang = voice.lang.replace("_", "-");
    utterance.rate = 0.92;
    utterance.addEventListener("start", () => {
      if (over) return;
      say(words[0]);
      timer = window.setTimeout(() => countOut(1), SILENT_MS);
    });
    utterance.addEventListener("boundary", (event) => {
      if (over || event.name === "sentence") return;
      window.clearTimeout(timer);
      say(wordAt(words, event.charIndex));
    });
    utterance.addEventListener("end", () => {
      window.clearTimeout(timer);
      speak(index + 1);
    });
    utterance.addEventListener("error", ({ error }) => {
      window.clearTimeout(timer);
      if (!over && error !== "interrupted" && error !== "canceled") onFailed(error);
    });
    speechSynthesis.speak(utterance);
  }

  speak(0);
  return () => {
    over = true;
    window.clearTimeout(timer);
    speechSynthesis.cancel();
  };
}
