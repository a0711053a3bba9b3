import { redirectUriOf } from "#features/accounts/redirect-uri.ts";
import { paths } from "#web/paths.ts";
import { settings } from "#web/settings/run-time-settings.ts";
import { facebookAddress, googleAddress, xAddress } from "./authorize-address.ts";
import { challengeOf } from "./challenge-of.ts";
import { flags } from "./browser-flags.ts";
import { PROVIDERS, type Provider } from "./flags.ts";
import { randomText } from "./random-text.ts";

const STATE_LENGTH = 32;
const VERIFIER_LENGTH = 128;

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

type Place = Pick<Location, "pathname" | "search" | "hash">;

/** The path to come back to after a login that starts here: not the login screen itself. */
export function pathToReturnTo({ pathname, search, hash }: Place): string {
  return pathname === paths.login ? paths.home : `${pathname}${search}${hash}`;
}
