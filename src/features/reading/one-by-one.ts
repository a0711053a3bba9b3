/** What is kept ready around an open page; the page itself lags behind the reader, so that a turn shares its time with nothing. */
export interface Neighbourhood<Name> {
  /** The page whose neighbours are kept; undefined until the first page has been shown. */
  readonly around: number | undefined;
  /** In the order in which they came. */
  readonly kept: readonly Name[];
  /** What can be read and touched; until the first page has been shown, that is the open page. */
  readonly awake: readonly Name[];
}

export const NOTHING_KEPT: Neighbourhood<never> = { around: undefined, kept: [], awake: [] };

/**
 * One step on the way to where `wanted` is kept around the open page and `open.faces`, its own part of that, alone is awake:
 * first the page that has come wakes, then what is far goes, what is missing comes, and the page before falls asleep. Each
 * step is of one thing, since each costs a slow processor a frame. The same object when nothing is left to do.
 */
export function stepCloser<Name>(
  now: Neighbourhood<Name>,
  open: { readonly page: number; readonly faces: readonly Name[] },
  wanted: readonly Name[],
): Neighbourhood<Name> {
  const asleep = open.faces.find((name) => !now.awake.includes(name));
  if (now.around !== undefined && asleep !== undefined) return { ...now, awake: [...now.awake, asleep] };
  if (now.around !== open.page) {
    const awake = now.around === undefined ? open.faces : now.awake;
    return { around: open.page, kept: now.kept.filter((name) => wanted.includes(name)), awake };
  }
  const missing = wanted.find((name) => !now.kept.includes(name));
  if (missing !== undefined) return { ...now, kept: [...now.kept, missing] };
  const tired = now.awake.find((name) => !open.faces.includes(name));
  return tired === undefined ? now : { ...now, awake: now.awake.filter((name) => name !== tired) };
}
