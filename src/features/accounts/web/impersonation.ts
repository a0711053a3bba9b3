import type { accountsContract } from "#features/accounts/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";
import { readImpersonation } from "./read-impersonation.ts";

const call = apiOf<typeof accountsContract>();

/**
 * Takes an administrator's one-time token out of the address (S2.8). Called before anything else reads the address or asks for
 * anything, so that nothing that is fetched later can tell where the page was opened.
 */
export function takeImpersonationFromAddress(): string | undefined {
  const { search, pathname, hash } = window.location;
  const found = readImpersonation(search);
  if (found === null) return undefined;
  window.history.replaceState(window.history.state, "", `${pathname}${found.search}${hash}`);
  return found.token;
}

/**
 * Begins to act in somebody's name, for this tab alone; who that is, is asked for then, as after every change of the token. False when
 * it was refused: then whoever was signed in here is no more.
 */
export async function beginImpersonation(token: string): Promise<boolean> {
  try {
    const answer = await call("POST /auth/impersonation", undefined, { token });
    session.begin(answer.token, "tab");
    return true;
  } catch (cause) {
    console.error("The impersonation could not begin", cause);
    session.end();
    return false;
  }
}
