import type { Language } from "#book/languages.ts";
import { messages } from "#messages/generated/en.ts";
import { say } from "#messages/say.ts";
import type { Say } from "#server/http/say.ts";

type AnyMessage = (key: string, values: Readonly<Record<string, string | number>>) => string;

/** The key's type proves that the catalogue has it; its values are the problem's own. */
const speak = (language: Language) => say(language).t as unknown as AnyMessage;

/** Puts an error into the reader's language, fields called by their names on screen (S1.10). */
export const sayError: Say = (key, values, language) => {
  const { field, ...others } = values;
  if (field === undefined) return speak(language)(key, values);
  return speak(language)(key, { ...others, field: nameOfField(String(field), language) });
};

/** `characters.0.name` is "Character name"; a field that no screen shows is called as in the API. */
function nameOfField(path: string, language: Language): string {
  const key = `field.${path.replace(/\.\d+(?=\.|$)/g, "")}`;
  return key in messages ? speak(language)(key, {}) : path;
}
