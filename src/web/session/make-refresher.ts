export interface RefresherParts {
  /** One refresh; must not reject. */
  readonly run: () => Promise<void>;
  /** Milliseconds, from any clock that only goes forward. */
  readonly now: () => number;
  /** Calls back after so many milliseconds. */
  readonly later: (callback: () => void, milliseconds: number) => void;
  /** How long after a refresh another one is not worth it. */
  readonly quiet: number;
}

export interface Refresher {
  /** Refreshes, unless one is running or the last has just finished (S4.20). */
  suggest(): void;
  /**
   * Refreshes after something has changed: at once, or as exactly one trailing refresh (S4.22). Resolves when that
   * refresh, begun after the change, has ended.
   */
  demand(): Promise<void>;
}

/** Spaces refreshes out without losing one that matters. */
export function makeRefresher({ run, now, later, quiet }: RefresherParts): Refresher {
  let running = false;
  let finished = Number.NEGATIVE_INFINITY;
  let trailing: "none" | "wanted" | "scheduled" = "none";
  let waiting: (() => void)[] = [];

  async function start() {
    running = true;
    const served = waiting;
    waiting = [];
    await run();
    running = false;
    finished = now();
    for (const serve of served) serve();
    if (trailing === "wanted") schedule();
  }

  function schedule() {
    trailing = "scheduled";
    later(
      () => {
        trailing = "none";
        void start();
      },
      Math.max(0, finished + quiet - now()),
    );
  }

  return {
    suggest() {
      if (!running && now() - finished >= quiet) void start();
    },
    demand() {
      const done = new Promise<void>((resolve) => waiting.push(resolve));
      if (trailing === "scheduled") return done;
      if (running) trailing = "wanted";
      else if (now() - finished < quiet) schedule();
      else void start();
      return done;
    },
  };
}
