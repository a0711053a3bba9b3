import type { accountsContract } from "#features/accounts/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";
import { flags } from "./browser-flags.ts";
import { readReturn, type Return } from "./read-return.ts";

const call = apiOf<typeof accountsContract>();

/** How a sign-in that came back has ended. */
export type Outcome = "signed-in" | "failed";

/**
 * Takes the provider's answer out of the address and redeems it: once, however often screens mount, since a code can be
 * redeemed only once. Called before anything is rendered. Null when there is no answer in the address.
 */
export function finishSignIn(): Promise<Outcome> | null {
  const { search, hash, pathname } = window.location;
  const back = readReturn(search, hash, flags.expected());
  if (back.kind === "none") return null;
  window.history.replaceState(null, "", pathname);
  flags.clear();
  return redeem(back);
}

async function redeem(back: Return): Promise<Outcome> {
  try {
    const token = await exchange(back);
    // The login screen must not go home by itself before the return path is followed.
    flags.setNavigating(true);
    session.begin(token);
    return "signed-in";
  } catch (cause) {
    console.error("Login failed", cause);
    return "failed";
  }
}

async function exchange(back: Return): Promise<string> {
  switch (back.kind) {
    case "google":
      return (await call("POST /auth/google", {}, { token: back.accessToken })).token;
    case "facebook":
      return (await call("POST /auth/facebook", { body: { type: "code" } }, { token: back.code })).token;
    case "x": {
      const { code, codeVerifier } = back;
      return (await call("POST /auth/x", { body: { code, codeVerifier } }, { token: null })).token;
    }
    case "failed":
      throw new Error(back.reason);
    case "none":
      throw new Error("no answer of a provider");
  }
}
