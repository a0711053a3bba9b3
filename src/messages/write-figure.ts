import type { Language } from "#book/languages.ts";

/** Whole numbers from 0 up to here are written alike in all our languages, without a sign that groups digits. */
const PLAIN_BELOW = 1_000;

/**
 * A number as the language writes it. A browser’s number format takes it 30 ms the first time, at a quarter of the speed a
 * whole tenth of a second in which no tap is answered: the small numbers of a first screen do without.
 */
export function writeFigure(value: number, language: Language, options?: Intl.NumberFormatOptions): string {
  const isPlain = options === undefined && Number.isInteger(value) && value >= 0 && value < PLAIN_BELOW;
  return isPlain && !Object.is(value, -0) ? String(value) : new Intl.NumberFormat(language, options).format(value);
}
