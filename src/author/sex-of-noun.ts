import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import type { FoundConcept } from "#lexicon/concepts-in.ts";
import { foldText } from "./fold-text.ts";

/** The gender of the very noun that a text has: "ursulet" is a form of "ursuleț". English nouns have none. */
function genderOfWord({ concept, text }: FoundConcept, language: Language): "f" | "m" | "n" | undefined {
  const key = foldText(text);
  const noun = concept.words[language].nouns
    .map((lexeme) => lexeme.noun)
    .find((each) => Object.values(each).some((form) => typeof form === "string" && foldText(form) === key));
  return noun && "gender" in noun ? noun.gender : undefined;
}

/**
 * What a noun's gender says of its bearer where a language has a word for either sex: who writes „un ursuleț“ and not „o
 * ursoaică“ means a he-bear. English nouns say nothing, nor do neuters.
 */
export function sexOfNoun(found: FoundConcept, language: Language): Sex | undefined {
  if (isThing(found)) {
    const gender = genderOfWord(found, language);
    if (gender === "n") return language === "de" ? "neuter" : "male";
    return gender === "m" ? "male" : gender === "f" ? "female" : undefined;
  }
  const hasBoth = found.concept.words[language].nouns.some(({ sex }) => sex !== undefined);
  const gender = hasBoth ? genderOfWord(found, language) : undefined;
  return gender === "m" ? "male" : gender === "f" ? "female" : undefined;
}

/** Cars, stars and toys are spoken of as their noun is: „das Auto … es“, „die Lampe … sie“. */
function isThing({ concept }: FoundConcept): boolean {
  return concept.kind !== "figure" || concept.type === "ToysBroughtToLife";
}

/** "Matei" is a name, though without its marks „mâței“ would look like it. */
export function isSpelledSo({ concept, text }: FoundConcept, language: Language): boolean {
  const small = text.toLocaleLowerCase();
  return concept.words[language].nouns.some(({ noun }) =>
    Object.values(noun).some((form) => typeof form === "string" && form.toLocaleLowerCase() === small),
  );
}
