import { SPOKEN_DIGITS, SPOKEN_TWICE } from "#content/safety/spoken-digits.ts";
import type { Range } from "./patterns.ts";

/** As many digits as the shortest telephone numbers have. */
const FEWEST = 7;

/** A row of small numbers, in digits or words: `oh seven, double two`. */
const ROWS = /(?<![\p{L}\p{N}])(?:(?:\p{L}+|\d{1,3})(?:[\s,.-]{1,3}|$)){4,40}/gu;
const WORDS = /\p{L}+|\d/gu;

/** Telephone numbers that are spelled out in words; somebody who counts is none. */
export function findSpokenNumbers(text: string): Range[] {
  return [...text.matchAll(ROWS)].flatMap((row) => findIn(row[0], row.index));
}

function findIn(row: string, start: number): Range[] {
  const found: Range[] = [];
  let run: { readonly digit: number; readonly from: number; readonly to: number }[] = [];
  let twice = false;
  const end = () => {
    if (isNumber(run.map(({ digit }) => digit))) {
      found.push({ from: start + (run[0]?.from ?? 0), to: start + (run.at(-1)?.to ?? 0) });
    }
    run = [];
  };
  for (const word of row.matchAll(WORDS)) {
    const said = word[0].toLowerCase();
    const digit = /^\d$/.test(said) ? Number(said) : SPOKEN_DIGITS[said];
    if (digit === undefined) {
      twice = SPOKEN_TWICE.includes(said);
      if (!twice) end();
      continue;
    }
    const place = { digit, from: word.index, to: word.index + said.length };
    run.push(...(twice ? [place, place] : [place]));
    twice = false;
  }
  end();
  return found.filter(({ from, to }) => /\p{L}/u.test(row.slice(from - start, to - start)));
}

/** Who counts goes up or down by the same step. */
function isNumber(digits: readonly number[]): boolean {
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0));
  return digits.length >= FEWEST && new Set(steps).size > 1;
}
