import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { framesFor } from "./reading-frames.ts";

/** "The brook in the forest does": where it is, between it and what it does. */
const WHERE = /^\s+(?:din|de pe|de la|from|in|on|im|in|aus|auf|vom)\s+(?:the\s+|an?\s+|der\s+|dem\s+)?\p{L}+(?=\s|,)/iu;
/** „Fulgușor, un fulg de zăpadă“. */
const NAMED_BEFORE =
  /^\p{Lu}[\p{L}-]+(?:,|\s+(?:is|was|este|e|era|ist|war))\s+(?:an?|un|o|eine?)\s+(?:\p{Ll}+\s+){0,2}$/u;

/** "The brave little tugboat", and nothing else. */
function isTitle({ start, end }: FoundConcept, text: string, hasFigures: boolean): boolean {
  const isLead = /^(?:(?:the|an?|der|die|das|eine?|un|o)\s+)?(?:\p{Ll}+\s+){0,3}$/iu.test(text.slice(0, start));
  return !hasFigures && isLead && /\s/u.test(text) && /^(?:\s+ce[al]\s+\p{Ll}+)?[.!]?$/u.test(text.slice(end));
}

/**
 * A thing that is somebody: "a star who is scared of falling", "ein Kaktus wünscht sich". It begins the idea, or is what it
 * is about, and does or wants something itself.
 */
export function thingHero(found: readonly FoundConcept[], text: string, language: Language): FoundConcept | undefined {
  const { subjectBefore, subjectAfter, gone } = framesFor(language);
  const first = found.find(({ kind }) => kind === "figure" || kind === "thing" || kind === "place");
  if (!first || first.kind === "figure" || first.number === "plural") return undefined;
  // "The moon is missing! Astronaut Nia must bring it back."
  const others = found.filter(({ kind }) => kind === "figure");
  // „Der Besen der Hexe Walburga“ is hers.
  if (language === "de" && others.some(({ start }) => /^\s(?:der|des)\s$/u.test(text.slice(first.end, start))))
    return undefined;
  if (others.length > 0 && (first.kind === "place" || gone.test(text.slice(first.end)))) return undefined;
  const isAlone =
    text.replaceAll(/[^\p{L}]/gu, "").length === first.text.length || isTitle(first, text, others.length > 0);
  const before = text.slice(0, first.start);
  const after = text.slice(first.end).replace(WHERE, "");
  const isSubject = (subjectBefore.test(before) || NAMED_BEFORE.test(before)) && subjectAfter.test(after);
  return isAlone || isSubject ? first : undefined;
}
