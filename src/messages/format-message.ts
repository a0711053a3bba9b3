import type { Language } from "#book/languages.ts";
import type { CompiledMessage } from "./catalogue.ts";
import { writeFigure } from "./write-figure.ts";

const rules = new Map<Language, Intl.PluralRules>();

function formOf(count: number, language: Language): Intl.LDMLPluralRule {
  let known = rules.get(language);
  if (known === undefined) rules.set(language, (known = new Intl.PluralRules(language)));
  return known.select(count);
}

/**
 * A compiled message with its values put in. The compiler's own run-time does the same, but asks for the platform's
 * number format at each plural, which takes a browser 30 ms the first time (docs/decisions/027).
 */
export function formatMessage(
  message: CompiledMessage,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
  counted?: number,
): string {
  let text = "";
  for (const part of message) {
    if (typeof part !== "string") {
      const [name, type, forms] = part;
      const value = values[name];
      if (type === "number") text += writeFigure(Number(value), language);
      else if (forms === undefined) text += String(value);
      else {
        const count = Number(value);
        const form = forms[count] ?? forms[formOf(count, language)] ?? forms["other"] ?? [];
        text += formatMessage(form, language, values, count);
      }
    } else text += part === "#" && counted !== undefined ? writeFigure(counted, language) : part;
  }
  return text;
}
