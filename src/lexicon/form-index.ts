import type { Language } from "#book/languages.ts";
import type { Concept } from "./concept.ts";
import { CONCEPTS } from "./find-concept.ts";
import { foldDiacritics, normalise, spellOutUmlauts } from "./normalise.ts";
import { wordFormsOf, type WordForm } from "./word-forms.ts";

export interface Reading extends WordForm {
  readonly concept: Concept;
}

/** Forms to what they can mean. Keys are normalised, with spaces for hyphens and apostrophes. */
export interface FormIndex {
  readonly exact: ReadonlyMap<string, readonly Reading[]>;
  /** The same without diacritics, for those who type none. */
  readonly folded: ReadonlyMap<string, readonly Reading[]>;
  /** Words in the longest form. */
  readonly longest: number;
}

const INDEXES = new Map<Language, FormIndex>();

/** Built once for each language, when it is first asked for. */
export function formIndexOf(language: Language): FormIndex {
  const found = INDEXES.get(language) ?? buildFormIndex(language);
  INDEXES.set(language, found);
  return found;
}

function buildFormIndex(language: Language): FormIndex {
  const exact = new Map<string, Reading[]>();
  const folded = new Map<string, Reading[]>();
  let longest = 1;
  for (const concept of CONCEPTS) {
    for (const form of wordFormsOf(concept, language)) {
      const key = normalise(form.form).replaceAll(/[-'’]/gu, " ");
      longest = Math.max(longest, key.split(" ").length);
      const reading = { ...form, concept };
      add(exact, key, reading);
      if (language !== "en") add(folded, foldDiacritics(key), reading);
      if (language === "de") add(folded, spellOutUmlauts(key), reading);
    }
  }
  return { exact, folded, longest };
}

function add(index: Map<string, Reading[]>, key: string, reading: Reading): void {
  const readings = index.get(key);
  if (!readings) index.set(key, [reading]);
  else if (!readings.some(({ concept }) => concept === reading.concept)) {
    // What a concept is called goes before what another may be called: "vrăjitoare" is a witch before a female wizard.
    const behind = reading.main ? readings.findIndex((each) => each.noun && !each.main) : -1;
    readings.splice(behind < 0 ? readings.length : behind, 0, reading);
  }
}
