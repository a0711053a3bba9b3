import { LANGUAGES, type Language } from "#book/languages.ts";
import { germanAdjective, romanianAdjective } from "./adjective.ts";
import type { AdjectiveEntry, Concept, Lexeme, NounEntry, PhraseEntry, Role, Words } from "./concept.ts";
import { englishNoun } from "./english-noun.ts";
import { germanNoun } from "./german-noun.ts";
import type { NounOf, NounRow } from "./noun.ts";
import { romanianNoun } from "./romanian-noun.ts";
import { ADJECTIVE_FORMS, NOUN_FORMS } from "./word-forms.ts";

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
  const phrases = (language: Language) => [
    ...(entry.phrases?.[language] ?? []),
    ...adjectiveFormsOf(entry.also, language),
  ];
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
  const words = <L extends Language>(language: L): Words<L> => ({
    nouns: [],
    phrases: [
      ...entry[language],
      ...nounFormsOf(entry.nouns, language),
      ...adjectiveFormsOf(entry.adjectives, language),
    ],
  });
  return {
    ...roleOf(entry),
    id: entry.id,
    words: { en: words("en"), ro: words("ro"), de: words("de") },
  };
}

function nounFormsOf<L extends Language>(nouns: PhraseEntry["nouns"], language: L): readonly string[] {
  return (nouns?.[language] ?? []).flatMap((row) => {
    const { singular, plural } = NOUN_FORMS[language](BUILD[language](row));
    return [...singular, ...plural];
  });
}

function adjectiveFormsOf(more: AdjectiveEntry["also"], language: Language): readonly string[] {
  if (language === "ro") return (more?.ro ?? []).flatMap((row) => ADJECTIVE_FORMS.ro(romanianAdjective(row)));
  return language === "de" ? (more?.de ?? []).flatMap((row) => ADJECTIVE_FORMS.de(germanAdjective(row))) : [];
}

const WORD_KEYS: ReadonlySet<string> = new Set([
  ...LANGUAGES,
  "id",
  "female",
  "male",
  "also",
  "small",
  "nouns",
  "adjectives",
  "phrases",
]);

/** The entry without its words; the cast holds because a role's keys and the word keys do not meet. */
function roleOf(entry: Role): Role {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !WORD_KEYS.has(key))) as Role;
}
