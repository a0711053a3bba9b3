import type { Expected } from "./flags.ts";

/** What a provider's answer, in the address, amounts to. */
export type Return =
  /** The address holds no answer. */
  | { readonly kind: "none" }
  /** An answer that nothing is redeemed for: refused, forged, cut short, or to a question that nobody here has asked. */
  | { readonly kind: "failed"; readonly reason: string; readonly state: string | null }
  | { readonly kind: "google"; readonly accessToken: string; readonly state: string }
  | { readonly kind: "facebook"; readonly code: string; readonly state: string }
  | { readonly kind: "x"; readonly code: string; readonly codeVerifier: string; readonly state: string };

/** A provider's answer: in the address, or from the window of Facebook's SDK. */
export type Answer = Return | { readonly kind: "facebook-token"; readonly accessToken: string };

/** A Facebook code is longer than this; anything shorter is not one (S4.26). */
const LONGEST_FALSE_CODE = 20;
/** Any of these makes an address a provider's answer. */
const ANSWER_FIELDS = ["code", "state", "access_token", "error"];
/** What the three providers put beside them. */
const OTHER_FIELDS = [
  "authuser",
  "data_access_expiration_time",
  "denied_scopes",
  "error_code",
  "error_description",
  "error_reason",
  "error_uri",
  "expires_in",
  "granted_scopes",
  "hd",
  "id_token",
  "long_lived_token",
  "prompt",
  "scope",
  "token_type",
];

const answerIn = (part: string) => {
  const fields = new URLSearchParams(part.replace(/^[?#]/, ""));
  return ANSWER_FIELDS.some((field) => fields.has(field)) ? fields : undefined;
};

/** Reads the address that a provider sent the browser back to (S2.6, S4.25–S4.27). */
export function readReturn(search: string, hash: string, expected: Expected): Return {
  const answer = new URLSearchParams([...(answerIn(search) ?? []), ...(answerIn(hash) ?? [])]);
  if (answer.size === 0) return { kind: "none" };

  const state = answer.get("state");
  const codeVerifier = expected.verifierOf(state);
  // A sign-in with X may come back in another tab than the one that it was begun in.
  const provider = codeVerifier === undefined ? expected.provider : "x";
  const failed = (reason: string): Return => ({ kind: "failed", reason, state });
  if (provider === null) return failed("no sign-in was begun here");
  const refusal = answer.get("error");
  if (refusal !== null) return failed(refusal);
  if (state === null || state === "" || (provider !== "x" && state !== expected.state))
    return failed("the state is not one that was sent");

  const code = answer.get("code") ?? "";
  if (provider === "google") {
    const accessToken = answer.get("access_token");
    return accessToken ? { kind: "google", accessToken, state } : failed("no access token");
  }
  if (provider === "facebook")
    return code.length > LONGEST_FALSE_CODE ? { kind: "facebook", code, state } : failed("the code is too short");
  if (code === "" || codeVerifier === undefined) return failed("no code, or no verifier for it");
  return { kind: "x", code, codeVerifier, state };
}

/** The address without anything that a provider has put into it; what else stands there stays. */
export function withoutAnswer({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): string {
  const query = new URLSearchParams(search);
  for (const field of [...ANSWER_FIELDS, ...OTHER_FIELDS]) query.delete(field);
  const kept = query.size === 0 ? "" : `?${query}`;
  // `_=_` is what Facebook ends its addresses with.
  return `${pathname}${kept}${answerIn(hash) || hash === "#_=_" ? "" : hash}`;
}
