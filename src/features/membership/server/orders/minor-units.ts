/** Currencies without smaller units, and those with a thousand of them. https://docs.stripe.com/currencies */
const WHOLE = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const THOUSANDTHS = new Set("BHD JOD KWD OMR TND".split(" "));

/** A price in the currency's smallest unit, as payment providers count: 4.99 EUR is 499, 500 JPY is 500. */
export function toMinorUnits(price: number, currency: string): number {
  const code = currency.toUpperCase();
  if (WHOLE.has(code)) return Math.round(price);
  // Of a thousand units the last digit must be 0.
  if (THOUSANDTHS.has(code)) return Math.round(price * 100) * 10;
  return Math.round(price * 100);
}
