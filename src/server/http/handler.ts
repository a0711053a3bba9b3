import type { Language } from "#book/languages.ts";
import type { Answer, Contract, Endpoint, Received } from "#contract/endpoint.ts";
import type { Transaction } from "#server/database/database.ts";
import type { Logger } from "#server/log.ts";
import type { Caller } from "./caller.ts";

/** What a handler gives back instead of an answer when the caller's copy is still right: a 304. */
export const NOT_MODIFIED: unique symbol = Symbol("not modified");

type CallerOf<E> = E extends { access: "user" }
  ? Caller
  : E extends { access: "optional" }
    ? Caller | undefined
    : undefined;

/** What a handler may know of the request beside its parsed parts. */
export interface Context<E> {
  readonly caller: CallerOf<E>;
  /** The bearer token as sent, for endpoints that exchange one; never to be logged or stored. */
  readonly bearer: string | undefined;
  readonly language: Language;
  readonly requestId: string;
  /** The caller's network address. */
  readonly address: string;
  /** The version that `If-Match` asks for; a write of another version is a `version.stale` (S7.28). */
  readonly ifMatch: number | undefined;
  /** Any other header as it was sent, such as a provider's signature; never to be trusted by itself. */
  readonly header: (name: string) => string | undefined;
  /** Aborts when the caller has gone away before the answer. */
  readonly signal: AbortSignal;
  readonly log: Logger;
  /**
   * Marks the answer with a version (any string that changes whenever the answer does) and tells whether the caller
   * already has it: then return `NOT_MODIFIED`.
   */
  readonly isUnchanged: (version: string) => boolean;
  /**
   * Keeps the answer for its `Idempotency-Key`, in the transaction that does the work, so that both or neither are
   * stored. Every endpoint that the contract calls idempotent calls it; without a key it does nothing.
   */
  readonly remember: (tx: Transaction, answer: Answer<E>) => Promise<void>;
}

type Result<E> = [Answer<E>] extends [undefined] ? void : Answer<E>;

export type Handler<E> = (received: Received<E>, context: Context<E>) => Promise<Result<E> | typeof NOT_MODIFIED>;

/** A handler for every endpoint of a contract, and no other. */
export type Handlers<C extends Contract> = { readonly [K in keyof C]: Handler<C[K]> };

/** A handler after the contract's types have done their work, as the binding calls it. */
export type AnyHandler = (received: Received<Endpoint>, context: Context<Endpoint>) => Promise<unknown>;
