import type { accountsContract } from "#features/accounts/contract.ts";
import { apiOf } from "#web/call/api.ts";
import { openTab } from "#web/open-tab.ts";

const call = apiOf<typeof accountsContract>();

/** Opens the admin site in a new tab, with a pass in its query that is good for once. Throws when there is none to be had. */
export function openPortal(adminUrl: string): Promise<void> {
  return openTab(async () => {
    const { token } = await call("POST /admin/passes");
    const url = new URL(adminUrl);
    url.searchParams.set("token", token);
    return url;
  });
}
