import type { accountsContract } from "#features/accounts/contract.ts";
import { redirectUriOf } from "#features/accounts/redirect-uri.ts";
import { apiOf } from "#web/call/api.ts";
import { paths } from "#web/paths.ts";
import { localStore, session, tabStore } from "#web/session/browser-session.ts";
import { settings } from "#web/settings/run-time-settings.ts";
import { facebookAddress, googleAddress, xAddress } from "./authorize-address.ts";
import { challengeOf } from "./challenge-of.ts";
import { PROVIDERS, signInFlags, type Provider } from "./flags.ts";
import { randomText } from "./random-text.ts";
import { readReturn, type Return } from "./read-return.ts";

const STATE_LENGTH = 32;
const VERIFIER_LENGTH = 128;

const call = apiOf<typeof accountsContract>();

export const flags = signInFlags(tabStore, localStore);

/** The sign-ins that the server offers (S1.1). */
export const offeredProviders: readonly Provider[] = PROVIDERS.filter((name) => settings.identity[name] !== undefined);

/** Leaves for the provider's page; the sign-in goes on in `finishSignIn` when the browser comes back. */
export async function startSignIn(provider: Provider, returnPath: string): Promise<void> {
  const { google, facebook, x } = settings.identity;
  const going = { state: randomText(STATE_LENGTH), redirect: redirectUriOf(window.location.origin) };
  flags.keepReturnPath(returnPath);
  if (provider === "google" && google) {
    flags.begin(provider, going.state);
    window.location.assign(googleAddress(google, going));
  } else if (provider === "facebook" && facebook) {
    flags.begin(provider, going.state);
    window.location.assign(facebookAddress(facebook, going));
  } else if (provider === "x" && x) {
    const verifier = randomText(VERIFIER_LENGTH);
    const challenge = await challengeOf(verifier);
    flags.begin(provider, going.state, verifier);
    window.location.assign(xAddress(x, going, challenge));
  }
}

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

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** The path to come back to after a login that starts here: not the login screen itself. */
export function pathToReturnTo({ pathname, search, hash }: Place): string {
  return pathname === paths.login ? paths.home : `${pathname}${search}${hash}`;
}

/** Tells listeners outside React that a login has moved the browser (S4.28). */
export function announceLocation({ pathname, search, hash }: Place): void {
  const path = `${pathname}${search}${hash}`;
  window.dispatchEvent(new CustomEvent("locationchange", { detail: { path, pathname, search } }));
}
