import type { Language } from "#book/languages.ts";
import { VERBS } from "#content/lexicon/verbs.ts";
import { PARTICIPLES } from "#content/sentences/participles.ts";
import { englishBase } from "./verb-forms.ts";

/** What somebody has never done is what they would like to do: "never seen snow" → "see snow", „nie Schnee gesehen“. */
export function neverDone(participle: string, rest: string, language: Language): string | undefined {
  const verb = verbOf(participle.toLowerCase(), language);
  if (verb === undefined) return undefined;
  return (language === "de" ? `${rest.trim()} ${verb}` : `${verb} ${rest.trim()}`).trim();
}

function verbOf(participle: string, language: Language): string | undefined {
  const known = PARTICIPLES[language][participle];
  if (known !== undefined) return known;
  if (language === "en") return englishBase(participle) ?? regularBase(participle);
  return language === "ro" ? subjunctiveOf(participle) : germanInfinitive(participle);
}

function regularBase(participle: string): string | undefined {
  if (!participle.endsWith("ed")) return undefined;
  const stem = participle.replace(/(?<=[aeiou](?<twice>[bdgmnprt]))\k<twice>ed$|ed$/u, "");
  // "Dared", "danced", "rescued": the e is the verb’s.
  return stem === participle.slice(0, -2) &&
    /^[^aeiou]*[aeiou][^aeiouwxy]$|(?:[cuv]|[aeiou][sz]|[^s]tl|[bdgp]l)$/u.test(stem)
    ? `${stem}e`
    : stem;
}

/** „Zburat“ → „să zboare“: Romanian participles are the infinitive with a -t. */
function subjunctiveOf(participle: string): string | undefined {
  const row = VERBS.find(({ ro: [infinitive] }) => `${infinitive}t` === participle);
  return row && `să ${row.ro[2]}`;
}

/** "Getanzt" → "tanzen", "gelaufen" → "laufen"; a vowel that changed is put back where the lexicon has the verb. */
function germanInfinitive(participle: string): string | undefined {
  const stem = /^ge(?<stem>\p{Ll}{2,}?)(?:en|e?t)$/u.exec(participle)?.groups?.["stem"];
  if (stem === undefined) return undefined;
  const known = new Set(VERBS.map(({ de: [infinitive] }) => infinitive));
  const vowels = ["", "ie", "i", "e", "ei", "a"];
  const candidates = vowels.map((vowel) => `${vowel === "" ? stem : stem.replace(/[aeiouäöü]+/u, vowel)}en`);
  return candidates.find((each) => known.has(each)) ?? `${stem}en`;
}
