import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { Server } from "./create-server.ts";

let db: TestDatabase;
let server: Server;
let origin: string;

beforeAll(async () => {
  db = await openTestDatabase();
  server = await startTestServer(
    db,
    {},
    {},
    {
      mounts: [
        {
          prefix: "/local/echo",
          async handle(request) {
            if (request.url.endsWith("/away")) return Response.redirect("https://example.org/back?code=1", 303);
            if (request.url.endsWith("/broken")) throw new Error("secret");
            const headers = new Headers({ "content-type": "application/json" });
            headers.append("set-cookie", "a=1");
            headers.append("set-cookie", "b=2");
            const told = { url: request.url, method: request.method, body: await request.text() };
            return new Response(JSON.stringify({ ...told, type: request.headers.get("content-type") }), { headers });
          },
        },
      ],
    },
  );
  origin = await server.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await server.close();
  await db.close();
});

test("hands a request on as it came, whatever its kind", async () => {
  const answer = await fetch(`${origin}/local/echo/token?x=1&y=ă`, {
    method: "POST",
    body: new URLSearchParams({ code: "c 1" }),
  });
  expect(await answer.json()).toEqual({
    url: `${origin}/local/echo/token?x=1&y=%C4%83`,
    method: "POST",
    body: "code=c+1",
    type: "application/x-www-form-urlencoded;charset=UTF-8",
  });
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test("hands its answer back, redirects too", async () => {
  const answer = await fetch(`${origin}/local/echo/away`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "https://example.org/back?code=1"]);
});

test("an error of a mount stays inside", async () => {
  const answer = await fetch(`${origin}/local/echo/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain("secret");
});

test("what nobody mounted below /local is a 404", async () => {
  expect((await fetch(`${origin}/local/other`)).status).toBe(404);
});
