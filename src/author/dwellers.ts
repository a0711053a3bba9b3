import type { Language } from "#book/languages.ts";
import { conceptsIn, type FoundConcept } from "#lexicon/concepts-in.ts";
import { isOfType } from "#lexicon/is-of-type.ts";

/** Where animals live, by whom a compound tells: „im Hühnerstall“, „im Ameisenhaufen“. */
const DWELLING =
  /(?<!\p{L})(?:im|in der|am|auf dem|auf der|vom|aus dem) (?<dwelling>(?<stem>\p{Lu}\p{Ll}{2,}?)(?<link>en|er|n|s|e)?(?:stall|haus|stock|haufen|nest|bau|höhle|teich|gehege|hof|käfig|koppel|kolonie|rudel|herde|bande|schule|dorf|schlag|loch|becken|kita|zirkus))(?!\p{L})/gu;

/** The concepts of a text that names nobody, and those who live where it plays: „Streit im Hühnerstall“ is the hens’. */
export function withDwellers(
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): readonly FoundConcept[] {
  if (language !== "de" || found.some(({ kind }) => kind === "figure")) return found;
  for (const { 0: whole, index, groups } of text.matchAll(DWELLING)) {
    const { dwelling = "", stem = "", link = "" } = groups ?? {};
    const dweller = [`${stem}${link}`, stem, `${stem}e`]
      .flatMap((word) => conceptsIn(word, "de"))
      .find(({ concept }) => isOfType(concept, "Animals"));
    if (!dweller) continue;
    const start = index + whole.length - dwelling.length;
    const end = start + dwelling.length;
    const others = found.filter((each) => each.end <= start || each.start >= end);
    // Its own word, by whose gender the one is spoken of whom the story is about.
    const own = dweller.concept.words.de.nouns[0]?.noun.word ?? dwelling;
    return [...others, { ...dweller, start, end, text: own, number: "plural" as const }].toSorted(
      (a, b) => a.start - b.start,
    );
  }
  return found;
}
