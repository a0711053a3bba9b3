import type { SettingsChange } from "#features/settings/admin-settings.ts";
import type { Queries } from "#server/database/database.ts";
import { selectSettingsChanges } from "./store.ts";

/** As many as a person reads at once. */
const NEWEST = 50;

/** The newest changes of the settings: who changed which fields. */
export async function listSettingsChanges(queries: Queries): Promise<SettingsChange[]> {
  const rows = await selectSettingsChanges(queries, NEWEST);
  return rows.map(({ id, at, by, after }) => ({ id, at: at.toISOString(), by, fields: Object.keys(after) }));
}
