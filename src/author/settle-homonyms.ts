import type { ByLanguage, Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { conceptById } from "#lexicon/find-concept.ts";
import { isListed } from "./known-names.ts";

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
  const meant = language === "en" ? found.filter((each) => !isChildsName(each, text)) : found;
  return meant.map((each) => {
    const other = homonyms.find(({ id, beside }) => id === each.concept.id && beside.test(text));
    const concept = other && conceptById(other.other);
    return concept ? { ...each, concept, kind: concept.kind } : each;
  });
}

/** What is told of children and of no flower or bird. */
const CHILDS =
  /\b(?:mum|mam|mom|mummy|mommy|dad|daddy|gran|granny|nan|grandad|grandma|grandpa|school|nursery|kindergarten|preschool|hospital|doctor|dentist|birthday|tonsils|glasses|homework|teacher|bedtime|swimming lessons?|(?:her|his) (?:little |big |baby |new )?(?:brother|sister|mum|mom|dad|bike|teddy|bed|shoes|tooth)|aged? \d|years old|nearly (?:two|three|four|five|six|seven|\d)|is (?:two|three|four|five|six|seven|\d))\b/iu;

/** "Poppy is having her tonsils out": bare at a sentence’s start a flower’s or a bird’s word is what a child is called. */
function isChildsName({ kind, text: word, start, end }: FoundConcept, text: string): boolean {
  return (
    (kind === "thing" || kind === "figure") &&
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    isListed(word) &&
    /(?:^|[.!?] )$/u.test(text.slice(0, start)) &&
    /^(?: (?:\p{Ll}+s|is|was|has|can['’]?t|cannot|won['’]?t|doesn['’]?t|and|got|had|lost|went)|['’]s)(?!\p{L})/u.test(
      text.slice(end),
    ) &&
    CHILDS.test(text)
  );
}
