import type { Language } from "#book/languages.ts";
import { COMPANY } from "./frames/company.ts";

/** The text with spaces in the place of everybody in whose company something is done, so that all else stands where it stood. */
export function withoutCompany(text: string, language: Language): string {
  return text.replaceAll(COMPANY[language], (company) => " ".repeat(company.length));
}
