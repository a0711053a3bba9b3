import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { findAnswer, nameRequest, storeAnswer } from "./remember-answer.ts";
import { rememberedAnswers } from "./tables.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const named = (key: string) => nameRequest("ana", key, "POST /stories", { body: { title: "Pip" } });

test("a person's answers are forgotten after two days, others' are not", async () => {
  await storeAnswer(db.database, named("old"), { status: 201, answer: { id: "1" } });
  await storeAnswer(db.database, { ...named("old"), userId: "ben" }, { status: 201, answer: { id: "2" } });
  await db.database.update(rememberedAnswers).set({ createdAt: sql`now() - interval '3 days'` });
  await storeAnswer(db.database, named("new"), { status: 201, answer: { id: "3" } });
  expect(await findAnswer(db.database, named("old"))).toBeUndefined();
  expect(await findAnswer(db.database, named("new"))).toEqual({ status: 201, answer: { id: "3" } });
  expect(await findAnswer(db.database, { ...named("old"), userId: "ben" })).toEqual({
    status: 201,
    answer: { id: "2" },
  });
});

test("what is undone was never remembered", async () => {
  const undone = db.database.transaction(async (tx) => {
    await storeAnswer(tx, named("undone"), { status: 201, answer: {} });
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  expect(await findAnswer(db.database, named("undone"))).toBeUndefined();
});
