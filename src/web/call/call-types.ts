import type { Answer, Contract, EndpointKey, FileAnswer, Sent } from "#contract/endpoint.ts";

export interface CallOptions {
  /** Instead of the session's token: a provider's token, or null for none. */
  readonly token?: string | null;
  readonly signal?: AbortSignal | undefined;
  /** The same key gets the same answer (S7.28). */
  readonly idempotencyKey?: string;
  /** The version that a write is based on; a stale one is a 412 (S7.28). */
  readonly ifMatch?: number;
}

/** A file as the browser holds it. */
export interface DownloadedFile extends FileAnswer {
  readonly data: Blob;
}

export type BrowserAnswer<E> = Answer<E> extends FileAnswer ? DownloadedFile : Answer<E>;

type CallArguments<S> = {} extends S ? [sent?: S, options?: CallOptions] : [sent: S, options?: CallOptions];

/** Calls one endpoint of a contract: `call("GET /stories/:id", { params: { id } })`. Throws `ApiError`. */
export type Call<C extends Contract> = <K extends keyof C & EndpointKey>(
  key: K,
  ...rest: CallArguments<Sent<C[K]>>
) => Promise<BrowserAnswer<C[K]>>;
