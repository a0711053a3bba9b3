import type * as z from "zod/mini";

/** A kind of work: its name, the ids it is handed, and how often its handler may throw before it is given up. */
export interface JobDefinition<Payload> {
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
  readonly maxAttempts: number;
}

/** Defines a kind of work; its payload carries ids, not data, and its handler can run twice. */
export function defineJob<Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
