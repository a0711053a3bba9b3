import { createHash } from "node:crypto";
import type { Drawer } from "./drawer.ts";
import { asOf, type Session } from "./session.ts";

/** The checkouts that the local payment server knows; what it does to them is done one after the other. */
export interface Sessions {
  find(id: string): Promise<Session | undefined>;
  /** Stores a new one, once for an idempotency key; `conflict`: the key was used with other parameters. */
  add(session: Session, key: string | undefined, parameters: string): Promise<Session | "conflict">;
  /** Changes one that is there; gives it as it was stored, and as it is now. */
  change(id: string, change: (session: Session) => Session): Promise<{ before: Session; after: Session } | undefined>;
  /** Those whose money is on its way. */
  listArriving(): Promise<Session[]>;
}

const SESSION_NAME = /^cs_test_[0-9a-f]{48}$/;

export function createSessions(drawer: Drawer, now: () => number): Sessions {
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = queue.then(work, work);
    queue = done.catch(() => {});
    return done;
  };

  async function read(id: string): Promise<Session | undefined> {
    const text = SESSION_NAME.test(id) ? await drawer.read(id) : undefined;
    return text === undefined ? undefined : (JSON.parse(text) as Session);
  }

  async function find(id: string): Promise<Session | undefined> {
    const session = await read(id);
    return session && asOf(session, now());
  }

  return {
    find,
    add: (session, key, parameters) =>
      inTurn(async () => {
        const name = `key-${hash(key ?? session.id)}`;
        const used = await drawer.read(name);
        if (used !== undefined) {
          const { id, of } = JSON.parse(used) as { id: string; of: string };
          return of === hash(parameters) ? ((await find(id)) ?? session) : "conflict";
        }
        await drawer.write(session.id, JSON.stringify(session));
        await drawer.write(name, JSON.stringify({ id: session.id, of: hash(parameters) }));
        return session;
      }),
    change: (id, change) =>
      inTurn(async () => {
        const before = await read(id);
        if (!before) return undefined;
        const after = change(asOf(before, now()));
        if (after !== before) await drawer.write(id, JSON.stringify(after));
        return { before, after };
      }),
    async listArriving() {
      const names = (await drawer.list()).filter((name) => SESSION_NAME.test(name));
      const all = await Promise.all(names.map(read));
      return all.filter((session) => session !== undefined).filter((session) => session.arrivesAt !== null);
    },
  };
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
