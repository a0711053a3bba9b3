import type { ModelFailure } from "../model-failure.ts";

/** A picture that is asked of a provider which makes it while the caller comes back for it. */
export interface QueuedPicture {
  readonly model: string;
  readonly prompt: string;
  readonly references: readonly Uint8Array[];
  /** A whole number below 2³¹ for each other picture of the same. */
  readonly seed: number;
}

/** What to do after an answer: ask there for the next one, fetch the picture from there, or give up. */
export type NextStep =
  | { readonly ask: string }
  /** `again`: who is asked for another address where this one has ended. */
  | { readonly picture: string; readonly again: string }
  /** `made`: the provider made a picture, and it is owed. */
  | { readonly failure: ModelFailure; readonly made?: true };

/** How a provider's queue is spoken with; every answer is JSON of which nothing is believed. */
export interface PictureQueue {
  /** Hosts of this domain are the provider's own, and are shown the key; no other host is. */
  readonly home: string;
  readonly headers: (key: string) => Readonly<Record<string, string>>;
  /** What has to be known of a model before it can be asked: the address of its description; absent: nothing. */
  readonly describedAt?: (model: string) => string;
  /** The call that puts a picture into the queue; `description` is what stands at `describedAt`. */
  readonly submission: (
    picture: QueuedPicture,
    description: unknown,
  ) => { readonly path: string; readonly headers?: Readonly<Record<string, string>>; readonly body: object };
  /** What an answer means; `asked` is where it came from; absent: it is that of the submission. */
  readonly read: (answer: unknown, asked: string | undefined) => NextStep;
  /** How a picture that nobody waits for any longer is called off, by the submission's answer. */
  readonly callOff?: (answer: unknown) => { readonly method: string; readonly address: string } | undefined;
}

/** 4:5 in about the pixels of a page on a screen; both are multiples of 32. */
export const QUEUED_SIZE = { width: 1024, height: 1280 } as const;

export const dataAddress = (bytes: Uint8Array, type: string): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
