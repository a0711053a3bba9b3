import type { Language } from "#book/languages.ts";
import { endOfRequest } from "./asked-story.ts";
import { endOfTalk } from "./end-of-talk.ts";
import { endOfProposal } from "./proposed-hero.ts";
import { isTroubledChild } from "./troubled-child.ts";
import { CHILD_ITSELF_DE } from "./frames/proposed-de.ts";
import { readerFramesFor } from "./frames/reader-frames.ts";
import { startOfRomanianStory } from "./romanian-story-start.ts";

/**
 * Where the part of an idea ends that only tells for whom the book is: "My nephew loves the sea, so something with | a
 * seahorse called Ripple"; 0 where there is none.
 */
export function endOfReaderPart(text: string, language: Language): number {
  const proposed = endOfProposal(text, language);
  if (proposed > 0) return proposed;
  if (language === "de" && CHILD_ITSELF_DE.test(text)) return 0;
  const own = language === "ro" ? startOfRomanianStory(text) : 0;
  const end = Math.max(own, endOfReader(text, language), endOfRequest(text, language), endOfTalk(text, language));
  return isTroubledChild(text.slice(0, end), language) ? 0 : end;
}

function endOfReader(text: string, language: Language): number {
  const { ours, ends, asks, likes } = readerFramesFor(language);
  const child = ours.exec(text);
  if (!child) return 0;
  const from = child.index + child[0].length;
  for (const match of text.slice(from).matchAll(ends)) {
    const end = from + match.index + match[0].length;
    const told = text.slice(Math.max(0, child.index - 12), from + match.index);
    const request = asks.exec(text.slice(end));
    // "My daughter is a knight. A dragon comes": only of whom a liking or an age is told is a reader.
    if (request && (likes.test(told) || request[0].trim().split(" ").length > 2)) return end;
  }
  return 0;
}
