import type { Language } from "#book/languages.ts";

/** „Eine Geschichte, in der | die Schaufel abhaut“: what makes the clause one that ends with its verb. */
const OPENS_CLAUSE_DE = /, (?:in de[rm]|wo|wenn|dass|wie) $/u;

/** A text with spaces for all that stands before a place of it, so that every place behind stays; in German what opens a clause stays too. */
export function blankedBefore(text: string, at: number, language: Language): string {
  const opens = language === "de" ? (OPENS_CLAUSE_DE.exec(text.slice(0, at))?.[0] ?? "") : "";
  return " ".repeat(at - opens.length) + opens + text.slice(at);
}
