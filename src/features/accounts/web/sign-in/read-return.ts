import type { Expected } from "./flags.ts";

/** What a provider's answer, in the address, amounts to. */
export type Return =
  /** The address holds no answer, or nobody here has asked. */
  | { readonly kind: "none" }
  /** Refused, forged or cut short: nothing is redeemed. */
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "google"; readonly accessToken: string }
  | { readonly kind: "facebook"; readonly code: string }
  | { readonly kind: "x"; readonly code: string; readonly codeVerifier: string };

/** A Facebook code is longer than this; anything shorter is not one (S4.26). */
const LONGEST_FALSE_CODE = 20;
const ANSWER_FIELDS = ["code", "error", "access_token"];

/** Reads the address that a provider sent the browser back to (S2.6, S4.25–S4.27). */
export function readReturn(search: string, hash: string, expected: Expected): Return {
  const answer = new URLSearchParams(`${search.replace(/^\?/, "")}&${hash.replace(/^#/, "")}`);
  const { provider } = expected;
  if (provider === null || !ANSWER_FIELDS.some((field) => answer.has(field))) return { kind: "none" };

  const refusal = answer.get("error");
  if (refusal !== null) return failed(refusal);
  const state = answer.get("state");
  if (state === null || !expected.knows(state)) return failed("the state is not one that was sent");

  if (provider === "google") {
    const accessToken = answer.get("access_token");
    return accessToken ? { kind: "google", accessToken } : failed("no access token");
  }
  const code = answer.get("code") ?? "";
  if (provider === "facebook") {
    return code.length > LONGEST_FALSE_CODE ? { kind: "facebook", code } : failed("the code is too short");
  }
  const codeVerifier = expected.verifierOf(state);
  if (code === "" || codeVerifier === undefined) return failed("no code, or no verifier for it");
  return { kind: "x", code, codeVerifier };
}

function failed(reason: string): Return {
  return { kind: "failed", reason };
}
