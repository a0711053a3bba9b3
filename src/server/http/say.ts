import type { Language } from "#book/languages.ts";
import type { ErrorCode, FieldProblem } from "#contract/error-codes.ts";

/** A key of the message catalogue for an error or for what is wrong with a field. */
export type SayKey = `error.${ErrorCode}` | `input.${FieldProblem}`;

/** The language to answer in, from an `Accept-Language` header (empty when there is none). */
export type ChooseLanguage = (acceptLanguage: string) => Language;

/** Puts an error into words. A field's sentence gets `field`, its dotted path, beside the problem's own values. */
export type Say = (key: SayKey, values: Readonly<Record<string, string | number>>, language: Language) => string;
