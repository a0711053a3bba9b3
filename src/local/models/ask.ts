/** Providers that write. */
export const DIALECTS = ["openai", "anthropic", "google", "compatible"] as const;
/** Providers that paint, in a queue. */
export const QUEUES = ["bfl", "fal", "replicate"] as const;
export type QueueDialect = (typeof QUEUES)[number];
export type TextDialect = (typeof DIALECTS)[number];
export type Dialect = TextDialect | QueueDialect;

/** What a caller asked, whichever provider's words it used. */
export interface Ask {
  readonly dialect: Dialect;
  readonly kind: "text" | "picture" | "moderation";
  readonly model: string;
  /** The name of the answer's schema, where one was given. */
  readonly name: string;
  readonly instructions: string;
  readonly prompt: string;
  /** Pictures sent along. */
  readonly pictures: readonly Buffer[];
  /** What came, whole: what a test says of a call it says of this. */
  readonly body: unknown;
  readonly key: string;
  /** How many asks came before it. */
  readonly place: number;
}

/** What goes wrong with an answer, as the providers' documentation tells it. */
export const FAULTS = [
  /** Too fast: 429 with a wait. */
  "rate",
  /** Nothing left: 429 without one. */
  "quota",
  "error",
  "bad-key",
  /** Nothing comes at all until the caller goes. */
  "slow",
  /** The connection ends in the middle of a text, or of a picture. */
  "cut",
  /** The text ends where its length does; a picture is half of one. */
  "truncated",
  "fenced",
  "trailing-comma",
  /** A friendly sentence in place of JSON, or of a picture. */
  "refusal",
  /** Refused before anything was made. */
  "refused",
  /** Whole JSON, and the remark that it was filtered. */
  "filtered",
  "not-json",
  /** A picture in a queue that comes to nothing. */
  "failed",
  /** The picture's address has ended when it is fetched the first time. */
  "expired",
  /** The picture's address leads to where only this machine may go. */
  "inside",
  /** What is told of a picture in a queue leads to a stranger. */
  "elsewhere",
] as const;
export type Fault = (typeof FAULTS)[number];
