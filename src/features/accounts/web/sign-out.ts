import type { accountsContract } from "#features/accounts/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { session } from "#web/session/browser-session.ts";

const call = apiOf<typeof accountsContract>();

/** Ends the session here at once, and on the server if it can be reached. */
export function signOut(): void {
  const token = session.token();
  session.end();
  if (token === null) return;
  call("POST /auth/logout", undefined, { token }).catch((cause: unknown) => {
    console.warn("The session could not be ended on the server", cause);
  });
}
