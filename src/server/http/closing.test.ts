import { once } from "node:events";
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const contract = {
  "GET /slow": { summary: "Takes its time", access: "public", answer: z.object({ done: z.boolean() }) },
  "GET /watch": { summary: "Sees the caller go", access: "public", answer: z.object({ done: z.boolean() }) },
} as const satisfies Contract;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test("answers what has come before it closes", async () => {
  let begun = false;
  let finish = () => {};
  const server = await startTestServer(db, contract, {
    "GET /slow": () =>
      new Promise((resolve) => {
        begun = true;
        finish = () => resolve({ done: true });
      }),
    "GET /watch": async () => ({ done: true }),
  });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const answer = fetch(`${origin}/api/slow`);
  while (!begun) await sleep(5);
  const closed = server.close();
  finish();
  expect(await (await answer).json()).toEqual({ done: true });
  await closed;
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
});

test("a handler is told when its caller has gone", async () => {
  let signal: AbortSignal | undefined;
  const server = await startTestServer(db, contract, {
    "GET /slow": async () => ({ done: true }),
    "GET /watch": async (_, context) => {
      signal = context.signal;
      await once(signal, "abort");
      return { done: true };
    },
  });
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  const request = http.get(`${origin}/api/watch`);
  request.on("error", () => {});
  while (signal === undefined) await sleep(5);
  request.destroy();
  while (!signal.aborted) await sleep(5);
  expect(signal.aborted).toBe(true);
  await server.close();
});

test("a database that is away is a 503, and is used again when it is back", async () => {
  let away = true;
  const server = await startTestServer(db, contract, {
    "GET /slow": async () => {
      if (away) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      return { done: true };
    },
    "GET /watch": async () => ({ done: true }),
  });
  const refused = await server.inject("/api/slow");
  expect([refused.statusCode, refused.json().code]).toEqual([503, "service.unavailable"]);
  expect(refused.headers["retry-after"]).toBe("5");
  away = false;
  expect((await server.inject("/api/slow")).statusCode).toBe(200);
  await server.close();
});
