import type { Contract } from "#contract/endpoint.ts";
import { session } from "../session/browser-session.ts";
import type { Call } from "./call-types.ts";
import { makeCaller } from "./make-caller.ts";
import { settings } from "../settings/run-time-settings.ts";

const caller = makeCaller({
  fetch: (...input) => fetch(...input),
  base: settings.apiUrl,
  token: () => session.token(),
  language: () => document.documentElement.lang,
  onUnauthorized: (token) => session.endIfCurrent(token),
});

// Before anybody else hears of a new session, so that no late answer reaches its screens.
session.onTokenChange(() => caller.reset());

/** The API as the contract of a feature describes it: `const call = apiOf<typeof storiesContract>()` (a type import). */
export function apiOf<C extends Contract>(): Call<C> {
  return caller.call as Call<C>;
}
