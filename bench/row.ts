/** One measured figure beside what it should reach. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: "ratio" | "s" | "ms" | "per s" | "MB" | "kB" | "";
  /** The most that it may be, or for a throughput ratio the least; absent when it is only told. */
  readonly limit?: { readonly most: number } | { readonly least: number };
}

export function isWithin({ value, limit }: Row): boolean | undefined {
  if (limit === undefined) return undefined;
  return "most" in limit ? value <= limit.most : value >= limit.least;
}

/** The middle of several measurements, so that one disturbed run decides nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
