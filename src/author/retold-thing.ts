import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { sexOfName } from "./known-names.ts";
import { doesSomething } from "./told/does-something.ts";

const BEGINS =
  /[.!?…]["“”)]? (?:Der|Die|Das|Unsere?|Diese[rs]?|Aber der|Aber die|Aber das|Doch der|Doch die|Doch das) (?:\p{Ll}+e )?$/u;

/** „Im Dorf läutet die Kirchenglocke nicht mehr … Die Glocke schmollt“: the thing of which a German idea tells again, where nobody has a name. */
export function retoldThing(found: readonly FoundConcept[], text: string): FoundConcept | undefined {
  const [first] = found.filter(({ kind }) => kind === "figure" || kind === "thing");
  if (first?.kind !== "thing" || first.number === "plural") return undefined;
  const word = first.text.toLocaleLowerCase();
  const isAgain = found.some(
    ({ kind, concept, start, end, text: noun }) =>
      kind === "thing" &&
      start > first.end &&
      (concept === first.concept || word.endsWith(noun.toLocaleLowerCase())) &&
      BEGINS.test(text.slice(0, start)) &&
      doesSomething(text.slice(end), "de"),
  );
  const isNamed = (text.match(/\p{Lu}\p{Ll}{2,}/gu) ?? []).some((name) => sexOfName(name) !== undefined);
  return isAgain && !isNamed ? first : undefined;
}
