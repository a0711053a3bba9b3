import type { Language } from "#book/languages.ts";
import type { Reading } from "../reading.ts";
import { isOfFigure } from "./is-of-figure.ts";
import type { Mention } from "./mention.ts";
import { signsOfMentions } from "./signs-of-mentions.ts";
import { signsOfRuled, signsOfUnmentioned } from "./signs-of-ruled.ts";

/** Whom an idea’s story could be about: its mentions, and whom the rules found where that is none of them. */
export interface HeroChoices {
  /** Of each mention its signs, in their order. */
  readonly ofMentions: readonly (readonly string[])[];
  /** Of staying with what the rules read: a hero whom no mention is of, or nobody. */
  readonly ofRuled: readonly string[] | undefined;
}

/** The choices with their signs. `reading` is what the grammar’s rules read of the text. */
export function heroChoices(
  text: string,
  mentions: readonly Mention[],
  reading: Reading,
  language: Language,
): HeroChoices {
  const [hero] = reading.figures;
  const ruled = signsOfRuled(text, mentions, reading);
  const isMentioned = hero !== undefined && mentions.some((each) => isOfFigure(each, hero, text));
  return {
    ofMentions: signsOfMentions(text, mentions, language).map((signs, at) => [...signs, ...(ruled[at] ?? [])]),
    ofRuled: isMentioned ? undefined : signsOfUnmentioned(text, reading),
  };
}
