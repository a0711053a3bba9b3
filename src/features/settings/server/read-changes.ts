import type * as z from "zod/mini";
import type { Queries } from "#server/database/database.ts";
import { settings } from "./tables.ts";

/**
 * What an administrator has changed of these fields. A change that no longer fits its field (a choice that is gone) counts
 * for nothing.
 */
export async function readChanges<T extends object>(
  queries: Queries,
  fields: { readonly [K in keyof T]: z.ZodMiniType<T[K]> },
): Promise<Partial<T>> {
  const [row] = await queries.select({ changes: settings.changes }).from(settings).limit(1);
  const changes = row?.changes ?? {};
  const fitting: Partial<T> = {};
  for (const field of Object.keys(fields) as (keyof T & string)[]) {
    if (!(field in changes)) continue;
    const read = fields[field].safeParse(changes[field]);
    if (read.success) fitting[field] = read.data;
  }
  return fitting;
}
