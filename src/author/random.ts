/** A source of choices that gives the same ones for the same seed (S10.10). */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32 over a hash of the seed: short, even, and the same on every machine. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  function pick<T>(list: readonly [T, ...T[]]): T;
  function pick<T>(list: readonly T[]): T | undefined;
  function pick<T>(list: readonly T[]): T | undefined {
    return list[Math.floor(next() * list.length)];
  }
  const shuffle = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, key: next() }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ item }) => item);
  return { next, pick, shuffle };
}
