import type { ByLanguage, Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { conceptById } from "#lexicon/find-concept.ts";

interface Homonym {
  /** What the word is read as where nothing else tells. */
  readonly id: string;
  /** What it is instead, and what an idea then tells besides. */
  readonly other: string;
  readonly beside: RegExp;
}

const HOMONYMS: Partial<ByLanguage<readonly Homonym[]>> = {
  en: [
    {
      id: "crane-bird",
      other: "crane",
      beside:
        /\b(?:tower crane|building site|building sites|construction|builders?|skyscrapers?|scaffold\p{Ll}*|dock(?:s|yard)?|harbour|girders?|cement|concrete|hooks?|diggers?|lift(?:s|ing)? (?:bricks|beams|steel|things|heavy|the moon)|crane driver)\b/iu,
    },
  ],
};

/** The concepts of a text where a word of two meanings is told by what stands beside it: a crane on a building site is no bird. */
export function settleHomonyms(
  found: readonly FoundConcept[],
  text: string,
  language: Language,
): readonly FoundConcept[] {
  const homonyms = HOMONYMS[language] ?? [];
  return found.map((each) => {
    const meant = homonyms.find(({ id, beside }) => id === each.concept.id && beside.test(text));
    const concept = meant && conceptById(meant.other);
    return concept ? { ...each, concept, kind: concept.kind } : each;
  });
}
