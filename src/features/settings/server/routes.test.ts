import { afterAll, beforeAll, expect, test } from "vitest";
import { settingsContract } from "#features/settings/contract.ts";
import { SHIPPED_SETTINGS } from "#features/settings/settings.ts";
import { createServer, type Server } from "#server/http/create-server.ts";
import { createLog } from "#server/log.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { settingsRoutes } from "./routes.ts";
import { settings } from "./tables.ts";

let db: TestDatabase;
let server: Server;

beforeAll(async () => {
  db = await openTestDatabase();
  server = await createServer({
    contract: settingsContract,
    handlers: settingsRoutes({ database: db.database, freeStoryWait: 600, freeImageEdits: 20 }),
    whoIs: async () => undefined,
    database: db.database,
    ping: db.ping,
    log: createLog("silent"),
    say: (key) => key,
    chooseLanguage: () => "en",
  });
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const read = async (headers: Record<string, string> = {}) =>
  server.inject({ method: "GET", url: "/api/app/settings", headers });

test("tells prices, currency and all PRO lists to anybody, as shipped until they are changed (S3.17)", async () => {
  const answer = await read();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(SHIPPED_SETTINGS);
  expect(answer.json()).toMatchObject({
    monthlySubscriptionPrice: 4.99,
    yearlySubscriptionPrice: 39.99,
    subscriptionCurrency: "EUR",
    proPages: [16, 24],
  });
});

test("answers 304 when nothing has changed, and the change when an administrator made one", async () => {
  const etag = String((await read()).headers["etag"]);
  expect((await read({ "if-none-match": etag })).statusCode).toBe(304);
  await db.database.insert(settings).values({
    changes: { monthlySubscriptionPrice: 5.5, proPages: [24], proGenres: ["Opera"], unknown: 1 },
  });
  const changed = await read({ "if-none-match": etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toEqual({ ...SHIPPED_SETTINGS, monthlySubscriptionPrice: 5.5, proPages: [24] });
});

test("holds one row at most", async () => {
  await expect(db.database.insert(settings).values({ changes: {} })).rejects.toThrow();
  await expect(db.database.insert(settings).values({ only: false, changes: {} })).rejects.toThrow();
});
