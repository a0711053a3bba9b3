import type { NodePgDatabase, NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

/** The pool with Drizzle on it; tables are handed to each query, so that this knows no feature's tables. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/** An open transaction; everything done with it is kept or undone together. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** What a store takes when it does not matter whether it runs within a transaction. */
export type Queries = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
