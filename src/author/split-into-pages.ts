import type { TextUnit } from "./text-units.ts";

/** What a page break costs, in squares of a page's share; below nothing where a page wants to end. */
const COST = { scene: -0.5, paragraph: -0.25, inTalk: 0.3, afterQuestion: 0.5 } as const;

/** A page of so many times its share is never the best one, unless it is a single sentence. */
const MOST_SHARES = 4;

function costOfBreak(before: TextUnit, after: TextUnit): number {
  return (
    (after.startsScene ? COST.scene : 0) +
    (after.startsParagraph ? COST.paragraph : 0) +
    (before.isTalk && after.isTalk ? COST.inTalk : 0) +
    (before.isTalk && before.asks && after.isTalk ? COST.afterQuestion : 0)
  );
}

/**
 * Shares a text out over so many pages, in its order: pages of much the same length that end where a scene does, and not
 * between a question and its answer. There must be at least as many units as pages.
 */
export function splitIntoPages(units: readonly TextUnit[], pages: number): readonly (readonly TextUnit[])[] {
  const total = units.reduce((sum, { words }) => sum + words, 0);
  const share = Math.max(1, total / pages);
  const upTo = units.reduce<number[]>((sums, { words }) => [...sums, (sums.at(-1) ?? 0) + words], [0]);
  const costOfPage = (from: number, to: number) => {
    const deviation = ((upTo[to] ?? 0) - (upTo[from] ?? 0) - share) / share;
    const [before, after] = [units[from - 1], units[from]];
    return deviation ** 2 + (before && after ? costOfBreak(before, after) : 0);
  };
  // best[n] = the cheapest way to have read so many units by the end of the page at hand, and where that page began.
  let best = new Map<number, { readonly cost: number; readonly starts: readonly number[] }>([
    [0, { cost: 0, starts: [] }],
  ]);
  for (let page = 1; page <= pages; page += 1) {
    const next = new Map<number, { readonly cost: number; readonly starts: readonly number[] }>();
    for (const [from, { cost, starts }] of best) {
      for (let to = from + 1; to <= units.length - (pages - page); to += 1) {
        if (to > from + 1 && (upTo[to] ?? 0) - (upTo[from] ?? 0) > MOST_SHARES * share && to < units.length) break;
        const whole = cost + costOfPage(from, to);
        if (whole < (next.get(to)?.cost ?? Infinity)) next.set(to, { cost: whole, starts: [...starts, from] });
      }
    }
    best = next;
  }
  const starts = best.get(units.length)?.starts ?? [];
  return starts.map((start, page) => units.slice(start, starts[page + 1] ?? units.length));
}

/** The words of a page, with the parent's own line breaks. */
export function textOfPage(units: readonly TextUnit[]): string {
  return units.reduce(
    (text, unit) => (text === "" ? unit.text : `${text}${unit.startsParagraph ? "\n" : " "}${unit.text}`),
    "",
  );
}
