import { AppSettings, SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import { settings } from "./tables.ts";
import type { Queries } from "#server/database/database.ts";

/**
 * Prices and PRO lists as they are now: the shipped ones, with what an administrator has changed (S3.17). A change that
 * no longer fits its field (a choice that is gone) counts for nothing.
 */
export async function readSettings(database: Queries): Promise<AppSettings> {
  const [row] = await database.select({ changes: settings.changes }).from(settings).limit(1);
  return { ...SHIPPED_SETTINGS, ...fittingChanges(row?.changes ?? {}) };
}

function fittingChanges(changes: Readonly<Record<string, unknown>>): Partial<AppSettings> {
  const fitting: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(AppSettings.shape)) {
    if (!(field in changes)) continue;
    const read = schema.safeParse(changes[field]);
    if (read.success) fitting[field] = read.data;
  }
  return fitting as Partial<AppSettings>;
}
