import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { isDatabaseDown } from "./is-database-down.ts";
import { isUniqueViolation } from "./is-unique-violation.ts";
import { openDatabase } from "./open-database.ts";

const MIGRATIONS = fileURLToPath(new URL("../../../migrations", import.meta.url));
const things = pgTable("things", { id: integer("id").primaryKey() });

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.database.execute(sql`create table things (id int primary key)`);
});
afterAll(() => db.close());

test("processes that migrate an empty database at once take turns", async () => {
  const name = `empty_${randomBytes(4).toString("hex")}`;
  const server = new pg.Client(inject("postgresUrl"));
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  const opened = await Promise.all(
    [1, 2, 3, 4].map(() => openDatabase({ url: url.href, migrationsFolder: MIGRATIONS })),
  );
  const tables = await opened[0]?.database.execute(sql`select to_regclass('jobs') as jobs`);
  const applied = await opened[0]?.database.execute(
    sql`select count(*)::int - count(distinct hash)::int as twice from drizzle.__drizzle_migrations`,
  );
  expect(tables?.rows).toEqual([{ jobs: "jobs" }]);
  expect(applied?.rows).toEqual([{ twice: 0 }]);
  await Promise.all(opened.map(({ close }) => close()));
  await server.query(`drop database ${name}`);
  await server.end();
});

test("a lost connection is replaced, and whoever had it is told that the database was away", async () => {
  const lost: Error[] = [];
  const opened = await openDatabase({
    url: db.url,
    connections: 1,
    onConnectionLost: (error) => void lost.push(error),
  });
  const cut = await opened.database
    .execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    .catch((e: unknown) => e);
  expect(isDatabaseDown(cut)).toBe(true);
  await opened.ping();
  await opened.close();
});

test("a server that is not there is away", async () => {
  const url = "postgres://nobody:x@127.0.0.1:1/none";
  const opened = await openDatabase({ url });
  expect(isDatabaseDown(await opened.ping().catch((error: unknown) => error))).toBe(true);
  const query = await opened.database
    .select()
    .from(things)
    .catch((error: unknown) => error);
  expect(isDatabaseDown(query)).toBe(true);
  await opened.close();
});

test("a broken rule is a broken rule, and no database that is away", async () => {
  const twice = db.database.insert(things).values([{ id: 1 }, { id: 1 }]);
  const error = await twice.catch((e: unknown) => e);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, "things_pkey")).toBe(true);
  expect(isUniqueViolation(error, "another_rule")).toBe(false);
  expect(isDatabaseDown(error)).toBe(false);
});
