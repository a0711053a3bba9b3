import { redirectUriOf } from "#features/accounts/redirect-uri.ts";
import type { Language } from "#book/languages.ts";
import { settings } from "#web/settings/run-time-settings.ts";
import { facebookAddress, googleAddress, xAddress } from "./authorize-address.ts";
import { challengeOf } from "./challenge-of.ts";
import { flags } from "./browser-flags.ts";
import { askFacebookSdk, fetchFacebookSdk } from "./facebook-sdk.ts";
import { PROVIDERS, type Provider } from "./flags.ts";
import { randomText } from "./random-text.ts";
import { beginSignInProgress } from "./sign-in-progress.ts";

const STATE_LENGTH = 32;
const VERIFIER_LENGTH = 128;

/** The sign-ins that the server offers (S1.1). */
export const offeredProviders: readonly Provider[] = PROVIDERS.filter((name) => settings.identity[name] !== undefined);

/** Somebody's pointer or focus is on a provider's button: fetches what its sign-in will use. */
export function prepareSignIn(provider: Provider, language: Language): void {
  if (provider === "facebook") fetchFacebookSdk(settings.identity.facebook, language);
}

/**
 * Leaves for the provider's page; the sign-in goes on in `finishSignIn` when the browser comes back. Facebook is asked in a
 * window of its SDK where that is there, and then nothing is left.
 */
export async function startSignIn(provider: Provider, returnPath: string): Promise<"leaving" | "answered"> {
  const { google, facebook, x } = settings.identity;
  const going = { state: randomText(STATE_LENGTH), redirect: redirectUriOf(window.location.origin) };
  flags.keepReturnPath(returnPath);
  if (provider === "google" && google) {
    flags.begin(provider, going.state);
    window.location.assign(googleAddress(google, going));
  } else if (provider === "facebook" && facebook) {
    const asked = askFacebookSdk();
    if (asked !== undefined) {
      beginSignInProgress(answerOfSdk(await asked));
      return "answered";
    }
    flags.begin(provider, going.state);
    window.location.assign(facebookAddress(facebook, going));
  } else if (provider === "x" && x) {
    const verifier = randomText(VERIFIER_LENGTH);
    const challenge = await challengeOf(verifier);
    flags.begin(provider, going.state, verifier);
    window.location.assign(xAddress(x, going, challenge));
  }
  return "leaving";
}

const answerOfSdk = (accessToken: string | null) =>
  accessToken === null
    ? ({ kind: "failed", reason: "the window was closed", state: null } as const)
    : ({ kind: "facebook-token", accessToken } as const);
