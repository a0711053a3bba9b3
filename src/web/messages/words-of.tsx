import { lazy, use, type ComponentType, type ReactNode } from "react";
import { loadSpeaker, type ScreenPart } from "#messages/load-speaker.ts";
import { languageOfTag } from "#messages/pick-language.ts";
import { MessagesContext, useMessages } from "./messages-context.ts";

interface WordsOfProps {
  readonly parts: readonly ScreenPart[];
  readonly children: ReactNode;
}

/** Speaks more parts of the catalogue below, beside those that are spoken above; suspends until they are there. */
export function WordsOf({ parts, children }: WordsOfProps) {
  const outer = useMessages();
  const all = [...new Set([...outer.parts, ...parts])];
  const say = use(loadSpeaker(outer.language, all));
  return (
    <MessagesContext value={{ ...outer, say, t: (...message) => say.t(...message), parts: all }}>
      {children}
    </MessagesContext>
  );
}

/**
 * What is fetched when it is first shown, together with the words of `parts`: all that it speaks, those that are spoken
 * above it among them.
 */
export function lazyWithWords<P extends object>(load: () => Promise<ComponentType<P>>, parts: readonly ScreenPart[]) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadWords(parts)]);
    return {
      default: (props: P) => (
        <WordsOf parts={parts}>
          <Part {...props} />
        </WordsOf>
      ),
    };
  });
}

/** Has words there before what speaks them. */
export const loadWords = (parts: readonly ScreenPart[]): Promise<unknown> =>
  loadSpeaker(languageOfTag(document.documentElement.lang) ?? "en", parts);
