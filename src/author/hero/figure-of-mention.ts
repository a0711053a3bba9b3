import type { Language } from "#book/languages.ts";
import { properName } from "../find-names.ts";
import { genderOfOwnKind } from "../gender-of-own-kind.ts";
import { likelySexOfName } from "../known-names.ts";
import { conceptOfOwn } from "../own-kind.ts";
import type { ReadFigure } from "../reading.ts";
import { saidSex } from "../said-sex.ts";
import { sexOfNoun } from "../sex-of-noun.ts";
import { isName, type Mention } from "./mention.ts";

/** Whoever a mention names, known by nothing else: by name, by kind, or by the parent’s own word for a kind. */
export function figureOfMention(mention: Mention, text: string, language: Language): ReadFigure {
  const { start, end, found, isPlural } = mention;
  const word = text.slice(start, end);
  const base = { role: "friend", at: start } as const;
  if (isName(mention)) {
    const name = properName(word);
    const sex = likelySexOfName(name);
    return { ...base, name, concept: "", ...(sex && { sex }) };
  }
  const [before, behind] = [text.slice(0, start), text.slice(end)];
  if (found) {
    const { concept } = found;
    const meant = concept.kind === "figure" ? concept.sex : undefined;
    const sex = found.sex ?? meant ?? saidSex(before, behind, language) ?? sexOfNoun(found, language);
    return { ...base, name: "", concept: concept.id, ...(sex && { sex }), ...(isPlural && { several: true as const }) };
  }
  const { noun, sex } = genderOfOwnKind(word, before, behind, language);
  const { concept } = conceptOfOwn(noun, text, language);
  const nearest = concept.kind === "figure" && concept.draws !== "child" ? concept.draws : undefined;
  return { ...base, name: "", concept: noun, ...(nearest && { nearest }), ...(sex && { sex }) };
}
