import type { AppSettings } from "#features/settings/settings.ts";
import type { StoryForm } from "#features/stories/story.ts";

/** The fields of a form that a PRO list can name, and the list of each. */
const LISTS = {
  pages: "proPages",
  characterType: "proCharacterTypes",
  environment: "proEnvironments",
  genre: "proGenres",
  theme: "proThemes",
  complexity: "proComplexities",
} as const satisfies Partial<Record<keyof StoryForm, keyof AppSettings>>;

export type OptionField = keyof typeof LISTS;

/** True when the value of a field is a PRO option (S5.6). */
export function isProOption(field: OptionField, value: string | number, settings: AppSettings): boolean {
  const list: readonly (string | number)[] = settings[LISTS[field]];
  return list.includes(value);
}

/** The fields of a form whose values are PRO options. */
export function proOptionsOf(form: StoryForm, settings: AppSettings): OptionField[] {
  return (Object.keys(LISTS) as OptionField[]).filter((field) => isProOption(field, form[field], settings));
}
