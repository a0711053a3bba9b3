/** A seeded source of chance: the same seed gives the same numbers on every machine. */
export interface Random {
  /** The next number in [0, 1). */
  (): number;
  /** A number in [from, to). */
  range(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** Bell-shaped around 0, within (−1, 1). */
  gauss(): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

function hash(seed: string): number {
  let h = 0x9e3779b9;
  for (let i = 0; i < seed.length; i++) h = (Math.imul(h ^ seed.charCodeAt(i), 0x85ebca6b) + 0x9e3779b9) | 0;
  return h;
}

/** Mulberry32 over a hash of the seed. */
export function seeded(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    range: (from: number, to: number) => from + (to - from) * next(),
    int: (from: number, to: number) => Math.floor(from + (to + 1 - from) * next()),
    pick: <T>(list: readonly T[]): T => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError("cannot pick from an empty list");
      return item;
    },
    gauss: () => (next() + next() + next() - 1.5) / 1.5,
    chance: (probability: number) => next() < probability,
  });
}
