import type { Language } from "#book/languages.ts";
import { WISH_FORMS, type WishForms } from "#content/sentences/wish-forms.ts";

/** "The moon" → "have the moon", „luna“ → „să aibă luna“: what an idea names, as the sentences take a wish. */
export function wishForm(form: keyof WishForms, what: string, language: Language): string {
  return WISH_FORMS[language][form].replace("{what}", () => what);
}
