import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { releaseSlot, renewSlot, takeSlot } from "./store.ts";

/** How often a process looks whether another one has left a slot. */
const LOOK_MS = 200;
/** Whoever holds a slot gives a sign of life three times in it; the slot of a process that was killed is free after it. */
const LEASE_MS = 9_000;

/** Lets so many calls with one key be under way, by all processes on the same database together. */
export interface Slots {
  /** Waits for a slot; whoever holds one gives it back by calling what it was given. */
  hold(key: string, signal: AbortSignal): Promise<() => Promise<void>>;
}

export function createSlots(database: Database, slots: number): Slots {
  const lines = new Map<string, Promise<void>>();
  const sleepers = new Map<string, () => void>();

  /** Until this process gives a slot of the key back, or for a moment. */
  function pause(key: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
        sleepers.delete(key);
        resolve();
      };
      const timer = setTimeout(wake, LOOK_MS);
      signal.addEventListener("abort", wake, { once: true });
      sleepers.set(key, wake);
    });
  }

  async function take(key: string, signal: AbortSignal): Promise<() => Promise<void>> {
    const holder = randomUUID();
    for (;;) {
      signal.throwIfAborted();
      const slot = await takeSlot(database, { key, holder, slots, leaseMs: LEASE_MS });
      if (slot !== undefined) {
        // A sign that does not get through is followed by another before the slot is lost.
        const beat = setInterval(() => {
          renewSlot(database, { key, slot, holder, leaseMs: LEASE_MS }).catch(() => {});
        }, LEASE_MS / 3);
        return async () => {
          clearInterval(beat);
          await releaseSlot(database, key, slot, holder);
          sleepers.get(key)?.();
        };
      }
      await pause(key, signal);
    }
  }

  return {
    /** Only the first in a process's line asks the database: the others wait for their turn. */
    async hold(key, signal) {
      const before = lines.get(key);
      const turn = (async () => {
        await before;
        return take(key, signal);
      })();
      const line = turn.then(
        () => {},
        () => {},
      );
      lines.set(key, line);
      try {
        return await turn;
      } finally {
        if (lines.get(key) === line) lines.delete(key);
      }
    },
  };
}
