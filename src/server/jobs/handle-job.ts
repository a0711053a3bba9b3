import type { Logger } from "#server/log.ts";
import type { JobDefinition } from "./define-job.ts";

export interface JobContext {
  /** Aborts when the job was cancelled, taken over, or the worker stops. */
  readonly signal: AbortSignal;
  /** 1 for the first; counts failures, not kills. */
  readonly attempt: number;
  readonly log: Logger;
}

export interface JobWork<Payload> {
  run(payload: Payload, context: JobContext): Promise<void>;
  /** After the last attempt failed: leaves nothing half-done. It can run twice too. */
  whenGivenUp?(payload: Payload, error: string): Promise<void>;
}

/** A kind of work and how it is done, with its payload's type put away. */
export interface JobHandler {
  readonly name: string;
  readonly maxAttempts: number;
  run(payload: unknown, context: JobContext): Promise<void>;
  giveUp(payload: unknown, error: string): Promise<void>;
}

/** Joins a kind of work with how it is done. */
export function handleJob<Payload>(job: JobDefinition<Payload>, work: JobWork<Payload>): JobHandler {
  return {
    name: job.name,
    maxAttempts: job.maxAttempts,
    run: (payload, context) => work.run(job.payload.parse(payload), context),
    async giveUp(payload, error) {
      await work.whenGivenUp?.(job.payload.parse(payload), error);
    },
  };
}
