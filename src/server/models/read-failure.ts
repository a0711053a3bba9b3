import { ModelFailure } from "./model-failure.ts";

/** What is read of an answer that is an error, whichever provider gave it. */
export interface ErrorAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** Nobody is believed who wants to be left alone for longer. */
const LONGEST_WAIT_MS = 60_000;

const OUT_OF_QUOTA =
  /insufficient_quota|billing|credit balance|exhausted balance|top_up|payment required|prepaid|spending limit/iu;
const REFUSAL =
  /content_policy|moderation_blocked|content_filter|safety system|safety_violation|prohibited_content|blocked by/iu;

/** What an error answer means. Providers differ in status and words: 429 is both "slower" and "nothing left". */
export function readErrorAnswer({ status, headers, body }: ErrorAnswer): ModelFailure {
  const detail = `answered ${status ?? "nothing"}`;
  if (status === undefined) return new ModelFailure("down", detail);
  const wait = readWait(headers, body);
  if (status === 402 || (status < 500 && OUT_OF_QUOTA.test(body) && wait === undefined)) {
    return new ModelFailure("quota", detail);
  }
  if (status === 429) return new ModelFailure("rate", detail, wait);
  if (status >= 500 || status === 408) return new ModelFailure("down", detail, wait);
  if (REFUSAL.test(body)) return new ModelFailure("refused", detail);
  return new ModelFailure("configuration", detail);
}

/** How Google and Replicate tell it in words: `"retryDelay": "7s"`, `resets in ~30s`. */
const TOLD_WAIT = /(?:"retryDelay":\s*"|resets in ~)([\d.]+)s/u;

/** `retry-after-ms`, `retry-after` in seconds, or as it is told in the body. */
function readWait(headers: ErrorAnswer["headers"], body: string): number | undefined {
  const ms = Number(headers["retry-after-ms"] ?? Number.NaN);
  const seconds = Number(headers["retry-after"] ?? TOLD_WAIT.exec(body)?.[1] ?? Number.NaN);
  const wait = Number.isFinite(ms) ? ms : seconds * 1000;
  return Number.isFinite(wait) && wait >= 0 ? Math.min(wait, LONGEST_WAIT_MS) : undefined;
}
