import { lazy, use, type ComponentType, type ReactNode } from "react";
import { loadSpeaker, type ScreenPart } from "#messages/load-speaker.ts";
import { languageOfTag } from "#messages/pick-language.ts";
import { MessagesContext, useMessages } from "./messages-context.ts";

interface WordsOfProps {
  readonly part: ScreenPart;
  readonly children: ReactNode;
}

/** Speaks one more part of the catalogue below; suspends until it is there. */
export function WordsOf({ part, children }: WordsOfProps) {
  const outer = useMessages();
  const say = use(loadSpeaker(outer.language, part));
  return <MessagesContext value={{ ...outer, say, t: (...message) => say.t(...message) }}>{children}</MessagesContext>;
}

/** A screen that is fetched when it is first shown, together with its words. */
export function lazyScreen(load: () => Promise<{ default: ComponentType }>, part: ScreenPart) {
  return lazy(async () => {
    const language = languageOfTag(document.documentElement.lang) ?? "en";
    const [{ default: Screen }] = await Promise.all([load(), loadSpeaker(language, part)]);
    return {
      default: () => (
        <WordsOf part={part}>
          <Screen />
        </WordsOf>
      ),
    };
  });
}
