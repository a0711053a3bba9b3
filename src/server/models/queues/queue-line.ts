import { setTimeout as sleep } from "node:timers/promises";
import type { ProviderAccess } from "../../configuration/read-models.ts";
import { fetchOutside } from "../../outside/fetch-outside.ts";
import { OutsideRefusal } from "../../outside/outside-refusal.ts";
import { ModelFailure } from "../model-failure.ts";
import { readErrorAnswer } from "../read-failure.ts";
import type { PictureQueue } from "./picture-queue.ts";

/** Speaks with a provider's queue; the key goes to the provider's own hosts alone. */
export interface QueueLine {
  /** Throws `ModelFailure`. */
  submit(path: string, headers: Readonly<Record<string, string>>, body: object): Promise<unknown>;
  /** What a model's description is; asked for once in a process. */
  describe(path: string): Promise<unknown>;
  /** An answer about a picture that is under way, asked for again where it gets lost: the picture may be paid for. */
  ask(address: string): Promise<unknown>;
  callOff(address: string, method: string): Promise<void>;
  /** The bytes, or why they could not be fetched. */
  download(address: string): Promise<Uint8Array | ModelFailure>;
  pause(ms: number): Promise<void>;
}

type Call = Pick<RequestInit, "method" | "body" | "signal"> & { readonly headers?: Readonly<Record<string, string>> };

/** An answer that does not come. */
const ANSWER_MS = 30_000;
const CALL_OFF_MS = 4_000;
const MOST_LOST = 4;
const LOST_PAUSE_MS = 500;
const DOWNLOAD = { maxBytes: 40_000_000, timeoutMs: 60_000, accept: "image/*" } as const;

const descriptions = new Map<string, Promise<unknown>>();

export function createQueueLine(
  { headers: keyHeaders, home }: PictureQueue,
  { url, key }: ProviderAccess,
  signal: AbortSignal,
): QueueLine {
  const { origin } = new URL(url);

  async function call(address: string, init: Call): Promise<unknown> {
    if (!isAtHome(address, origin, home)) throw new ModelFailure("bad-output", "named a stranger's address");
    const headers = { accept: "application/json", ...keyHeaders(key.reveal()), ...init.headers };
    const response = await fetch(address, { ...init, headers, redirect: "error" });
    const body = await response.text();
    if (response.ok) return readAnswer(body);
    throw readErrorAnswer({ status: response.status, headers: Object.fromEntries(response.headers), body });
  }

  async function ask(address: string): Promise<unknown> {
    for (let lost = 1; ; lost += 1) {
      try {
        return await call(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]) });
      } catch (error) {
        signal.throwIfAborted();
        const isLost = !(error instanceof ModelFailure) || error.kind === "down" || error.kind === "rate";
        if (!isLost || lost >= MOST_LOST) throw error;
        await sleep(LOST_PAUSE_MS, undefined, { signal });
      }
    }
  }

  return {
    ask,
    submit: (path, headers, body) =>
      call(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
        signal,
      }),
    describe(path) {
      const address = `${url}${path}`;
      const known = descriptions.get(address) ?? call(address, { signal: AbortSignal.timeout(ANSWER_MS) });
      descriptions.set(address, known);
      known.catch(() => descriptions.delete(address));
      return known;
    },
    async callOff(address, method) {
      await call(address, { method, signal: AbortSignal.timeout(CALL_OFF_MS) }).catch(() => undefined);
    },
    async download(address) {
      try {
        return (await fetchOutside(address, { ...DOWNLOAD, trusted: origin, signal })).bytes;
      } catch (error) {
        signal.throwIfAborted();
        const kind = error instanceof OutsideRefusal ? "bad-output" : "down";
        return new ModelFailure(kind, "the picture could not be fetched");
      }
    },
    pause: (ms) => sleep(ms, undefined, { signal }),
  };
}

/** Whether an address that an answer names is where the product is configured to ask, or another host of the provider's own. */
function isAtHome(address: string, configured: string, home: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname, port } = new URL(address);
  if (origin === configured) return true;
  return protocol === "https:" && port === "" && (hostname === home || hostname.endsWith(`.${home}`));
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ModelFailure("bad-output", "answered what cannot be read");
  }
}
