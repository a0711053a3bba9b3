import { AdminSettings, type SettingsNow } from "#features/settings/admin-settings.ts";
import type { FreeLimits } from "#features/settings/settings.ts";
import type { Database } from "#server/database/database.ts";
import { readAdminSettings } from "./read-admin-settings.ts";
import { holdSettings, insertSettingsChange, writeChanges } from "./store.ts";

const FIELDS = Object.keys(AdminSettings.shape) as (keyof AdminSettings)[];

/**
 * Sets what an administrator may set, in effect at once, and writes down who changed which fields from what to what. What is not
 * changed goes on following the shipped value or the environment.
 */
export function changeSettings(
  database: Database,
  adminId: string,
  first: FreeLimits,
  wished: AdminSettings,
): Promise<SettingsNow> {
  return database.transaction(async (tx) => {
    const kept = await holdSettings(tx);
    const before = await readAdminSettings(tx, first);
    const changed = FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(wished[field]));
    if (changed.length === 0) return before;
    const pick = (from: SettingsNow) => Object.fromEntries(changed.map((field) => [field, from[field]]));
    await writeChanges(tx, { ...kept, ...pick(wished) });
    await insertSettingsChange(tx, { adminId, before: pick(before), after: pick(wished) });
    return wished;
  });
}
