import type { accountsContract } from "#features/accounts/contract.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof accountsContract>();

/**
 * Opens the admin site in a new tab, with a pass in its query that is good for once. The tab is opened in the tap itself, since
 * browsers hold back one that opens after an answer. Throws when there is no pass to be had.
 */
export async function openPortal(adminUrl: string): Promise<void> {
  const tab = window.open("about:blank", "_blank");
  try {
    const { token } = await call("POST /admin/passes");
    const url = new URL(adminUrl);
    url.searchParams.set("token", token);
    if (tab === null) return window.location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  } catch (cause) {
    tab?.close();
    throw cause;
  }
}
