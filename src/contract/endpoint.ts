import type * as z from "zod/mini";
import type { ErrorCode } from "#contract/error-codes.ts";

/** Who may call: anybody; anybody, but a session is read when there is one; signed-in people only. */
export type Access = "public" | "optional" | "user";

/** One call of the API, as browser and server agree on it. */
export interface Endpoint {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  /** A schema of JSON; `raw` for bytes of any kind, as they came: a signature is over those. */
  readonly body?: z.ZodMiniType | "raw";
  /** Brings a body into the words of its schema before it is read; what it did not know is logged, not refused. */
  readonly settle?: (body: unknown) => Settled;
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201 | 204;
  /** The answer's body; `binary` for a file, whose name travels in content-disposition; absent when there is none. */
  readonly answer?: z.ZodMiniType | "binary";
  /** The same `Idempotency-Key` gets the same answer (S7.28). */
  readonly idempotent?: true;
  /** Only people who have one of these roles (S6.3); others are told `role.missing`. */
  readonly roles?: readonly string[];
  /** Only the person themselves, never an administrator who acts in their name: paying, deleting, ending sessions. */
  readonly inPerson?: true;
  /** Counted against a limit of its own beside the general ones, for each account and each address. */
  readonly limit?: LimitName;
  /** Errors that it can meet beside those of every call of its kind, for its description. */
  readonly errors?: readonly ErrorCode[];
}

/** A body in the words of its schema, and the values in it that nobody knew. */
export interface Settled {
  readonly body: unknown;
  readonly unknown: readonly Unknown[];
}

export interface Unknown {
  readonly field: string;
  readonly value: string;
}

/** What a person does seldom enough that doing it often is no person (S4.5). */
export type LimitName = "likes" | "orders" | "reports" | "exports";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** `GET /stories/:id`: method and path below `/api`. */
export type EndpointKey = `${Method} /${string}`;

export type Contract = Readonly<Record<EndpointKey, Endpoint>>;

type Read<S> = S extends z.ZodMiniType ? z.output<S> : S extends "raw" ? Uint8Array : undefined;
type Written<S> = S extends z.ZodMiniType ? z.input<S> : S extends "raw" ? Uint8Array : never;
type Part<E, P extends string> = E extends Readonly<Record<P, infer S>> ? S : undefined;

/** What a handler receives, parsed. */
export interface Received<E> {
  readonly params: Read<Part<E, "params">>;
  readonly query: Read<Part<E, "query">>;
  readonly body: Read<Part<E, "body">>;
}

type SentPart = "params" | "query" | "body";
/** What a caller passes: only the parts that the endpoint has. */
export type Sent<E> = { [P in SentPart as Part<E, P> extends undefined ? never : P]: Written<Part<E, P>> };

/** What a call gives back. */
export type Answer<E> = Part<E, "answer"> extends "binary" ? FileAnswer : Read<Part<E, "answer">>;

/** A file and the name that the server gives it; `data` is the platform's own kind of bytes. */
export interface FileAnswer {
  readonly fileName: string | undefined;
  readonly type: string;
  readonly data: unknown;
}
