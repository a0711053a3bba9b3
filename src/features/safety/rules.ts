import type { ByLanguage, Language } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { SAFETY_DE } from "#content/safety/de.ts";
import { SAFETY_EN } from "#content/safety/en.ts";
import { SAFETY_EVERYWHERE } from "#content/safety/every-language.ts";
import { SAFETY_RO } from "#content/safety/ro.ts";
import { compilePatterns, compileRule } from "./patterns.ts";
import type { RefusalReason } from "./safety.ts";
import { foldText } from "./views.ts";

type SoftenEntry = readonly [from: string, to: string, when?: string];

interface LanguageContent {
  readonly marks: readonly string[];
  readonly harmless: readonly string[];
  readonly refuse: Readonly<Partial<Record<RefusalReason, readonly string[]>>>;
  /** Words that mean something harmless in another language. */
  readonly refuseHere: readonly string[];
  readonly soften: readonly SoftenEntry[];
  readonly softenHere?: readonly SoftenEntry[];
}

/** A word or phrase and the gentler one; `when` must be found in the text too. */
export interface Softening {
  readonly pattern: RegExp;
  readonly to: string;
  readonly when: RegExp | undefined;
}

export interface Refusal {
  readonly reason: RefusalReason;
  readonly pattern: RegExp;
  /** Undefined: whatever the text's language. */
  readonly language: Language | undefined;
}

const CONTENT: ByLanguage<LanguageContent> = { en: SAFETY_EN, ro: SAFETY_RO, de: SAFETY_DE };

export const STARRED = SAFETY_EVERYWHERE.starred;

export const MARKS: ByLanguage<ReadonlySet<string>> = {
  en: new Set(CONTENT.en.marks.map(foldText)),
  ro: new Set(CONTENT.ro.marks.map(foldText)),
  de: new Set(CONTENT.de.marks.map(foldText)),
};

export const HARMLESS: RegExp = compilePatterns(LANGUAGES.flatMap((language) => CONTENT[language].harmless));

export const REFUSALS: readonly Refusal[] = [
  { reason: "injection", pattern: compilePatterns(SAFETY_EVERYWHERE.injection), language: undefined },
  ...LANGUAGES.flatMap((language) => [
    ...Object.entries(CONTENT[language].refuse).map(([reason, patterns]): Refusal => ({
      // The keys of `refuse` are reasons, which `Object.entries` forgets.
      reason: reason as RefusalReason,
      pattern: compilePatterns(patterns),
      language: undefined,
    })),
    { reason: "profanity" as const, pattern: compilePatterns(CONTENT[language].refuseHere), language },
  ]),
];

/**
 * Single words of the softenings as they are spelled, for languages where a mark tells one form from another: `pușcă` is a
 * rifle, `pușca` the rifle.
 */
export const SPELLED: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language) => [...CONTENT[language].soften, ...(CONTENT[language].softenHere ?? [])])
    .filter(([from]) => /^\p{L}+$/u.test(from))
    .map(([from, to]) => [spellingOf(from), to]),
);

/** Small letters, composed, with the comma below that Romanian is rightly written with. */
export function spellingOf(word: string): string {
  return word.normalize("NFC").toLowerCase().replaceAll("ş", "ș").replaceAll("ţ", "ț");
}

/** Softenings of a language: what is softened everywhere, and what only means harm in this language. */
export const SOFTENINGS: ByLanguage<readonly Softening[]> = {
  en: softeningsOf("en"),
  ro: softeningsOf("ro"),
  de: softeningsOf("de"),
};

export const SOFTENINGS_EVERYWHERE: readonly Softening[] = [
  ...toSoftenings(SAFETY_EVERYWHERE.soften),
  ...LANGUAGES.flatMap((language) => toSoftenings(CONTENT[language].soften)),
];

function softeningsOf(language: Language): readonly Softening[] {
  return toSoftenings(CONTENT[language].softenHere ?? []);
}

function toSoftenings(entries: readonly SoftenEntry[]): Softening[] {
  return entries.map(([from, to, when]) => ({
    pattern: compileRule(from),
    to,
    when: when === undefined ? undefined : compilePatterns([when]),
  }));
}
