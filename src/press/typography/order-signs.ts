import createBidi from "bidi-js";
import { splitSigns } from "#book/count-signs.ts";

/** A sign of a line, and whether it runs from right to left. */
export interface OrderedSign {
  readonly sign: string;
  /** The embedding level of Unicode's bidirectional algorithm: odd from right to left. */
  readonly level: number;
}

const bidi = createBidi();

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

export const hasRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

/**
 * The signs of a line from left to right, as they are seen: a line of a language that runs from left to right, with names
 * in it that may not (UAX #9).
 */
export function orderSigns(line: string): OrderedSign[] {
  const { levels } = bidi.getEmbeddingLevels(line, "ltr");
  let at = 0;
  const signs = splitSigns(line).map((sign): OrderedSign => {
    const level = levels[at] ?? 0;
    at += sign.length;
    return { sign: level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign, level };
  });
  const highest = Math.max(0, ...signs.map(({ level }) => level));
  let seen = signs;
  for (let level = highest; level > 0; level--) seen = turnRuns(seen, level);
  return seen;
}

/** Rule L2: turns every run of signs of a level or a higher one. */
function turnRuns(signs: readonly OrderedSign[], level: number): OrderedSign[] {
  const turned: OrderedSign[] = [];
  let run: OrderedSign[] = [];
  for (const sign of signs) {
    if (sign.level >= level) run.unshift(sign);
    else {
      turned.push(...run, sign);
      run = [];
    }
  }
  return [...turned, ...run];
}
