import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import * as z from "zod/mini";
import type { Contract, Settled } from "#contract/endpoint.ts";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer } from "#server/testing/test-server.ts";

const sails = (body: unknown): Settled =>
  (body as { sail?: unknown } | null)?.sail === "tan"
    ? { body: { sail: "white" }, unknown: [{ field: "sail", value: '"tan"' }] }
    : { body, unknown: [] };
const contract = {
  "POST /sails": {
    summary: "Hoist a sail",
    access: "public",
    body: z.object({ sail: z.enum(["white", "red"]) }),
    settle: sails,
    answer: z.string(),
  },
} as const satisfies Contract;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a value that nobody knows is settled before it is read, and logged once (H20) (S3.22)", async () => {
  const lines: string[] = [];
  const server = await startTestServer(
    database,
    contract,
    { "POST /sails": ({ body }) => Promise.resolve(body.sail) },
    { log: pino({ level: "warn" }, { write: (line: string) => void lines.push(line) }) },
  );
  const hoist = (sail: string) => server.inject({ method: "POST", url: "/api/sails", payload: { sail } });
  expect((await hoist("tan")).json()).toBe("white");
  expect((await hoist("red")).json()).toBe("red");
  expect((await hoist("blue")).statusCode).toBe(400);
  const told = lines.filter((line) => line.includes("unknown choices"));
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? "")).toMatchObject({ unknown: [{ field: "sail", value: '"tan"' }] });
  await server.close();
});
