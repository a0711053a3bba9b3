import { LRUCache } from "lru-cache";
import type { Database } from "#server/database/database.ts";
import type { Logger } from "#server/log.ts";
import { hashToken } from "#server/secrets/hash-token.ts";
import { addCounts, dropEndedCounts, type Total } from "./store.ts";

/** How often a process tells the others what it has counted, and learns what they have: the most that a limit is late. */
const SHARE_MS = 1_000;
const SWEEP_MS = 60_000;
/** More keys than this within a window are forgotten, the longest unseen first, so that many addresses cost no memory. */
const MOST_KEYS = 50_000;

interface Count {
  /** What all processes had counted when they were last asked. */
  shared: number;
  /** What this process has counted since. */
  own: number;
  endsAt: number;
}

/** Counters for rate limits that every process on the same database shares. */
export interface SharedCounts {
  /** Counts once more, exactly: one trip to the database, for calls that are few and matter. */
  addExactly(key: string, windowMs: number): Promise<Total>;
  /** Counts once more in memory and shares it within a second, for calls that are many. */
  add(key: string, windowMs: number): Total;
  /** Shares what was counted; done by itself every second. */
  share(): Promise<void>;
  close(): void;
}

/** While the database does not answer, each process limits by what it knows, and shares the rest afterwards. */
export function createSharedCounts(database: Database, log: Logger): SharedCounts {
  const counts = new LRUCache<string, Count>({ max: MOST_KEYS });
  const waiting = new Map<number, Set<string>>();
  let sweepAt = Date.now() + SWEEP_MS;
  let sharing: Promise<void> | undefined;

  async function shareWindow(windowMs: number, keys: readonly string[]): Promise<void> {
    const added = new Map<string, number>();
    for (const key of keys) {
      const count = counts.peek(key);
      if (count && count.own > 0 && count.endsAt > Date.now()) added.set(key, count.own);
    }
    try {
      const totals = await addCounts(database, added, windowMs);
      for (const [key, total] of totals) {
        const count = counts.peek(key);
        if (!count) continue;
        count.own -= added.get(key) ?? 0;
        count.shared = total.count;
        count.endsAt = Date.now() + total.ttl;
      }
    } catch (error) {
      log.warn({ err: error }, "What was counted for rate limits could not be shared");
      for (const key of added.keys()) remember(windowMs, key);
    }
  }

  async function shareAll(): Promise<void> {
    const taken = [...waiting].map(([windowMs, keys]) => [windowMs, [...keys]] as const);
    waiting.clear();
    for (const [windowMs, keys] of taken) await shareWindow(windowMs, keys);
    if (Date.now() < sweepAt) return;
    sweepAt = Date.now() + SWEEP_MS;
    await dropEndedCounts(database).catch((error: unknown) =>
      log.warn({ err: error }, "Old counts could not be dropped"),
    );
  }

  function remember(windowMs: number, key: string): void {
    const keys = waiting.get(windowMs) ?? new Set<string>();
    waiting.set(windowMs, keys.add(key));
  }

  function share(): Promise<void> {
    sharing ??= shareAll().finally(() => (sharing = undefined));
    return sharing;
  }

  const timer = setInterval(() => void share(), SHARE_MS);
  timer.unref();

  return {
    async addExactly(key, windowMs) {
      const hashed = hashToken(key);
      const totals = await addCounts(database, new Map([[hashed, 1]]), windowMs);
      return totals.get(hashed) ?? { count: 1, ttl: windowMs };
    },
    add(key, windowMs) {
      const hashed = hashToken(key);
      const now = Date.now();
      let count = counts.get(hashed);
      if (!count || count.endsAt <= now) {
        count = { shared: 0, own: 0, endsAt: now + windowMs };
        counts.set(hashed, count);
      }
      count.own += 1;
      remember(windowMs, hashed);
      return { count: count.shared + count.own, ttl: count.endsAt - now };
    },
    share,
    close: () => clearInterval(timer),
  };
}
