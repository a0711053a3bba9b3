import { eq } from "drizzle-orm";
import type { Queries } from "#server/database/database.ts";
import { sessions } from "./tables.ts";

/** Ends a sign-in on one device: every token of it is refused from now on. */
export async function closeSession(database: Queries, sessionId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.family, sessionId));
}
