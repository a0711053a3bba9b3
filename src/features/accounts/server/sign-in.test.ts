import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LOCAL_CLIENTS } from "#local/identity/clients.ts";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { createGoogle } from "./identity/google.ts";
import { identities, sessions, users } from "./tables.ts";
import {
  ANA,
  answerPage,
  facebookAuthorize,
  googleAuthorize,
  makeVerifier,
  playersFor,
  REDIRECT,
  startLocalProviders,
  xAuthorize,
} from "./testing/local-providers.ts";
import { openAccountsServer } from "./testing/open-accounts-server.ts";

let db: TestDatabase;
let providers: Awaited<ReturnType<typeof startLocalProviders>>;
let api: Awaited<ReturnType<typeof openAccountsServer>>;

beforeAll(async () => {
  db = await openTestDatabase();
  providers = await startLocalProviders();
  api = await openAccountsServer(db, providers.identity);
});
afterAll(async () => {
  await api.close();
  await providers.close();
  await db.close();
});
afterEach(() => providers.setClock(() => Date.now()));

const googleToken = async (person = ANA) =>
  (await answerPage(googleAuthorize(providers.address), "continue", person)).get("access_token");
const whoHas = async (token: unknown) => (await api.get("/user/info", { bearer: String(token) })).body;

test("signs in with Google's token as the bearer and an empty body (S7.16)", async () => {
  const { status, body } = await api.post("/auth/google", { bearer: await googleToken() });
  expect(status).toBe(200);
  expect(Object.keys(body ?? {})).toEqual(["token"]);
  expect(await whoHas(body?.["token"])).toMatchObject(ANA);
});

test("signs in with Facebook's code, and with its token (S7.17)", async () => {
  const brought = await answerPage(facebookAuthorize(providers.address));
  expect(brought.get("state")).toBe("s2");
  const byCode = await api.post("/auth/facebook", { bearer: brought.get("code"), body: { type: "code" } });
  expect(byCode.status).toBe(200);
  const implicit = await answerPage(facebookAuthorize(providers.address, { response_type: "token" }));
  const byToken = await api.post("/auth/facebook", { bearer: implicit.get("access_token"), body: { type: "token" } });
  expect(byToken.status).toBe(200);
  expect(await whoHas(byCode.body?.["token"])).toEqual(await whoHas(byToken.body?.["token"]));
});

test("signs in with X's code and the verifier of its challenge (S7.18)", async () => {
  const codeVerifier = makeVerifier();
  const brought = await answerPage(xAuthorize(providers.address, codeVerifier));
  expect(brought.get("state")).toBe("s3");
  const { status, body } = await api.post("/auth/x", { body: { code: brought.get("code"), codeVerifier } });
  expect(status).toBe(200);
  expect(await whoHas(body?.["token"])).toMatchObject({ name: ANA.name, email: "" });
});

test("gives the same person the same account, each provider another, and none of them a real provider's", async () => {
  const first = await api.post("/auth/google", {
    bearer: await googleToken({ name: "Ben", email: "ben@example.test" }),
  });
  const again = await api.post("/auth/google", {
    bearer: await googleToken({ name: "Ben B.", email: "Ben@example.test" }),
  });
  expect(first.body?.["token"]).not.toBe(again.body?.["token"]);
  expect(await whoHas(first.body?.["token"])).toMatchObject({ name: "Ben B." });
  const rows = await db.database.select().from(identities);
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
  expect(rows.every(({ provider, subject }) => provider.startsWith("local:") && subject.startsWith("local-"))).toBe(
    true,
  );
});

test("makes one account of two first sign-ins at the same moment", async () => {
  const before = (await db.database.select().from(users)).length;
  const token = await googleToken({ name: "Twin", email: "twin@example.test" });
  const answers = await Promise.all([1, 2, 3, 4].map(() => api.post("/auth/google", { bearer: token })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await db.database.select().from(users)).length).toBe(before + 1);
});

test("keeps no token that it gave", async () => {
  const { body } = await api.post("/auth/google", { bearer: await googleToken() });
  expect(JSON.stringify(await db.database.select().from(sessions))).not.toContain(String(body?.["token"]));
});

test("brings a refusal, and no code or token, when the person cancels", async () => {
  for (const page of [
    googleAuthorize(providers.address),
    facebookAuthorize(providers.address),
    xAuthorize(providers.address, makeVerifier()),
  ]) {
    const brought = await answerPage(page, "cancel");
    expect(brought.get("error")).toBe("access_denied");
    expect(brought.get("state")).toMatch(/^s\d$/);
    expect(brought.get("code") + brought.get("access_token")).toBe("");
  }
});

const refused = { status: 401, body: { code: "auth.login.refused", message: "Login failed" } };

test("refuses a Google token that is made up, expired, another client's or another provider's", async () => {
  const expired = await googleToken();
  providers.setClock(() => Date.now() + 3_700_000);
  expect(await api.post("/auth/google", { bearer: expired })).toMatchObject(refused);
  providers.setClock(() => Date.now());
  const implicit = await answerPage(facebookAuthorize(providers.address, { response_type: "token" }));
  for (const bearer of ["x".repeat(60), implicit.get("access_token"), `${expired.slice(0, -4)}AAAA`]) {
    expect(await api.post("/auth/google", { bearer })).toMatchObject(refused);
  }
  expect(await api.post("/auth/google")).toMatchObject(refused);
  const otherClient = await fetch(googleAuthorize(providers.address, "s", "somebody-else"));
  expect(otherClient.status).toBe(400);
});

test("refuses a Facebook code that is short, used, or was sent to another address", async () => {
  const code = (await answerPage(facebookAuthorize(providers.address))).get("code");
  const elsewhere = `${REDIRECT}elsewhere`;
  const body = { type: "code" };
  expect(await api.post("/auth/facebook", { bearer: "short", body })).toMatchObject(refused);
  expect(await api.post("/auth/facebook", { bearer: code, body })).toMatchObject({ status: 200 });
  expect(await api.post("/auth/facebook", { bearer: code, body })).toMatchObject(refused);
  const strayed = (await answerPage(facebookAuthorize(providers.address, { redirect_uri: elsewhere }))).get("code");
  expect(await api.post("/auth/facebook", { bearer: strayed, body })).toMatchObject(refused);
  const fresh = (await answerPage(facebookAuthorize(providers.address))).get("code");
  const foreign = { type: "code", redirectUri: "https://evil.example/" };
  expect(await api.post("/auth/facebook", { bearer: fresh, body: foreign })).toMatchObject(refused);
});

test("refuses an X code with another verifier, and the code is then spent", async () => {
  const codeVerifier = makeVerifier();
  const code = (await answerPage(xAuthorize(providers.address, codeVerifier))).get("code");
  expect(await api.post("/auth/x", { body: { code, codeVerifier: makeVerifier() } })).toMatchObject(refused);
  expect(await api.post("/auth/x", { body: { code, codeVerifier } })).toMatchObject(refused);
  const late = (await answerPage(xAuthorize(providers.address, codeVerifier))).get("code");
  expect(await api.post("/auth/x", { body: { code: late, codeVerifier: "too-short" } })).toMatchObject(refused);
  providers.setClock(() => Date.now() + 31_000);
  expect(await api.post("/auth/x", { body: { code: late, codeVerifier } })).toMatchObject(refused);
});

test("names the field of a body that does not fit", async () => {
  const facebook = await api.post("/auth/facebook", { bearer: "x".repeat(30), body: { type: "password" } });
  expect(facebook).toMatchObject({ status: 400, body: { code: "input.invalid", fields: [{ field: "type" }] } });
  const x = await api.post("/auth/x", { body: { codeVerifier: makeVerifier() } });
  expect(x).toMatchObject({ status: 400, body: { fields: [{ field: "code", problem: "missing" }] } });
});

test("says that a provider is down, never that the login was refused, when it is away, failing, busy or redirecting", async () => {
  let status = 503;
  const failing = createServer((_request, response) => response.writeHead(status, { location: "/" }).end("{}"));
  await new Promise<void>((resolve) => failing.listen(0, "127.0.0.1", resolve));
  const { port } = failing.address() as AddressInfo;
  const token = await googleToken();
  const cases = [
    ["http://127.0.0.1:9", 0],
    [`http://127.0.0.1:${port}`, 503],
    [`http://127.0.0.1:${port}`, 429],
    [`http://127.0.0.1:${port}`, 302],
  ] as const;
  for (const [address, answered] of cases) {
    status = answered;
    const down = await openAccountsServer(db, playersFor(address));
    const codeVerifier = makeVerifier();
    const answers = await Promise.all([
      down.post("/auth/google", { bearer: token }),
      down.post("/auth/facebook", { bearer: "x".repeat(40), body: { type: "code" } }),
      down.post("/auth/x", { body: { code: "x".repeat(40), codeVerifier } }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, body: { code: "auth.provider.down" } });
    await down.close();
  }
  failing.close();
});

test("refuses a token that was issued to another client, though the provider vouches for it", async () => {
  const google = createGoogle({
    people: "real",
    clientId: `not-${LOCAL_CLIENTS.google.clientId}`,
    tokenInfoUrl: `${providers.address}/google/tokeninfo`,
    userInfoUrl: `${providers.address}/google/oauth2/v3/userinfo`,
  });
  const other = await openAccountsServer(db, { google });
  expect(await other.post("/auth/google", { bearer: await googleToken() })).toMatchObject(refused);
  expect(await other.post("/auth/facebook", { bearer: "x".repeat(40), body: { type: "code" } })).toMatchObject(refused);
  await other.close();
});
