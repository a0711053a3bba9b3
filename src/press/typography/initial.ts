import { splitSigns } from "#book/count-signs.ts";
import type { Letters } from "./letters.ts";
import { CAP_SHARE } from "./page-frame.ts";
import { hasRightToLeft } from "./order-signs.ts";

/** The capital letter that a page opens with, larger than its word and on the same baseline; lengths in points. */
export interface Initial {
  /** The letter, and the quotation marks before it if somebody speaks. */
  readonly text: string;
  readonly size: number;
  /** From its left end to where the rest of its line begins. */
  readonly advance: number;
  /** How much higher it makes its line. */
  readonly rise: number;
  /** How much more of its line the first word takes than it would without it. */
  readonly extra: number;
}

const OPENING = /^["'„“”‚‘’«»‹›]*(?=\p{Lu})/u;

/**
 * The initial of a paragraph that is set at a size, `times` as large as its letters; undefined where there is none (`times`
 * of 1), where the paragraph begins with no capital letter or runs from right to left there, and where the measure is too
 * narrow for the word.
 */
export function initialOf(
  paragraph: string,
  letters: Letters,
  { size, times, width }: { readonly size: number; readonly times: number; readonly width: number },
): Initial | undefined {
  const marks = OPENING.exec(paragraph)?.[0];
  if (times <= 1 || marks === undefined) return undefined;
  const [first = "", next = ""] = paragraph.split(" ");
  if (hasRightToLeft(first + next)) return undefined;
  const [letter = "", beside = ""] = splitSigns(first.slice(marks.length));
  const text = marks + letter;
  const large = size * times;
  // Kerned as if both were large: what follows a T or a V stands under its arm.
  const advance = letters.widthOf(text + beside, large) - letters.widthOf(beside, large);
  const word = advance + letters.widthOf(first.slice(text.length), size);
  if (word > width) return undefined;
  const rise = letters.ascentOf(size) * CAP_SHARE * (times - 1);
  return { text, size: large, advance, rise, extra: word - letters.widthOf(first, size) };
}
