/** What is kept ready around an open page; the page itself lags behind the reader, so that a turn shares its time with nothing. */
export interface Neighbourhood<Name> {
  /** The page whose neighbours are kept; undefined until the first page has been shown. */
  readonly around: number | undefined;
  /** In the order in which they came. */
  readonly kept: readonly Name[];
}

export const NOTHING_KEPT: Neighbourhood<never> = { around: undefined, kept: [] };

/**
 * One step on the way to where `wanted` is kept around the open page: first what is far goes, then what is missing comes,
 * one a step, so that no step is long. The same object when nothing is left to do.
 */
export function stepCloser<Name>(now: Neighbourhood<Name>, open: number, wanted: readonly Name[]): Neighbourhood<Name> {
  if (now.around !== open) return { around: open, kept: now.kept.filter((name) => wanted.includes(name)) };
  const missing = wanted.find((name) => !now.kept.includes(name));
  return missing === undefined ? now : { around: open, kept: [...now.kept, missing] };
}
