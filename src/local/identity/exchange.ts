import type { Language } from "#book/languages.ts";

/** One request to the local identity server, read. */
export interface Ask {
  readonly method: string;
  /** Below the base path: `/google/tokeninfo`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The form that was posted; empty otherwise. */
  readonly form: URLSearchParams;
  readonly authorization: string | undefined;
  readonly language: Language;
  /** Where the caller reached this server, base path included: `http://localhost:3000/local/identity`. */
  readonly address: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

export function json(status: number, body: unknown): Reply {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    body: JSON.stringify(body),
  };
}

/** 303, so that the browser follows a posted form with a GET. */
export function redirect(to: string): Reply {
  return { status: 303, headers: { location: to, "cache-control": "no-store" }, body: "" };
}

/** The token of an `authorization: Bearer …` header. */
export function bearerOf(ask: Ask): string | undefined {
  return /^Bearer (.+)$/i.exec(ask.authorization ?? "")?.[1];
}

/** A value of the query or, failing that, of the posted form; empty when neither has it. */
export function valueOf(ask: Ask, name: string): string {
  return ask.query.get(name) ?? ask.form.get(name) ?? "";
}

/** An address with more query values, those it already has kept. */
export function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

/** An address with its fragment made of values, as implicit flows answer. */
export function withFragment(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
