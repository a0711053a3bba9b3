import pg from "pg";
import type { Product } from "./start-product.ts";

/** One statement on the database of a running product, for what only time or many people would bring about. */
export async function queryDatabase(product: Product, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: await product.databaseUrl() });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Sets columns of a person's membership. */
export function setMembership(product: Product, name: string, columns: string): Promise<void> {
  return queryDatabase(
    product,
    `update memberships set ${columns} where user_id = (select id from users where email = $1)`,
    [`${name.toLowerCase()}@example.com`],
  );
}
