import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { Server } from "./create-server.ts";

let db: TestDatabase;
let server: Server;
let opened: Readable | undefined;

beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer(
    db,
    {},
    {},
    {
      files: [
        {
          path: "/pictures/:story/:name",
          cache: "forever",
          async find({ story, name }) {
            if (story !== "s1") return undefined;
            opened = Readable.from([Buffer.from(String(name))]);
            return { type: "image/webp", data: opened, size: Buffer.byteLength(String(name)), etag: '"e1"' };
          },
        },
      ],
    },
  );
});

afterAll(async () => {
  await server.close();
  await db.close();
});

test("serves a stored file for ever, since other content has another address", async () => {
  const answer = await server.inject("/pictures/s1/a.webp?t=7");
  expect(answer.body).toBe("a.webp");
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "content-length": "6",
    "cache-control": "public, max-age=31536000, immutable",
    etag: '"e1"',
  });
});

test("answers 304 to who has it, and lets go of the file", async () => {
  const answer = await server.inject({ url: "/pictures/s1/a.webp", headers: { "if-none-match": '"e0", "e1"' } });
  expect([answer.statusCode, answer.body]).toEqual([304, ""]);
  expect(opened?.destroyed).toBe(true);
});

test("a file that is not there is a problem that no cache keeps", async () => {
  const answer = await server.inject("/pictures/s2/a.webp");
  expect([answer.statusCode, answer.json().code]).toEqual([404, "image.not_found"]);
  expect(answer.headers["cache-control"]).toBe("no-store");
});
