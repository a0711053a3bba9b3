import { LANGUAGES, type Language } from "#book/languages.ts";
import { germanAdjective, romanianAdjective } from "./adjective.ts";
import type { AdjectiveEntry, Concept, Lexeme, NounEntry, PhraseEntry, Role, Words } from "./concept.ts";
import { englishNoun } from "./english-noun.ts";
import { germanNoun } from "./german-noun.ts";
import type { NounOf, NounRow } from "./noun.ts";
import { romanianNoun } from "./romanian-noun.ts";

const BUILD: { readonly [L in Language]: (row: NounRow[L]) => NounOf[L] } = {
  en: englishNoun,
  ro: romanianNoun,
  de: germanNoun,
};

function lexemes<L extends Language>(entry: NounEntry, language: L): Lexeme<L>[] {
  const build = BUILD[language];
  const found: Lexeme<L>[] = [{ noun: build(entry[language]), diminutive: false }];
  for (const sex of ["female", "male"] as const) {
    const row = entry[sex]?.[language];
    if (row) found.push({ noun: build(row), sex, diminutive: false });
  }
  for (const row of entry.also?.[language] ?? []) found.push({ noun: build(row), diminutive: false });
  for (const row of entry.small?.[language] ?? []) found.push({ noun: build(row), diminutive: true });
  return found;
}

export function nounConcept(entry: NounEntry): Concept {
  const words = <L extends Language>(language: L): Words<L> => ({
    nouns: lexemes(entry, language),
    phrases: entry.phrases?.[language] ?? [],
  });
  return { ...roleOf(entry), id: entry.id, words: { en: words("en"), ro: words("ro"), de: words("de") } };
}

export function adjectiveConcept(entry: AdjectiveEntry): Concept {
  const phrases = (language: Language) => entry.phrases?.[language] ?? [];
  return {
    ...roleOf(entry),
    id: entry.id,
    words: {
      en: { nouns: [], adjective: entry.en, phrases: phrases("en") },
      ro: { nouns: [], adjective: romanianAdjective(entry.ro), phrases: phrases("ro") },
      de: { nouns: [], adjective: germanAdjective(entry.de), phrases: phrases("de") },
    },
  };
}

export function phraseConcept(entry: PhraseEntry): Concept {
  const words = { nouns: [] };
  return {
    ...roleOf(entry),
    id: entry.id,
    words: {
      en: { ...words, phrases: entry.en },
      ro: { ...words, phrases: entry.ro },
      de: { ...words, phrases: entry.de },
    },
  };
}

const WORD_KEYS: ReadonlySet<string> = new Set([...LANGUAGES, "id", "female", "male", "also", "small", "phrases"]);

/** The entry without its words; the cast holds because a role's keys and the word keys do not meet. */
function roleOf(entry: Role): Role {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !WORD_KEYS.has(key))) as Role;
}
