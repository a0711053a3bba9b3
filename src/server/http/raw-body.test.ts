import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { Server } from "./create-server.ts";
import type { Handlers } from "./handler.ts";

const told = z.object({ bytes: z.array(z.number()), signature: z.nullable(z.string()) });
const contract = {
  "POST /messages": {
    summary: "A signed message",
    access: "public",
    body: "raw",
    answer: told,
    errors: ["order.unpaid"],
  },
  "POST /letters": { summary: "JSON as ever", access: "public", body: z.object({ a: z.number() }), answer: z.number() },
} as const satisfies Contract;

const handlers: Handlers<typeof contract> = {
  "POST /messages": async ({ body }, { header }) => ({ bytes: [...body], signature: header("X-Signature") ?? null }),
  "POST /letters": async ({ body }) => body.a,
};

let db: TestDatabase;
let server: Server;
beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer(db, contract, handlers);
});
afterAll(async () => {
  await server.close();
  await db.close();
});

const post = (url: string, payload: Buffer | string, headers: Record<string, string> = {}) =>
  server.inject({ method: "POST", url: `/api${url}`, payload, headers });

test("a raw body is handed over byte by byte, whatever it is called, with the headers that sign it", async () => {
  const bytes = [0x7b, 0x20, 0x22, 0xff, 0x00, 0x0d, 0x0a];
  for (const type of ["application/json", "application/octet-stream", "text/plain; charset=utf-8"]) {
    const answer = await post("/messages", Buffer.from(bytes), { "content-type": type, "x-signature": "t=1" });
    expect([answer.statusCode, answer.json()]).toEqual([200, { bytes, signature: "t=1" }]);
  }
  expect((await post("/messages", "")).json()).toEqual({ bytes: [], signature: null });
});

test("a raw body that is too large is refused, and JSON beside it is read as ever", async () => {
  expect((await post("/messages", Buffer.alloc(70_000))).statusCode).toBe(413);
  const json = { "content-type": "application/json" };
  expect((await post("/letters", '{"a":3}', json)).json()).toBe(3);
  expect((await post("/letters", "{a", json)).statusCode).toBe(400);
});

test("the description tells of the errors that a call names", async () => {
  const { paths } = (await server.inject({ method: "GET", url: "/api/openapi.json" })).json();
  expect(paths["/api/messages"].post.responses["402"].description).toBe("order.unpaid");
  expect(paths["/api/letters"].post.responses["402"]).toBeUndefined();
});
