import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { framesFor } from "./reading-frames.ts";

/**
 * A thing that is somebody: "a star who is scared of falling", "ein Kaktus wünscht sich". It begins the idea, or is what it
 * is about, and does or wants something itself.
 */
export function thingHero(found: readonly FoundConcept[], text: string, language: Language): FoundConcept | undefined {
  const { subjectBefore, subjectAfter } = framesFor(language);
  const first = found.find(({ kind }) => kind === "figure" || kind === "thing" || kind === "place");
  if (!first || first.kind === "figure" || first.number === "plural") return undefined;
  const isAlone = text.replaceAll(/[^\p{L}]/gu, "").length === first.text.length;
  const isSubject = subjectBefore.test(text.slice(0, first.start)) && subjectAfter.test(text.slice(first.end));
  return isAlone || isSubject ? first : undefined;
}
