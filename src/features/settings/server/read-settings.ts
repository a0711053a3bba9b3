import { AppSettings, SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import type { Queries } from "#server/database/database.ts";
import { readChanges } from "./read-changes.ts";

/** Prices and PRO lists as they are now: the shipped ones, with what an administrator has changed (S3.17). */
export async function readSettings(queries: Queries): Promise<AppSettings> {
  return { ...SHIPPED_SETTINGS, ...(await readChanges<AppSettings>(queries, AppSettings.shape)) };
}
