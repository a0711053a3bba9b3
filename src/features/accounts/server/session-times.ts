import { sql } from "drizzle-orm";
import { sessions } from "./tables.ts";

/** A session ends after 30 days without use, and 180 days after signing in whatever the use. */
const IDLE = sql`interval '30 days'`;
const LONGEST = sql`interval '180 days'`;

/** For so long a token that was just renewed is still good: two tabs may renew at once. */
const GRACE = sql`interval '30 seconds'`;

/** A use is written down at most this often. */
const WRITTEN_EVERY = sql`interval '1 hour'`;

/** When a session used now ends, given when it began. All times are the database's, which every process shares. */
export const endOfSession = sql<Date>`least(now() + ${IDLE}, ${sessions.createdAt} + ${LONGEST})`;

export const endOfNewSession = sql<Date>`now() + ${IDLE}`;

export const isAlive = sql<boolean>`${sessions.expiresAt} > now()`;

/** Not renewed, or only just. */
export const isCurrent = sql<boolean>`(${sessions.rotatedAt} is null or ${sessions.rotatedAt} > now() - ${GRACE})`;

/** Used, and not noted for an hour, and there is time to add. */
export const isWorthProlonging = sql<boolean>`(${sessions.rotatedAt} is null and ${endOfSession} > ${sessions.expiresAt} + ${WRITTEN_EVERY})`;
