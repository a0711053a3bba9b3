import type { Language } from "#book/languages.ts";
import { wordsOf } from "./measure-text.ts";
import { sentenceSpans } from "./sentence-spans.ts";
import { tellingFramesFor } from "./telling-frames.ts";

/** A piece of a parent's text that stays on one page: a sentence, a speech with its tag. */
export interface TextUnit {
  readonly text: string;
  readonly words: number;
  readonly startsParagraph: boolean;
  /** Begins as a new scene does. */
  readonly startsScene: boolean;
  /** Somebody speaks in it. */
  readonly isTalk: boolean;
  readonly asks: boolean;
}

const SPEECH = /["“”„»«]|^[–—-]\s/u;

/** Paragraphs, each on one line; a line that breaks off in the middle of a sentence goes on in the next. */
function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/(?<![.!?…:”“"«»)\n])[ \t]*\n(?=\p{Ll})/gu, " ")
    .split(/\n+/u)
    .map((paragraph) => paragraph.replaceAll(/[^\S\n]+/gu, " ").trim())
    .filter((paragraph) => wordsOf(paragraph).length > 0);
}

/** A text in the pieces that pages are made of; joined by spaces and line breaks they are the text, word for word. */
export function unitsOf(text: string, language: Language): readonly TextUnit[] {
  const frames = tellingFramesFor(language);
  return paragraphsOf(text).flatMap((paragraph) => {
    const pieces: string[] = [];
    for (const { start, end } of sentenceSpans(paragraph)) {
      const sentence = paragraph.slice(start, end);
      const before = pieces.at(-1);
      const isTag = before !== undefined && /[!?…,][”“"«»]$/u.test(before) && frames.tag.test(sentence);
      if (isTag || wordsOf(sentence).length === 0) pieces[pieces.length - 1] = `${before ?? ""} ${sentence}`.trim();
      else pieces.push(sentence);
    }
    return pieces.map((piece, index) => ({
      text: piece,
      words: wordsOf(piece).length,
      startsParagraph: index === 0,
      startsScene: frames.sceneStart.test(piece),
      isTalk: SPEECH.test(piece),
      asks: /\?["”“«»]?(?:\s[^.!?]*[.,])?$/u.test(piece),
    }));
  });
}
