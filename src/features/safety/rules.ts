import type { ByLanguage, Language } from "#book/languages.ts";
import { LANGUAGES } from "#book/languages.ts";
import { BRANDS } from "#content/safety/brands.ts";
import { FAMILIES_DE, IMPLIED_DE } from "#content/safety/de-implied.ts";
import { REFUSED_DE } from "#content/safety/de-refused.ts";
import { SCENES_DE } from "#content/safety/de-scenes.ts";
import { SAFETY_DE } from "#content/safety/de.ts";
import { FAMILIES_EN, IMPLIED_EN } from "#content/safety/en-implied.ts";
import { REFUSED_EN } from "#content/safety/en-refused.ts";
import { SCENES_EN } from "#content/safety/en-scenes.ts";
import { SAFETY_EN } from "#content/safety/en.ts";
import { SAFETY_EVERYWHERE } from "#content/safety/every-language.ts";
import { FAMILIES_RO, IMPLIED_RO } from "#content/safety/ro-implied.ts";
import { REFUSED_RO } from "#content/safety/ro-refused.ts";
import { SCENES_RO } from "#content/safety/ro-scenes.ts";
import { SAFETY_RO } from "#content/safety/ro.ts";
import { compilePatterns, compileRule, compileSpelling } from "./patterns.ts";
import { createFinder, type Finder, type Meaning } from "./find-patterns.ts";
import type { RefusalReason } from "./safety.ts";
import { foldText } from "./views.ts";
import { headsOf } from "./word-heads.ts";

type SoftenEntry = readonly [from: string, to: string, when?: string];

interface LanguageContent {
  readonly marks: readonly string[];
  readonly harmless: readonly string[];
  readonly refuse: ByReason;
  /** Words that mean something harmless in another language. */
  readonly refuseHere: readonly string[];
  readonly soften: readonly SoftenEntry[];
  readonly softenHere?: readonly SoftenEntry[];
}

/** A word or phrase and the gentler one; `when` must be found in the text too. */
export interface Softening {
  readonly pattern: RegExp;
  /** Of the words that it can begin with; undefined: any. */
  readonly heads: readonly string[] | undefined;
  readonly to: string;
  readonly when: RegExp | undefined;
  /**
   * What each single word of the same list becomes as it is spelled, since a mark can tell one form from another: `pușcă`
   * is a rifle, `pușca` the rifle.
   */
  readonly spelled: ReadonlyMap<string, string>;
  /**
   * Where a mark makes another word, what a plainly typed word must match too: `töten` is to kill, `toten` dead; `bluten`
   * is to bleed, `Blüten` are blossoms.
   */
  readonly spelling: RegExp | undefined;
}

type ByReason = Readonly<Partial<Record<RefusalReason, readonly string[]>>>;

/** Words that are refused alone, in `refuse` of a language, and what only words together make. */
const SCENES: ByLanguage<ByReason> = { en: SCENES_EN, ro: SCENES_RO, de: SCENES_DE };

/** What is only implied, with families of words in it. */
const IMPLIED: ByLanguage<ByReason> = {
  en: withFamilies(IMPLIED_EN, FAMILIES_EN),
  ro: withFamilies(IMPLIED_RO, FAMILIES_RO),
  de: withFamilies(IMPLIED_DE, FAMILIES_DE),
};

export interface Refusal {
  readonly reason: RefusalReason;
  /** Undefined: whatever the text's language. */
  readonly language: Language | undefined;
}

const CONTENT: ByLanguage<LanguageContent> = {
  en: { ...SAFETY_EN, ...REFUSED_EN },
  ro: { ...SAFETY_RO, ...REFUSED_RO },
  de: { ...SAFETY_DE, ...REFUSED_DE },
};

export const STARRED = SAFETY_EVERYWHERE.starred;

export const MARKS: ByLanguage<ReadonlySet<string>> = {
  en: new Set(CONTENT.en.marks.map(foldText)),
  ro: new Set(CONTENT.ro.marks.map(foldText)),
  de: new Set(CONTENT.de.marks.map(foldText)),
};

/** Finds phrases that are harmless although a word in them is not. */
export const findHarmless: Finder<undefined> = createFinder([
  { means: undefined, patterns: LANGUAGES.flatMap((language) => CONTENT[language].harmless) },
]);

/** Finds what is refused. */
export const findRefusals: Finder<Refusal> = createFinder<Refusal>([
  { means: { reason: "injection", language: undefined }, patterns: SAFETY_EVERYWHERE.injection },
  { means: { reason: "brand", language: undefined }, patterns: BRANDS },
  ...LANGUAGES.flatMap((language) => [
    ...[CONTENT[language].refuse, SCENES[language], IMPLIED[language]]
      .flatMap((lists) => Object.entries(lists))
      .map(([reason, patterns]): Meaning<Refusal> => ({
        // The keys of `refuse` are reasons, which `Object.entries` forgets.
        means: { reason: reason as RefusalReason, language: undefined },
        patterns,
      })),
    { means: { reason: "profanity" as const, language }, patterns: CONTENT[language].refuseHere },
  ]),
]);

/** Each `<family>` of a pattern written out. */
function withFamilies(lists: ByReason, families: Readonly<Record<string, string>>): ByReason {
  const write = (pattern: string) =>
    pattern.replace(/<(\w+)>/g, (_, name: string) => {
      const family = families[name];
      if (family === undefined) throw new RangeError(`no such family of words: ${pattern}`);
      return family;
    });
  return Object.fromEntries(Object.entries(lists).map(([reason, patterns]) => [reason, patterns.map(write)]));
}

/** Small letters, composed, with the comma below that Romanian is rightly written with. */
export function spellingOf(word: string): string {
  return word.normalize("NFC").toLowerCase().replaceAll("ş", "ș").replaceAll("ţ", "ț");
}

/** The softenings to try on a text of a language: its own first, since languages share words such as pistol. */
export function softeningsFor(spoken: Language | undefined): readonly Softening[] {
  return spoken === undefined ? ANY_LANGUAGE : IN_LANGUAGE[spoken];
}

const SHARED = toSofteningList(SAFETY_EVERYWHERE.soften);
const GENERAL: ByLanguage<readonly Softening[]> = {
  en: toSofteningList(CONTENT.en.soften),
  ro: toSofteningList(CONTENT.ro.soften),
  de: toSofteningList(CONTENT.de.soften, true),
};
const ANY_LANGUAGE = [...SHARED, ...LANGUAGES.flatMap((language) => GENERAL[language])];
const IN_LANGUAGE: ByLanguage<readonly Softening[]> = {
  en: inLanguage("en"),
  ro: inLanguage("ro"),
  de: inLanguage("de"),
};

function inLanguage(language: Language): readonly Softening[] {
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => GENERAL[other]);
  return [
    ...SHARED,
    ...GENERAL[language],
    ...toSofteningList(CONTENT[language].softenHere ?? [], language === "de"),
    ...others,
  ];
}

function toSofteningList(entries: readonly SoftenEntry[], marksMatter = false): Softening[] {
  const spelled = new Map(
    entries.filter(([from]) => /^\p{L}+$/u.test(from)).map(([from, to]) => [spellingOf(from), to] as const),
  );
  return entries.map(([from, to, when]) => ({
    pattern: compileRule(from),
    heads: headsOf(from),
    to,
    when: when === undefined ? undefined : compilePatterns([when]),
    spelled,
    spelling: marksMatter && /^\p{L}+\*?$/u.test(from) ? compileSpelling(spellingOf(from)) : undefined,
  }));
}
