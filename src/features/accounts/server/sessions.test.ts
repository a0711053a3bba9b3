import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashToken } from "#server/secrets/hash-token.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { openSession } from "./open-session.ts";
import { sessions, users } from "./tables.ts";
import { openAccountsServer } from "./testing/open-accounts-server.ts";

let db: TestDatabase;
let api: Awaited<ReturnType<typeof openAccountsServer>>;
let userId: string;
let token: string;

beforeAll(async () => {
  db = await openTestDatabase();
  api = await openAccountsServer(db, {});
});
afterAll(async () => {
  await api.close();
  await db.close();
});
beforeEach(async () => {
  const [user] = await db.database.insert(users).values({ name: "Ana" }).returning();
  userId = user?.id ?? "";
  token = await openSession(db.database, userId);
});

const refresh = async (bearer: string) => {
  const answer = await api.post("/auth/refresh", { bearer });
  return { status: answer.status, token: String(answer.body?.["token"]) };
};
const statusOf = async (bearer: string) => (await api.get("/user/info", { bearer })).status;
const setRow = (bearer: string, changes: Record<string, ReturnType<typeof sql>>) =>
  db.database
    .update(sessions)
    .set(changes)
    .where(eq(sessions.tokenHash, hashToken(bearer)));
const rowOf = async (bearer: string) =>
  (
    await db.database
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(bearer)))
  )[0];

test("gives a new token for the current one, and says so when there is none (S7.19)", async () => {
  const renewed = await refresh(token);
  expect(renewed.status).toBe(200);
  expect(renewed.token).not.toBe(token);
  expect(await statusOf(renewed.token)).toBe(200);
  const none = await api.post("/auth/refresh");
  expect(none).toMatchObject({ status: 401, body: { code: "auth.token.missing", message: "No token to refresh" } });
  expect((await api.post("/auth/refresh", { language: "ro" })).body).toMatchObject({
    message: "Nu există nicio sesiune de reînnoit",
  });
});

test("lets two tabs renew the same token within 30 seconds", async () => {
  const [one, two] = await Promise.all([refresh(token), refresh(token)]);
  expect(await Promise.all([token, one.token, two.token].map(statusOf))).toEqual([200, 200, 200]);
});

test("refuses a renewed token after 30 seconds, and ends the whole sign-in when it is renewed again", async () => {
  const other = await openSession(db.database, userId);
  const renewed = await refresh(token);
  await setRow(token, { rotatedAt: sql`now() - interval '31 seconds'` });
  expect(await statusOf(token)).toBe(401);
  expect(await statusOf(renewed.token)).toBe(200);
  expect((await refresh(token)).status).toBe(401);
  expect(await statusOf(renewed.token)).toBe(401);
  expect(await statusOf(other)).toBe(200);
});

test("refuses to renew a token that nobody gave, or whose time is over", async () => {
  expect((await refresh("A".repeat(43))).status).toBe(401);
  await setRow(token, { expiresAt: sql`now() - interval '1 second'` });
  expect((await refresh(token)).status).toBe(401);
  expect(await api.get("/user/info", { bearer: token })).toMatchObject({
    status: 401,
    body: { code: "auth.session.expired", message: "Your session has expired. Please sign in to continue." },
  });
});

test("moves the end of a used session, at most once an hour and never beyond 180 days", async () => {
  await setRow(token, { expiresAt: sql`now() + interval '29 days 23 hours 30 minutes'` });
  const before = await rowOf(token);
  await statusOf(token);
  expect(await rowOf(token)).toEqual(before);
  await setRow(token, { expiresAt: sql`now() + interval '20 days'` });
  await statusOf(token);
  expect(daysLeft(await rowOf(token))).toBeCloseTo(30, 1);
  await setRow(token, {
    createdAt: sql`now() - interval '170 days'`,
    expiresAt: sql`now() + interval '1 day'`,
  });
  await statusOf(token);
  expect(daysLeft(await rowOf(token))).toBeCloseTo(10, 1);
  const renewed = await refresh(token);
  expect(daysLeft(await rowOf(renewed.token))).toBeCloseTo(10, 1);
});

function daysLeft(row: { expiresAt: Date } | undefined): number {
  return ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
}

test("ends every token of a sign-in at logout, and no other sign-in", async () => {
  const other = await openSession(db.database, userId);
  const renewed = await refresh(token);
  expect((await api.post("/auth/logout", { bearer: renewed.token })).status).toBe(204);
  expect(await Promise.all([token, renewed.token, other].map(statusOf))).toEqual([401, 401, 200]);
  expect((await api.post("/auth/logout")).status).toBe(401);
});

test("clears ended sessions away when the person signs in again", async () => {
  await setRow(token, { expiresAt: sql`now() - interval '1 day'` });
  await openSession(db.database, userId);
  expect(await rowOf(token)).toBeUndefined();
});
