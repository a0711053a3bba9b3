import { Fault } from "#contract/fault.ts";

const TIMEOUT_MS = 8000;

export interface ProviderAnswer {
  readonly ok: boolean;
  /** The JSON object that was answered; empty when it was something else. */
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * What is only read is asked for once more where the connection broke: a provider may close one that was kept open in the very
 * moment in which it is used again, and nobody's sign-in fails for that.
 */
async function ask(url: string, init: RequestInit): Promise<Response> {
  const call = () => fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  const isRead = init.method === undefined || init.method === "GET";
  return call().catch((cause: unknown) => {
    if (isRead && isBroken(cause)) return call();
    throw cause;
  });
}

/** Whether a connection ended before an answer: no redirect, nothing that took too long, and no address that is not there. */
function isBroken(cause: unknown): boolean {
  const inner = cause instanceof TypeError ? cause.cause : undefined;
  const code = inner instanceof Error && "code" in inner ? inner.code : undefined;
  return code === "UND_ERR_SOCKET" || code === "ECONNRESET" || code === "EPIPE";
}

/**
 * One call to an identity provider. Down, busy, too slow, a redirect or an unreadable success is `auth.provider.down`; a
 * refusal is an answer. Redirects are not followed: a token must not travel to an address that nobody configured.
 */
export async function askProvider(url: string, init: RequestInit = {}): Promise<ProviderAnswer> {
  const answer = await ask(url, init).then(
    async (response) => ({ status: response.status, ok: response.ok, text: await response.text() }),
    (cause: unknown) => {
      throw new Fault("auth.provider.down", { detail: `no answer from ${hostOf(url)}`, cause });
    },
  );
  if (answer.status >= 500 || answer.status === 429)
    throw new Fault("auth.provider.down", { detail: `${hostOf(url)} answered ${answer.status}` });
  const body = objectOf(answer.text);
  if (answer.ok && body === undefined)
    throw new Fault("auth.provider.down", { detail: `${hostOf(url)} answered what is not JSON` });
  return { ok: answer.ok, body: body ?? {} };
}

/** Throws `auth.login.refused` unless the condition holds. */
export function demand(condition: unknown, detail: string): asserts condition {
  if (!condition) throw new Fault("auth.login.refused", { detail });
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** A picture address that may be shown: https, or http on this machine; empty otherwise. */
export function pictureOf(value: unknown): string {
  const address = textOf(value);
  if (address.length > 2000 || !URL.canParse(address)) return "";
  const { protocol, hostname } = new URL(address);
  const loopback = hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
  return protocol === "https:" || (protocol === "http:" && loopback) ? address : "";
}

/** The address alone: queries hold tokens, and this goes to the log. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : "an unreadable address";
}

function objectOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}
