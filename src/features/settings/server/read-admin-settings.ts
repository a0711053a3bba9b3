import type { SettingsNow } from "#features/settings/admin-settings.ts";
import type { FreeLimits } from "#features/settings/settings.ts";
import type { Queries } from "#server/database/database.ts";
import { readFreeLimit } from "./read-free-limit.ts";
import { readSettings } from "./read-settings.ts";

/** All that an administrator sets, as it is now; `first` is what the environment says of free accounts. */
export async function readAdminSettings(queries: Queries, first: FreeLimits): Promise<SettingsNow> {
  return {
    ...(await readSettings(queries)),
    freeStoryWait: await readFreeLimit(queries, "freeStoryWait", first.freeStoryWait),
    freeImageEdits: await readFreeLimit(queries, "freeImageEdits", first.freeImageEdits),
  };
}
