import { ApiError } from "./api-error.ts";
import { buildAddress } from "./build-address.ts";
import type { CallOptions } from "./call-types.ts";
import { readAnswer, readProblem } from "./read-answer.ts";

export interface CallerParts {
  readonly fetch: typeof fetch;
  /** Where the API lives: `/api`. */
  readonly base: string;
  /** The session's token now. */
  readonly token: () => string | null;
  /** What `Accept-Language` says. */
  readonly language: () => string;
  /** A 401 came back for this token; whether it still is the session's is the listener's to judge (S4.23). */
  readonly onUnauthorized: (token: string) => void;
}

export interface Caller {
  /** `key` is an `EndpointKey`; a contract types it (see `apiOf`). */
  readonly call: (key: string, sent?: CallParts, options?: CallOptions) => Promise<unknown>;
  /** At login and logout: aborts what is in flight and drops late answers (S7.30). */
  reset(): void;
}

export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The one place where the browser speaks to the API: bearer token, language, errors, shared GETs. */
export function makeCaller({ fetch, base, token, language, onUnauthorized }: CallerParts): Caller {
  let generation = new AbortController();
  let inFlight = new Map<string, Promise<unknown>>();

  async function send(method: string, address: string, bearer: string | null, sent: CallParts, options: CallOptions) {
    const { signal: current } = generation;
    const signal = method !== "GET" && options.signal ? AbortSignal.any([current, options.signal]) : current;
    const headers = new Headers({ accept: "application/json", "accept-language": language() });
    if (bearer !== null) headers.set("authorization", `Bearer ${bearer}`);
    if (sent.body !== undefined) headers.set("content-type", "application/json");
    if (options.idempotencyKey !== undefined) headers.set("idempotency-key", options.idempotencyKey);
    if (options.ifMatch !== undefined) headers.set("if-match", `"${options.ifMatch}"`);
    const body = sent.body === undefined ? null : JSON.stringify(sent.body);

    let response: Response;
    try {
      response = await fetch(`${base}${address}`, { method, headers, body, signal });
    } catch (cause) {
      signal.throwIfAborted();
      throw new ApiError(0, undefined, { cause });
    }
    const answer = response.ok ? await readAnswer(response) : await readProblem(response);
    // An answer that arrives after a login or logout belongs to somebody who is gone.
    current.throwIfAborted();
    if (answer instanceof ApiError) {
      if (answer.status === 401 && bearer !== null) onUnauthorized(bearer);
      throw answer;
    }
    return answer;
  }

  function shared(address: string, bearer: string | null, options: CallOptions): Promise<unknown> {
    const flights = inFlight;
    const key = `${bearer ?? ""} ${language()} ${address}`;
    const flight = flights.get(key) ?? send("GET", address, bearer, {}, options).finally(() => flights.delete(key));
    flights.set(key, flight);
    return options.signal ? untilAborted(flight, options.signal) : flight;
  }

  function call(key: string, sent: CallParts = {}, options: CallOptions = {}): Promise<unknown> {
    const [method = "GET", path = ""] = key.split(" ", 2);
    const address = buildAddress(path, sent.params, sent.query);
    const bearer = options.token === undefined ? token() : options.token;
    return method === "GET" ? shared(address, bearer, options) : send(method, address, bearer, sent, options);
  }

  return {
    call,
    reset() {
      generation.abort(new DOMException("The session changed", "AbortError"));
      generation = new AbortController();
      inFlight = new Map();
    },
  };
}

/** Leaves a shared flight to its other passengers, but not this one, when `signal` aborts. */
function untilAborted<T>(flight: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    flight.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
