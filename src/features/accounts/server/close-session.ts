import type { Queries } from "#server/database/database.ts";
import { deleteFamily } from "./sessions/store.ts";

/** Ends a sign-in on one device: every token of it is refused from now on. */
export async function closeSession(queries: Queries, sessionId: string): Promise<void> {
  await deleteFamily(queries, sessionId);
}
