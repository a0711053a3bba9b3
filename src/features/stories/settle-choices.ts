import { CHARACTER_TYPES, COMPLEXITIES, ENVIRONMENTS, GENRES, THEMES } from "#book/choices.ts";
import { LANGUAGES } from "#book/languages.ts";
import type { Settled, Unknown } from "#contract/endpoint.ts";
import { EMPTY_FORM } from "./story.ts";

const CHOICES = {
  characterType: CHARACTER_TYPES,
  environment: ENVIRONMENTS,
  genre: GENRES,
  theme: THEMES,
  complexity: COMPLEXITIES,
  language: LANGUAGES,
} as const satisfies Readonly<Record<string, readonly string[]>>;

type ChoiceField = keyof typeof CHOICES;

/** Longest unknown value that is told onward: a log is no place for what somebody typed at length. */
const TOLD_SIGNS = 40;

/**
 * The choices of a story form, matched without case, spaces and signs ("sci-fi", "FairyTale", "Robots & AI"), languages by
 * their names too ("Romanian", "română"); a value that nothing matches gives way to the field's default and is named in
 * `unknown` (S3.22). Whatever else the form holds stays as it came; what is no form is given back.
 */
export function settleChoices(form: unknown): Settled {
  if (typeof form !== "object" || form === null || Array.isArray(form)) return { body: form, unknown: [] };
  const settled: Record<string, unknown> = { ...form };
  const unknown: Unknown[] = [];
  for (const field of Object.keys(CHOICES) as ChoiceField[]) {
    const value = settled[field];
    if (value === undefined) continue;
    // A book in a language that nobody asked for is worse than a refusal (S3.9): only other choices have a default.
    const choice = typeof value === "string" ? matchChoice(field, value) : undefined;
    if (choice === undefined && field === "language") continue;
    if (choice === undefined) unknown.push({ field, value: String(JSON.stringify(value)).slice(0, TOLD_SIGNS) });
    settled[field] = choice ?? EMPTY_FORM[field];
  }
  return { body: settled, unknown };
}

function matchChoice(field: ChoiceField, value: string): string | undefined {
  const folded = fold(value);
  const choice = CHOICES[field].find((known) => fold(known) === folded);
  return choice ?? (field === "language" ? LANGUAGE_NAMES.get(folded) : undefined);
}

const fold = (value: string): string => value.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

/** Each language by its name in every language, folded. */
const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((spoken) => {
    const names = new Intl.DisplayNames([spoken], { type: "language" });
    return LANGUAGES.map((language) => [fold(names.of(language) ?? language), language] as const);
  }),
);
