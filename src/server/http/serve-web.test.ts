import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { Server } from "./create-server.ts";

let db: TestDatabase;
let server: Server;
let directory: string;

beforeAll(async () => {
  db = await openTestDatabase();
  directory = mkdtempSync(path.join(tmpdir(), "basmia-web-"));
  mkdirSync(path.join(directory, "assets/pickers"), { recursive: true });
  const files = {
    "index.html": [
      "<!doctype html><html><head><title>Basmia</title><script>early()</script>",
      `<style>${"b { color: red }".repeat(100)}</style></head><body></body></html>`,
    ].join(""),
    "assets/main-Bk3_x9Qz.js": `console.log("${"x".repeat(4_000)}")`,
    "assets/main-Bk3_x9Qz.js.br": "as small as Brotli makes it",
    "assets/pickers/forest.webp": "picture",
    "sw.js": "worker",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(directory, name), content);
  server = await startTestServer(
    db,
    {},
    {},
    {
      web: {
        directory,
        settings: () => ({ clientId: "</script><script>alert(1)</script>" }),
        describePage: async (pathname, language) =>
          pathname.startsWith("/stories/")
            ? { tags: `<title>${language}: a book</title>`, status: pathname.endsWith("/gone") ? 404 : 200 }
            : undefined,
      },
    },
  );
});

afterAll(async () => {
  await server.close();
  await db.close();
  rmSync(directory, { recursive: true });
});

test.each(["/", "/new", "/login", "/index.html", "/nowhere/at/all", "/?orderId=7"])(
  "opens the app at %s, with its settings and never from a cache",
  async (url) => {
    const page = await server.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.body).toContain("<title>Basmia</title>");
    const settings = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(page.body)?.[1] ?? "";
    expect(JSON.parse(settings)).toEqual({ clientId: "</script><script>alert(1)</script>" });
    expect(page.body.match(/<script/g)).toHaveLength(2);
  },
);

test("a page says of itself what it is, in the reader's language", async () => {
  const page = await server.inject({ url: "/stories/abc", headers: { "accept-language": "ro" } });
  expect(page.body).toContain("<title>ro: a book</title>");
  expect(page.body).not.toContain("<title>Basmia</title>");
  expect((await server.inject("/stories/gone")).statusCode).toBe(404);
});

test("a file that the build has compressed goes out as it lies there, kept for ever like itself", async () => {
  const url = "/assets/main-Bk3_x9Qz.js";
  const { body, headers } = await server.inject({ url, headers: { "accept-encoding": "gzip, deflate, br" } });
  expect(body).toBe("as small as Brotli makes it");
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(headers.vary).toContain("accept-encoding");
  expect((await server.inject(url)).body).toContain("console.log");
});

test("files with a hash in their name are kept for ever, others are asked for again", async () => {
  const hashed = await server.inject("/assets/main-Bk3_x9Qz.js");
  expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  for (const url of ["/assets/pickers/forest.webp", "/sw.js"]) {
    const file = await server.inject(url);
    expect([file.statusCode, file.headers["cache-control"]]).toEqual([200, "no-cache"]);
    const again = await server.inject({ url, headers: { "if-none-match": String(file.headers.etag) } });
    expect(again.statusCode).toBe(304);
  }
});

test("what can be compressed is", async () => {
  for (const url of ["/assets/main-Bk3_x9Qz.js", "/", "/stories/abc"]) {
    const file = await server.inject({ url, headers: { "accept-encoding": "gzip" } });
    expect(file.headers["content-encoding"]).toBe("gzip");
    expect(file.rawPayload.length).toBeLessThan(500);
  }
  const page = await server.inject({ url: "/", headers: { "accept-encoding": "br" } });
  expect(page.headers).toMatchObject({ "content-encoding": "br", vary: "accept-language, accept-encoding" });
});

test.each(["/assets/none.js", "/missing.png", "/api/none", "/%2e%2e/%2e%2e/etc/passwd.txt"])(
  "a missing %s is a 404, not the app",
  async (url) => {
    const answer = await server.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "route.not_found" });
  },
);

test("nothing is posted to a page", async () => {
  expect((await server.inject({ method: "POST", url: "/new" })).statusCode).toBe(404);
});

test("a script, a style sheet and a picture carry nothing that only a page or a worker heeds", async () => {
  for (const url of ["/assets/main-Bk3_x9Qz.js", "/assets/pickers/forest.webp"]) {
    const { headers } = await server.inject({ url, headers: { "accept-encoding": "br" } });
    expect(Object.keys(headers).join(" ")).not.toMatch(/security-policy|opener|frame|referrer|xss/u);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
  }
  for (const url of ["/sw.js", "/nowhere"]) {
    expect((await server.inject(url)).headers["content-security-policy"]).toContain("default-src 'self'");
  }
});

test("the page runs no script and holds to no style but ours, and is shown in no stranger's frame", async () => {
  const { headers } = await server.inject("/");
  const policy = String(headers["content-security-policy"]);
  // What the build has written into the page, letter by letter: `early()`.
  expect(policy).toContain("script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU=';");
  expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("upgrade-insecure-requests");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["strict-transport-security"]).toBeUndefined();
});

test("over https it stays with https, and the providers' scripts are let in by name", async () => {
  const secure = await startTestServer(db, {}, {}, { https: true, sources: { scripts: ["https://sdk.example"] } });
  const { headers } = await secure.inject("/healthz");
  expect(headers["strict-transport-security"]).toContain("max-age=");
  expect(headers["content-security-policy"]).toContain("script-src 'self' https://sdk.example;");
  await secure.close();
});
