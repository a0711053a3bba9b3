import type { GermanNoun } from "#lexicon/noun.ts";
import { conceptsIn } from "#lexicon/concepts-in.ts";

/** An article or none, and one noun. */
const NOUN = /^(?<article>die |alle )?(?<noun>\p{Lu}[\p{L}-]+)$/u;

/** „den Staubsauger“ → „dem Staubsauger“, „die Katzen“ → „den Katzen“, as it stands after "Angst vor". */
export function datived(phrase: string): string {
  const { article, noun = "" } = NOUN.exec(phrase)?.groups ?? {};
  const several = noun === "" ? undefined : pluralDative(noun, article === "die ");
  if (several !== undefined) return `${DATIVE[article ?? ""] ?? ""}${several}`;
  return phrase
    .replace(/^(?:den|das) /iu, "dem ")
    .replace(/^die /iu, "der ")
    .replace(/^(?<word>alle|jede)[ns]? /iu, "$<word>m ");
}

const DATIVE: Readonly<Record<string, string>> = { "die ": "den ", "alle ": "allen " };

/** Of a noun that the lexicon knows in its plural; „die Tropfen“ are several, for one would be „der Tropfen“. */
function pluralDative(noun: string, hasDie: boolean): string | undefined {
  const [found] = conceptsIn(noun, "de");
  const lexemes = found?.concept.words.de.nouns.map((each) => each.noun) ?? [];
  const isOne = ({ word, gender }: GermanNoun) => word === noun && (!hasDie || gender === "f");
  const known = lexemes.find((each) => each.plural === noun && !isOne(each));
  if (known || !hasDie) return known?.pluralDative;
  return lexemes.some((each) => each.word === noun && !isOne(each)) ? noun.replace(/(?<![ns])$/u, "n") : undefined;
}
