import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { makeCaller, type Caller } from "./make-caller.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let token: string | null;
let unauthorized: string[];
let asked: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
let handle: Handler;
let caller: Caller;
let close: () => Promise<void>;

beforeEach(async () => {
  token = "current";
  unauthorized = [];
  asked = [];
  handle = (_request, response) => json(response, 200, { ok: true });
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
      handle(request, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  caller = makeCaller({
    fetch,
    base: `http://127.0.0.1:${port}/api`,
    token: () => token,
    language: () => "ro",
    onUnauthorized: (refused) => unauthorized.push(refused),
  });
});

afterEach(() => close());

function json(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}

test("sends the session's token, the language and the body, and fills the path", async () => {
  await caller.call("PUT /stories/:id/title", { params: { id: "a/b" }, body: { title: "Ț" } }, { ifMatch: 3 });
  expect(asked[0]).toMatchObject({ method: "PUT", url: "/api/stories/a%2Fb/title", body: '{"title":"Ț"}' });
  expect(asked[0]?.headers).toMatchObject({
    authorization: "Bearer current",
    "accept-language": "ro",
    "content-type": "application/json",
    "if-match": '"3"',
  });
});

test("sends a token that is given explicitly, or none, instead of the session's (S6.5)", async () => {
  await caller.call("POST /auth/google", {}, { token: "provider" });
  await caller.call("POST /auth/x", { body: {} }, { token: null });
  token = null;
  await caller.call("GET /app/settings");
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(["Bearer provider", undefined, undefined]);
});

test("shares a GET that is in flight with everyone who asks for the same with the same token", async () => {
  const answers = await Promise.all([caller.call("GET /stories"), caller.call("GET /stories")]);
  expect(answers).toEqual([{ ok: true }, { ok: true }]);
  expect(asked).toHaveLength(1);
  await caller.call("GET /stories");
  await Promise.all([caller.call("GET /stories"), caller.call("GET /stories", {}, { token: "other" })]);
  expect(asked).toHaveLength(4);
});

test("lets one who no longer waits go without stopping the others", async () => {
  let answer: (() => void) | undefined;
  handle = (_request, response) => (answer = () => json(response, 200, ["book"]));
  const leaving = new AbortController();
  const first = caller.call("GET /stories", {}, { signal: leaving.signal });
  const second = caller.call("GET /stories");
  await expect.poll(() => answer).toBeDefined();
  leaving.abort();
  await expect(first).rejects.toMatchObject({ name: "AbortError" });
  answer?.();
  await expect(second).resolves.toEqual(["book"]);
});

test("drops what is in flight, and what comes late, when the session changes (H14) (S7.30)", async () => {
  let answer: (() => void) | undefined;
  handle = (_request, response) => (answer = () => json(response, 401, { code: "auth.session.expired" }));
  const late = caller.call("GET /user/info");
  await expect.poll(() => answer).toBeDefined();
  caller.reset();
  answer?.();
  await expect(late).rejects.toMatchObject({ name: "AbortError" });
  expect(unauthorized).toEqual([]);
  handle = (_request, response) => json(response, 200, "new");
  await expect(caller.call("GET /user/info")).resolves.toBe("new");
});

test("reports a 401 with the token that it refused", async () => {
  handle = (_request, response) => json(response, 401, { code: "auth.session.expired", message: "Expirat." });
  await expect(caller.call("GET /user/info")).rejects.toMatchObject({ status: 401, code: "auth.session.expired" });
  token = null;
  await expect(caller.call("GET /user/info")).rejects.toBeInstanceOf(ApiError);
  expect(unauthorized).toEqual(["current"]);
});

test("tells status, code, sentences, fields and request id of a refusal", async () => {
  const problem = {
    code: "input.invalid",
    message: ["Unu.", "Doi."],
    fields: [{ field: "title", problem: "too_long", values: { max: 99 } }],
    requestId: "r-1",
  };
  handle = (_request, response) => json(response, 400, problem);
  await expect(caller.call("POST /stories", { body: {} })).rejects.toMatchObject({
    status: 400,
    code: "input.invalid",
    messages: ["Unu.", "Doi."],
    fields: problem.fields,
    requestId: "r-1",
  });
});

test("keeps the status of an answer that is not the API's", async () => {
  handle = (_request, response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
  await expect(caller.call("GET /stories")).rejects.toMatchObject({ status: 502, code: "unknown", messages: [] });
});

test("tells an answer that never came from a refusal", async () => {
  handle = (request) => request.socket.destroy();
  await expect(caller.call("GET /stories")).rejects.toMatchObject({ status: 0, code: "network" });
});

test("gives nothing for 204, and a file with the name that the server gave it", async () => {
  handle = (_request, response) => response.writeHead(204).end();
  await expect(caller.call("DELETE /stories/:id", { params: { id: "1" } })).resolves.toBeUndefined();
  handle = (_request, response) =>
    response
      .writeHead(200, {
        "content-type": "application/pdf",
        "content-disposition": "attachment; filename=\"story.pdf\"; filename*=UTF-8''Vulpi%C8%9Ba.pdf",
      })
      .end("%PDF");
  const file = (await caller.call("GET /stories/:id/pdf", { params: { id: "1" } })) as { fileName: string; data: Blob };
  expect(file.fileName).toBe("Vulpița.pdf");
  expect(await file.data.text()).toBe("%PDF");
});
