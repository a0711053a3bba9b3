import { setTimeout as sleep } from "node:timers/promises";
import type { ModelId, ModelsConfiguration } from "../configuration/read-models.ts";
import type { Database } from "../database/database.ts";
import { STOPPED } from "../jobs/run-job.ts";
import { hashToken } from "../secrets/hash-token.ts";
import type { ModelStep } from "./model-step.ts";
import { ModelFailure } from "./model-failure.ts";
import { NOTHING_USED, PRICES_OF, priceOf, type Usage } from "./prices.ts";
import type { Slots } from "./slots.ts";
import { findSubmitted, insertCall, readRest, readSpent, startRest, updateCall } from "./store.ts";

/** What calls of models are made with. */
export interface ModelDesk {
  readonly configuration: ModelsConfiguration;
  readonly database: Database;
  readonly slots: Slots;
  /** How long a second try waits after a provider that was down; doubled for the third. */
  readonly patienceMs: number;
  /** No try takes longer, whatever it is for. */
  readonly longestMs: number;
}

/** One thing that is asked of a model. */
export interface ModelCall {
  readonly step: ModelStep;
  readonly storyId: string | undefined;
  readonly model: ModelId;
  /** The most that it may use, for the budget. */
  readonly atMost: Partial<Usage>;
  /** The longest that one try may take. */
  readonly timeoutMs: number;
  /** For what a provider makes in a queue: the hash of what is asked, by which a call that was left is gone on with. */
  readonly asked?: string;
}

/** A call's row of the ledger, for what a provider makes in a queue. */
export interface LedgerEntry {
  /** What the provider answered to the submission, where the process that made it has ended: it is paid for. */
  readonly submission: unknown;
  /** Writes down what the provider answered to the submission. */
  keep(submission: unknown): Promise<void>;
}

/** Makes a call once. */
type Run<T> = (signal: AbortSignal, entry: LedgerEntry) => Promise<Answered<T>>;

/** What a provider answered: what it used is owed even where nothing can be made of it. */
export type Answered<T> = { readonly usage: Usage } & (
  | { readonly value: T; readonly failure?: never }
  | { readonly failure: ModelFailure; readonly value?: never }
);

/** How often a call is made in all, by what went wrong. What is not here is not tried again. */
const TRIES: Partial<Record<ModelFailure["kind"], number>> = { rate: 4, down: 3, timeout: 2 };
/** A key whose account has nothing left, or which is wrong, is not tried by every book anew. */
const REST_MS = { quota: 600_000, configuration: 60_000 } as const;
/** Where a provider says "slower" and not how long. */
const RATE_WAIT_MS = 2_000;
/** How often in a row a key's rest is waited for; each is a minute at most. */
const MOST_RESTS = 3;

/**
 * Calls a model within the budget and the limits of its key, again where that helps, and writes every call into the ledger.
 * Throws `ModelFailure`, or the reason of the signal.
 */
export async function callModel<T>(desk: ModelDesk, call: ModelCall, run: Run<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await callOnce(desk, call, run, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelFailure) || attempt >= (TRIES[error.kind] ?? 1)) throw error;
      // A rate that was met is waited for by the key's rest, which every process sees.
      if (error.kind !== "rate") await sleep(desk.patienceMs * 2 ** (attempt - 1), undefined, { signal });
    }
  }
}

async function callOnce<T>(desk: ModelDesk, call: ModelCall, run: Run<T>, signal: AbortSignal): Promise<T> {
  const key = keyOf(desk, call.model);
  await waitForRest(desk, key, signal);
  const release = await desk.slots.hold(key, signal);
  try {
    // Whoever waited for a slot may have waited while the key began to rest.
    await waitForRest(desk, key, signal);
    return await recordCall(desk, call, key, run, signal);
  } finally {
    await release();
  }
}

async function recordCall<T>(
  desk: ModelDesk,
  call: ModelCall,
  key: string,
  run: Run<T>,
  signal: AbortSignal,
): Promise<T> {
  const { asked, storyId } = call;
  const left = asked === undefined ? undefined : await findSubmitted(desk.database, storyId ?? null, asked);
  if (left) {
    try {
      return await runEntry(desk, call, left, run, signal);
    } catch (error) {
      // What came to nothing while nobody asked for it is asked for anew.
      const isOver = !(error instanceof ModelFailure) || error.kind === "refused" || error.kind === "aborted";
      if (isOver || signal.aborted) throw error;
    }
  }
  try {
    return await runEntry(desk, call, { id: await openEntry(desk, call), submission: undefined }, run, signal);
  } catch (error) {
    if (error instanceof ModelFailure) await restAfter(desk, key, error);
    throw error;
  }
}

async function runEntry<T>(
  desk: ModelDesk,
  call: ModelCall,
  { id, submission }: { readonly id: number; readonly submission: unknown },
  run: Run<T>,
  signal: AbortSignal,
): Promise<T> {
  const { database } = desk;
  const started = performance.now();
  const close = (outcome: string, usage: Usage) => {
    const { tokensIn, tokensCached, tokensOut, tokensReasoning, pictures, references } = usage;
    const microUsd = priceOf(call.model, usage);
    const ms = Math.round(performance.now() - started);
    return updateCall(database, id, {
      tokensIn,
      tokensCached,
      tokensOut,
      tokensReasoning,
      pictures,
      references,
      microUsd,
      ms,
      outcome,
      asked: null,
      submission: null,
    });
  };
  let isKept = submission !== undefined;
  const entry: LedgerEntry = {
    submission,
    async keep(answer) {
      // A picture that cannot be noted is made all the same.
      await updateCall(database, id, { asked: call.asked ?? null, submission: answer }).then(
        () => (isKept = true),
        () => {},
      );
    },
  };
  const timer = AbortSignal.timeout(Math.min(call.timeoutMs, desk.longestMs));
  let answered: Answered<T>;
  try {
    answered = await run(AbortSignal.any([signal, timer]), entry);
  } catch (error) {
    const failure = signal.aborted ? new ModelFailure("aborted", "no longer wanted") : toFailure(error, timer);
    // A worker that stops leaves what a queue makes to the next one.
    if (!isKept || !isToBeGoneOnWith(signal)) await close(failure.kind, NOTHING_USED);
    throw failure;
  }
  await close(answered.failure?.kind ?? "done", answered.usage);
  if (answered.failure) throw answered.failure;
  return answered.value;
}

/** Whether whoever asked has only stopped for now, so that what is under way will still be wanted. */
export const isToBeGoneOnWith = (signal: AbortSignal): boolean => signal.aborted && signal.reason === STOPPED;

function toFailure(error: unknown, timer: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure && error.kind !== "down") return error;
  if (timer.aborted) return new ModelFailure("timeout", "took too long");
  return error instanceof ModelFailure ? error : new ModelFailure("down", "could not be reached");
}

/** Writes a call down before it is made, at the most that it may cost, so that calls at the same time see one another. */
async function openEntry(desk: ModelDesk, { model, step, storyId, atMost }: ModelCall): Promise<number> {
  const { database, configuration } = desk;
  const microUsd = priceOf(model, { ...NOTHING_USED, ...atMost });
  const id = await insertCall(database, {
    storyId: storyId ?? null,
    step,
    provider: model.provider,
    model: model.model,
    microUsd,
    pricesOf: PRICES_OF,
    outcome: "started",
  });
  // Calls of others that are just being weighed may stand over a cap for a moment: what is free waits for none of them.
  if (microUsd === 0) return id;
  const spent = await readSpent(database, storyId);
  const { budgets } = configuration;
  if (spent.story <= budgets.story && spent.day <= budgets.day) return id;
  await updateCall(database, id, { microUsd: 0, ms: 0, outcome: "budget" });
  throw new ModelFailure("budget", spent.day > budgets.day ? "the day's cap is reached" : "the story's cap is reached");
}

/** Waits while a key rests for having been too fast; throws at once where waiting would not help. */
async function waitForRest({ database }: ModelDesk, key: string, signal: AbortSignal): Promise<void> {
  for (let rests = 0; ; rests += 1) {
    const rest = await readRest(database, key);
    if (rest === undefined) return;
    if (rest.reason === "quota" || rest.reason === "configuration") {
      throw new ModelFailure(rest.reason, "was met a moment ago", rest.ms);
    }
    if (rests === MOST_RESTS) throw new ModelFailure("rate", "was met again and again", rest.ms);
    await sleep(Math.ceil(rest.ms), undefined, { signal });
  }
}

async function restAfter({ database }: ModelDesk, key: string, { kind, retryAfterMs }: ModelFailure): Promise<void> {
  if (kind === "rate") await startRest(database, key, kind, retryAfterMs ?? RATE_WAIT_MS);
  if (kind === "quota" || kind === "configuration") await startRest(database, key, kind, REST_MS[kind]);
}

/** One for all models of a key, since providers count by account. */
function keyOf({ configuration }: ModelDesk, { provider }: ModelId): string {
  const access = configuration.providers[provider];
  return hashToken(`${provider} ${access?.url} ${access?.key.reveal()}`);
}
