import type { accountsContract } from "#features/accounts/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { paths } from "#web/paths.ts";
import { session } from "#web/session/browser-session.ts";

const call = apiOf<typeof accountsContract>();

/**
 * Takes the pass to the portal out of the address (S2.21), before anything else reads the address or asks for anything; undefined
 * elsewhere, and when there is none.
 */
export function takePassFromAddress(): string | undefined {
  const url = new URL(window.location.href);
  const pass = url.searchParams.get("token");
  if (pass === null || url.pathname !== paths.admin) return undefined;
  url.searchParams.delete("token");
  window.history.replaceState(window.history.state, "", url);
  return pass;
}

/** Signs in with a pass, for this tab alone. False when it was refused: then whoever was signed in here still is. */
export async function enterPortal(pass: string): Promise<boolean> {
  try {
    const { token } = await call("POST /auth/portal", undefined, { token: pass });
    session.begin(token, "tab");
    return true;
  } catch (cause) {
    console.error("The portal could not be entered", cause);
    return false;
  }
}
