import type { Sex } from "#book/cast-card.ts";
import type { Language } from "#book/languages.ts";
import { ACTIONS } from "#content/lexicon/actions.ts";
import { COLOUR_WORDS } from "#content/lexicon/colours.ts";
import { FIGURES } from "#content/lexicon/figures.ts";
import { GARMENT_WORDS } from "#content/lexicon/garments.ts";
import { HOUR_WORDS } from "#content/lexicon/hours.ts";
import { MOOD_WORDS } from "#content/lexicon/moods.ts";
import { PLACES } from "#content/lexicon/places.ts";
import { THING_WORDS } from "#content/lexicon/things.ts";
import { THINGS_OF_WEATHER } from "#content/lexicon/things-of-weather.ts";
import { WEATHER_THINGS } from "#content/lexicon/things-weather-itself.ts";
import { TRAITS } from "#content/lexicon/traits.ts";
import { WEATHER_WORDS } from "#content/lexicon/weather.ts";
import { adjectiveConcept, nounConcept, phraseConcept } from "./build-concept.ts";
import type { Concept, ConceptKind, Words } from "./concept.ts";
import type { AdjectiveOf, NounOf } from "./noun.ts";

/** Every concept, figures first: where one form belongs to two, the earlier is found. */
export const CONCEPTS: readonly Concept[] = [
  ...FIGURES.map(nounConcept),
  ...THING_WORDS.map(nounConcept),
  ...PLACES.map(nounConcept),
  ...GARMENT_WORDS.map(nounConcept),
  ...COLOUR_WORDS.map(adjectiveConcept),
  ...TRAITS.map(adjectiveConcept),
  ...MOOD_WORDS.map(adjectiveConcept),
  ...HOUR_WORDS.map(phraseConcept),
  ...WEATHER_WORDS.map(phraseConcept),
  ...ACTIONS.map(phraseConcept),
  // What is also the weather is so first of all: only a rule or a clause makes somebody of it.
  ...[...THINGS_OF_WEATHER, ...WEATHER_THINGS].map((row) => nounConcept({ kind: "thing", ...row })),
];

const BY_ID: ReadonlyMap<string, Concept> = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

export function conceptById(id: string): Concept | undefined {
  return BY_ID.get(id);
}

export type ConceptOf<K extends ConceptKind> = Extract<Concept, { readonly kind: K }>;

export function conceptsOfKind<K extends ConceptKind>(kind: K): readonly ConceptOf<K>[] {
  return CONCEPTS.filter((concept): concept is ConceptOf<K> => concept.kind === kind);
}

/** The words of one concept in one language, as a text uses them. */
export interface WordsFor<L extends Language> {
  /** The noun for this sex where the language has one ("Füchsin"), else the main noun. */
  readonly noun?: NounOf[L];
  readonly adjective?: AdjectiveOf[L];
  readonly phrases: readonly string[];
}

/** `word`: of several nouns for the same concept the one that is meant. */
export function wordsFor<L extends Language>(
  id: string,
  language: L,
  sex?: Sex,
  word?: string,
): WordsFor<L> | undefined {
  const concept = conceptById(id);
  if (!concept) return undefined;
  // Safe: the key is L, but TypeScript widens an indexed mapped type to its constraint.
  const words = concept.words[language] as Words<L>;
  const lexeme =
    words.nouns.find(({ noun }) => noun.word === word) ??
    words.nouns.find((each) => sex !== undefined && each.sex === sex) ??
    words.nouns[0];
  return {
    ...(lexeme && { noun: lexeme.noun }),
    ...(words.adjective && { adjective: words.adjective }),
    phrases: words.phrases,
  };
}
