import type { accountsContract } from "#features/accounts/contract.ts";
import { redirectUriOf } from "#features/accounts/redirect-uri.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";
import { flags } from "./browser-flags.ts";
import type { Answer } from "./read-return.ts";

const call = apiOf<typeof accountsContract>();

/** How a sign-in that came back has ended. */
export type Outcome = "signed-in" | "failed";

/** Redeems a provider's answer, which can be done only once. */
export async function finishSignIn(back: Answer): Promise<Outcome> {
  try {
    const token = await exchange(back);
    // The login screen must not go home by itself before the return path is followed.
    flags.setNavigating(true);
    session.begin(token);
    return "signed-in";
  } catch (cause) {
    console.error("Login failed", cause);
    flags.takeReturnPath();
    return "failed";
  }
}

async function exchange(back: Answer): Promise<string> {
  // As the provider's page was told it: the same words, or the code is refused.
  const redirectUri = redirectUriOf(window.location.origin);
  switch (back.kind) {
    case "google":
      return (await call("POST /auth/google", {}, { token: back.accessToken })).token;
    case "facebook":
      return (await call("POST /auth/facebook", { body: { type: "code", redirectUri } }, { token: back.code })).token;
    case "facebook-token":
      return (await call("POST /auth/facebook", { body: { type: "token" } }, { token: back.accessToken })).token;
    case "x": {
      const { code, codeVerifier } = back;
      return (await call("POST /auth/x", { body: { code, codeVerifier, redirectUri } }, { token: null })).token;
    }
    case "failed":
      throw new Error(back.reason);
    case "none":
      throw new Error("no answer of a provider");
  }
}
