import type { Language } from "#book/languages.ts";
import { VERBS } from "#content/lexicon/verbs.ts";
import type { VerbRow } from "#content/lexicon/verb-row.ts";
import { foldDiacritics, normalise } from "./normalise.ts";

const afterWish: Readonly<Record<Language, (row: VerbRow) => string>> = {
  en: ({ en }) => en[0],
  // The reflexive pronoun is part of the form: "să se joace".
  ro: ({ ro }) => `să ${ro[2]}`,
  de: ({ de }) => de[0].replace("|", ""),
};

const finite: Readonly<Record<Language, (row: VerbRow) => readonly string[]>> = {
  en: ({ en }) => [en[1], en[2], en[3]],
  ro: ({ ro }) => [ro[1], ro[3], ro[0], ro[2]],
  de: ({ de }) => [de[1], de[2]],
};

const TABLES = new Map<Language, ReadonlyMap<string, string>>();

function tableOf(language: Language): ReadonlyMap<string, string> {
  const known = TABLES.get(language);
  if (known) return known;
  const table = new Map<string, string>();
  const put = (form: string, whole: string) => {
    if (!table.has(form)) table.set(form, whole);
  };
  for (const row of VERBS) for (const form of finite[language](row)) put(normalise(form), afterWish[language](row));
  for (const [form, whole] of new Map(table)) put(foldDiacritics(form), whole);
  TABLES.set(language, table);
  return table;
}

/**
 * The form that stands after a wish: "flies" → "fly", "zboară" → "să zboare", "eröffnet" → "eröffnen". A separable German
 * verb is asked for with its prefix ("steht auf"). Nothing for a verb that the lexicon does not know.
 */
export function infinitiveOf(finiteVerb: string, language: Language): string | undefined {
  return tableOf(language).get(normalise(finiteVerb.trim()));
}
