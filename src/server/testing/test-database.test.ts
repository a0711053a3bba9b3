import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestDatabase } from "./test-database.ts";

test("gives every file a database of its own", async () => {
  const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  try {
    await first.database.execute(sql`create table only_here (id int)`);
    const seen = await second.database.execute(sql`select to_regclass('only_here') as found`);
    expect(seen.rows).toEqual([{ found: null }]);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});
