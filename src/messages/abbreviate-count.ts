import type { Language } from "#book/languages.ts";
import { writeFigure } from "./write-figure.ts";

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/**
 * A count as likes are shown: as it is under 1 000, then K and M with one decimal and the language's decimal sign; what
 * would round to 1000.0K is 1.0M (S9.1).
 */
export function abbreviateCount(count: number, language: Language): string {
  if (count < THOUSAND) return writeFigure(count, language);
  const thousands = Math.round(count / 100) / 10;
  if (thousands < THOUSAND) return `${oneDecimal(thousands, language)}K`;
  return `${oneDecimal(Math.round(count / (MILLION / 10)) / 10, language)}M`;
}

function oneDecimal(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
