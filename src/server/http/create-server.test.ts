import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Language } from "#book/languages.ts";
import type { Contract } from "#contract/endpoint.ts";
import { Fault } from "#contract/fault.ts";
import { type TestDatabase, openTestDatabase } from "#server/testing/test-database.ts";
import type { Caller } from "./caller.ts";
import { type Server, createServer } from "./create-server.ts";
import { type Handlers, NOT_MODIFIED } from "./handler.ts";

const boats = pgTable("boats", { owner: text("owner").primaryKey(), left: integer("left").notNull() });

const Boat = z.object({ name: z.string(), masts: z.number() });
const contract = {
  "GET /boats": { summary: "All boats", access: "public", answer: z.array(Boat) },
  "GET /boats/:id": {
    summary: "A boat",
    access: "optional",
    params: z.object({ id: z.string() }),
    answer: z.object({ name: z.string(), mine: z.boolean() }),
  },
  "POST /boats": {
    summary: "Build a boat",
    access: "user",
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(10)),
      masts: z.literal([1, 2, 3]),
      crew: z._default(z.array(z.object({ name: z.string().check(z.minLength(2)) })).check(z.maxLength(2)), []),
    }),
    status: 201,
    answer: z.object({ id: z.string() }),
    idempotent: true,
  },
  "PUT /boats/:id/name": {
    summary: "Rename a boat",
    access: "user",
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
    answer: z.object({ version: z.nullable(z.number()) }),
  },
  "POST /boats/:id/like": {
    summary: "Like",
    access: "user",
    limit: "likes",
    params: z.object({ id: z.string() }),
    answer: z.boolean(),
  },
  "DELETE /boats/:id": { summary: "Sink", access: "user", params: z.object({ id: z.string() }), status: 204 },
  "GET /boats/:id/plan": {
    summary: "The plan as a file",
    access: "public",
    params: z.object({ id: z.string() }),
    answer: "binary",
  },
} as const satisfies Contract;

let test_database: TestDatabase;
let server: Server;
const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
const callers: Record<string, Caller> = {
  "token-of-ana": { userId: "ana", sessionId: "s1", roles: [], impersonatorId: null },
  "token-of-ben": { userId: "ben", sessionId: "s2", roles: [], impersonatorId: null },
  "token-of-zoe": { userId: "zoe", sessionId: "s3", roles: [], impersonatorId: null },
};
const ana = { authorization: "Bearer token-of-ana" };

const handlers: Handlers<typeof contract> = {
  "GET /boats": async () => [{ name: "Tern", masts: 2, secret: "kept in" } as { name: string; masts: number }],
  "GET /boats/:id": async ({ params }, { caller, isUnchanged }) => {
    if (params.id === "ghost") throw new Fault("story.not_found");
    if (params.id === "rock") throw new Error("password of the database is hunter2");
    if (isUnchanged("7")) return NOT_MODIFIED;
    return { name: params.id, mine: caller !== undefined };
  },
  "POST /boats": async ({ body }, { caller, remember }) =>
    test_database.database.transaction(async (tx) => {
      const [row] = await tx.select().from(boats).where(eq(boats.owner, caller.userId)).for("update");
      if (row === undefined || row.left === 0) throw new Fault("story.rights.none");
      await tx
        .update(boats)
        .set({ left: row.left - 1 })
        .where(eq(boats.owner, caller.userId));
      const answer = { id: `${body.name}-${row.left}` };
      await remember(tx, answer);
      return answer;
    }),
  "PUT /boats/:id/name": async (_, { ifMatch }) => ({ version: ifMatch ?? null }),
  "POST /boats/:id/like": async () => false,
  "DELETE /boats/:id": async () => {},
  "GET /boats/:id/plan": async ({ params }) => ({
    fileName: `Căsuța „${params.id}”.pdf`,
    type: "application/pdf",
    data: params.id === "stream" ? Readable.from([Buffer.from("a"), Buffer.from("b")]) : Buffer.from("plan"),
  }),
};

const chooseLanguage = (header: string): Language => (header.includes("ro") ? "ro" : "en");

async function start(more: Partial<Parameters<typeof createServer<typeof contract, typeof handlers>>[0]> = {}) {
  return createServer({
    contract,
    handlers,
    whoIs: async (token) => callers[token],
    say: (key, values, language) => `${language}:${key}:${JSON.stringify(values)}`,
    database: test_database.database,
    ping: test_database.ping,
    // However slow the machine is on which the tests run.
    mostDelay: 0,
    log,
    chooseLanguage,
    ...more,
  });
}

beforeAll(async () => {
  test_database = await openTestDatabase();
  await test_database.database.execute(`create table boats (owner text primary key, "left" int not null)`);
  await test_database.database.insert(boats).values([
    { owner: "ana", left: 1 },
    { owner: "ben", left: 50 },
  ]);
  server = await start();
});

afterAll(async () => {
  await server.close();
  await test_database.close();
});

test("answers with the contract's shape and nothing beside it", async () => {
  const answer = await server.inject("/api/boats");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([{ name: "Tern", masts: 2 }]);
  expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{8,}$/);
});

test("names every wrong field by its dotted path, in the reader's language", async () => {
  const answer = await server.inject({
    method: "POST",
    url: "/api/boats",
    headers: { ...ana, "accept-language": "fr, ro;q=0.9, en;q=0.5" },
    payload: { name: "  ", masts: 4, crew: [{ name: "A" }, {}] },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({
    code: "input.invalid",
    message: [
      'ro:input.blank:{"field":"name"}',
      'ro:input.unknown_choice:{"choices":"1, 2, 3","field":"masts"}',
      'ro:input.too_short:{"min":2,"field":"crew.0.name"}',
      'ro:input.missing:{"field":"crew.1.name"}',
    ],
    fields: [
      { field: "name", problem: "blank" },
      { field: "masts", problem: "unknown_choice", values: { choices: "1, 2, 3" } },
      { field: "crew.0.name", problem: "too_short", values: { min: 2 } },
      { field: "crew.1.name", problem: "missing" },
    ],
    requestId: answer.headers["x-request-id"],
  });
});

test("an absent body is told field by field", async () => {
  const answer = await server.inject({ method: "POST", url: "/api/boats", headers: ana });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual([
    { field: "name", problem: "missing" },
    { field: "masts", problem: "missing" },
  ]);
});

test.each([
  ["malformed JSON", { "content-type": "application/json" }, "{", 400, "input.invalid"],
  ["a body that is no JSON", { "content-type": "text/plain" }, "hello", 400, "input.invalid"],
  [
    "a body over the limit",
    { "content-type": "application/json" },
    `"${"x".repeat(2_000_000)}"`,
    413,
    "body.too_large",
  ],
  ["a poisoned prototype", { "content-type": "application/json" }, '{"__proto__":{"a":1}}', 400, "input.invalid"],
])("refuses %s with a problem", async (_, headers, payload, status, code) => {
  const answer = await server.inject({ method: "POST", url: "/api/boats", headers: { ...ana, ...headers }, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code, requestId: answer.headers["x-request-id"] });
});

test("needs a session where the contract says so, and tells an ended one from none", async () => {
  const none = await server.inject({ method: "DELETE", url: "/api/boats/1" });
  expect([none.statusCode, none.json().code]).toEqual([401, "auth.required"]);
  const ended = await server.inject({
    method: "DELETE",
    url: "/api/boats/1",
    headers: { authorization: "Bearer old" },
  });
  expect([ended.statusCode, ended.json().code]).toEqual([401, "auth.session.expired"]);
  const fine = await server.inject({ method: "DELETE", url: "/api/boats/1", headers: ana });
  expect([fine.statusCode, fine.body]).toEqual([204, ""]);
});

test("who comes with an ended session still reads what is open, and is told of the session where it matters", async () => {
  const headers = { authorization: "Bearer old" };
  expect((await server.inject({ url: "/api/boats/Tern", headers })).json()).toEqual({ name: "Tern", mine: false });
  const hidden = await server.inject({ url: "/api/boats/ghost", headers });
  expect([hidden.statusCode, hidden.json().code]).toEqual([401, "auth.session.expired"]);
  expect((await server.inject("/api/boats/ghost")).statusCode).toBe(404);
});

test("an unknown error says nothing but its request id, and the log has it", async () => {
  const answer = await server.inject("/api/boats/rock");
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("hunter2");
  expect(answer.json()).toEqual({
    code: "internal",
    message: "en:error.internal:{}",
    requestId: answer.headers["x-request-id"],
  });
  const told = lines.find((line) => line.includes("hunter2"));
  expect(told).toContain(answer.headers["x-request-id"]);
});

test("an unknown call is a problem, also with another method", async () => {
  for (const request of [{ url: "/api/ships" }, { url: "/api/boats", method: "PATCH" as const }, { url: "/api" }]) {
    const answer = await server.inject(request);
    expect([answer.statusCode, answer.json().code]).toEqual([404, "route.not_found"]);
  }
  expect((await server.inject("/api/boats/%E0%A4%A")).statusCode).toBe(400);
});

test("answers 304 while nothing has changed, for the same reader only", async () => {
  const first = await server.inject({ url: "/api/boats/Tern", headers: ana });
  const etag = String(first.headers.etag);
  const again = await server.inject({ url: "/api/boats/Tern", headers: { ...ana, "if-none-match": etag } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const other = await server.inject({ url: "/api/boats/Tern", headers: { "if-none-match": etag } });
  expect(other.statusCode).toBe(200);
});

test("hands the wanted version on, and calls nonsense stale", async () => {
  const put = (version: string) =>
    server.inject({
      method: "PUT",
      url: "/api/boats/1/name",
      headers: { ...ana, "if-match": version },
      payload: { name: "Gull" },
    });
  expect((await put('"12"')).json()).toEqual({ version: 12 });
  expect((await put("*")).json()).toEqual({ version: null });
  expect((await put("yesterday")).json().code).toBe("version.stale");
});

test("a bare value is JSON", async () => {
  const answer = await server.inject({ method: "POST", url: "/api/boats/1/like", headers: ana });
  expect(answer.json()).toBe(false);
});

test("a file keeps its name in any script", async () => {
  for (const [id, body] of [
    ["Tern", "plan"],
    ["stream", "ab"],
  ] as const) {
    const answer = await server.inject(`/api/boats/${id}/plan`);
    expect(answer.body).toBe(body);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="Casuta _${id}_.pdf"; filename*=UTF-8''C%C4%83su%C8%9Ba%20%E2%80%9E${id}%E2%80%9D.pdf`,
    );
  }
});

test("the same Idempotency-Key gets the same answer, also when the requests race for the last right", async () => {
  const post = (key: string, name = "Tern") =>
    server.inject({
      method: "POST",
      url: "/api/boats",
      headers: { ...ana, "idempotency-key": key },
      payload: { name, masts: 1 },
    });
  const answers = await Promise.all([post("k1"), post("k1"), post("k1"), post("k1")]);
  expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
    Array.from({ length: 4 }, () => [201, '{"id":"Tern-1"}']),
  );
  expect((await post("k1")).json()).toEqual({ id: "Tern-1" });
  const other = await post("k1", "Gull");
  expect([other.statusCode, other.json().code]).toEqual([409, "request.repeated"]);
  const spent = await post("k2");
  expect([spent.statusCode, spent.json().code]).toEqual([400, "story.rights.none"]);
  expect((await post("a b")).json().fields).toEqual([{ field: "Idempotency-Key", problem: "malformed" }]);
});

test("another person's same key is another request", async () => {
  const answer = await server.inject({
    method: "POST",
    url: "/api/boats",
    headers: { authorization: "Bearer token-of-ben", "idempotency-key": "k1" },
    payload: { name: "Auk", masts: 3 },
  });
  expect(answer.json()).toEqual({ id: "Auk-50" });
});

test("publishes a description of every call, with its errors", async () => {
  const description = (await server.inject("/api/openapi.json")).json();
  expect(Object.keys(description.paths)).toEqual([
    "/api/boats",
    "/api/boats/{id}",
    "/api/boats/{id}/name",
    "/api/boats/{id}/like",
    "/api/boats/{id}/plan",
  ]);
  const post = description.paths["/api/boats"].post;
  expect(post.requestBody.content["application/json"].schema.properties.masts.enum).toEqual([1, 2, 3]);
  expect(Object.keys(post.responses)).toEqual(["201", "400", "401", "403", "409", "412", "413", "429", "500", "503"]);
  expect(post.responses["400"].content["application/json"].schema).toEqual({ $ref: "#/components/schemas/Problem" });
  expect(description.components.schemas.Problem.required).toEqual(["code", "message", "requestId"]);
});

test("limits calls by address and by session", async () => {
  const limited = await start({ rateLimits: { perAddress: 4, perSession: 2 } });
  const zoe = { authorization: "Bearer token-of-zoe" };
  const call = (headers = {}) => limited.inject({ url: "/api/boats", headers, remoteAddress: "203.0.113.4" });
  try {
    const statuses = [];
    for (const headers of [zoe, zoe, zoe, {}, {}]) statuses.push((await call(headers)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200, 429]);
    const refused = await call();
    expect(refused.json().code).toBe("rate.limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await limited.inject("/healthz")).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});

test("counts calls over all servers on one database, those that have a limit of their own exactly", async () => {
  const few = { perAccount: 5, perAddress: 100 };
  const rateLimits = { perAddress: 12, perSession: 100, calls: { likes: few, orders: few } };
  const servers = await Promise.all([start({ rateLimits }), start({ rateLimits }), start({ rateLimits })]);
  const zoe = { authorization: "Bearer token-of-zoe" };
  try {
    const likes = await Promise.all(
      Array.from({ length: 9 }, (_, turn) =>
        servers[turn % 3]!.inject({
          method: "POST",
          url: "/api/boats/Tern/like",
          headers: zoe,
          remoteAddress: "203.0.113.5",
        }),
      ),
    );
    expect(likes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(likes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4);
    const read = (turn: number) => servers[turn % 3]!.inject({ url: "/api/boats", remoteAddress: "203.0.113.6" });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => read(turn)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // None of them has seen more than four, and within a second each knows of all twelve.
    await expect.poll(async () => (await read(0)).statusCode).toBe(429);
  } finally {
    for (const each of servers) await each.close();
  }
});

test("is alive and ready, and says when it drains or has no database", async () => {
  let down = false;
  const own = await start({ ping: async () => (down ? Promise.reject(new Error("away")) : undefined) });
  expect((await own.inject("/healthz")).statusCode).toBe(200);
  expect((await own.inject("/readyz")).json()).toEqual({ status: "ready" });
  down = true;
  expect((await own.inject("/readyz")).statusCode).toBe(503);
  down = false;
  own.drain();
  const draining = await own.inject("/readyz");
  expect([draining.statusCode, draining.json()]).toEqual([503, { status: "draining" }]);
  expect((await own.inject("/api/boats")).statusCode).toBe(200);
  await own.close();
});

test("offers figures inside and hides them outside", async () => {
  expect((await server.inject("/metrics")).body).toContain("http_request_duration_seconds");
  expect((await server.inject({ url: "/metrics", remoteAddress: "203.0.113.9" })).statusCode).toBe(404);
});

test("no token and no query ever comes into the log", async () => {
  await server.inject({
    url: "/api/boats?impersonationToken=query-secret",
    headers: { authorization: "Bearer head-secret" },
  });
  await server.inject({ url: "/api/nothing?code=query-secret", headers: { authorization: "Bearer head-secret" } });
  const all = lines.join("");
  expect(all).toContain('"path":"/api/nothing"');
  expect(all).not.toMatch(/query-secret|head-secret|token-of-/);
});

test("refuses to start with a handler too many or too few", async () => {
  const { "GET /boats": _, ...few } = handlers;
  // @ts-expect-error a handler is missing
  await expect(start({ handlers: few })).rejects.toThrow("endpoints without a handler: GET /boats");
  const more = { ...handlers, "GET /ships": async () => {} };
  await expect(
    createServer({
      contract,
      // @ts-expect-error no endpoint has this handler
      handlers: more,
      whoIs: async () => undefined,
      say: () => "",
      database: test_database.database,
      ping: test_database.ping,
      log,
      chooseLanguage,
    }),
  ).rejects.toThrow("Handlers without an endpoint: GET /ships");
});

test("lets a page run and style nothing that is written into it, be framed by nobody else, and tell others only its origin", async () => {
  const { headers } = await server.inject("/healthz");
  const policy = String(headers["content-security-policy"]);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("base-uri 'self'");
  expect(headers).toMatchObject({ "referrer-policy": "strict-origin", "x-content-type-options": "nosniff" });
});
