import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { LOCAL_CLIENTS } from "./clients.ts";
import { createIdentity, type IdentityOptions } from "./create-identity.ts";
import { isSameAddress, loopbackOrigins } from "./loopback.ts";

const ORIGIN = "http://localhost:3000";
const ADDRESS = `${ORIGIN}/local/identity`;

const open = (more: Partial<IdentityOptions> = {}) =>
  createIdentity({ basePath: "/local/identity", origins: [ORIGIN], ...more });

function authorizeAddress(more: Readonly<Record<string, string>> = {}): string {
  const query = {
    client_id: LOCAL_CLIENTS.google.clientId,
    redirect_uri: `${ORIGIN}/`,
    response_type: "token",
    scope: "openid email profile",
    state: "a&b=c",
    ...more,
  };
  return `${ADDRESS}/google/o/oauth2/v2/auth?${new URLSearchParams(query)}`;
}

const post = (address: string, form: Record<string, string>) =>
  new Request(address, { method: "POST", body: new URLSearchParams(form) });

test("shows a page with a name, an e-mail, Continue and Cancel that says it is a local sign-in", async () => {
  const page = await open()(new Request(authorizeAddress()));
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<label for="name">Name</label>');
  expect(html).toContain('<label for="email">E-mail</label>');
  expect(html).toMatch(/<button type="submit"[^>]*>Continue<\/button>/);
  expect(html).toMatch(/<button type="submit"[^>]*>Cancel<\/button>/);
  expect(html).toContain("This is a local sign-in");
});

test("speaks the browser's language where it can, English otherwise", async () => {
  const titleFor = async (languages: string) => {
    const page = await open()(new Request(authorizeAddress(), { headers: { "accept-language": languages } }));
    return /<html lang="(\w+)">.*<title>(.*)<\/title>/s.exec(await page.text())?.slice(1);
  };
  expect(await titleFor("ro-MD,ro;q=0.9")).toEqual(["ro", "Conectare cu Google"]);
  expect(await titleFor("fr, de-AT;q=0.8, en;q=0.5")).toEqual(["de", "Mit Google anmelden"]);
  expect(await titleFor("fr")).toEqual(["en", "Sign in with Google"]);
});

test("allows no script and nothing from elsewhere", async () => {
  const page = await open()(new Request(authorizeAddress()));
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain("unsafe");
  const html = await page.text();
  expect(html).not.toMatch(/<script|<img|<link|\shttps?:|url\((?!data:font)|@import|\son\w+=|\sstyle=/);
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
  expect(policy).toContain(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
});

test("asks again, with what was typed kept and the fault named, when a field does not fit", async () => {
  const page = await open()(post(authorizeAddress(), { name: "  ", email: 'a"><b>', answer: "continue" }));
  const html = await page.text();
  expect(page.status).toBe(422);
  expect(html).toContain("Please enter a name.");
  expect(html).toContain('aria-invalid="true" aria-describedby="email-fault"');
  expect(html).toContain('value="a&quot;&gt;&lt;b&gt;"');
});

test("sends nobody to an address of another site, and says so", async () => {
  for (const redirect of [
    "https://evil.example/",
    `${ORIGIN}.evil.example/`,
    "javascript:alert(1)",
    "//evil.example",
    "",
  ]) {
    const answer = await open()(
      post(authorizeAddress({ redirect_uri: redirect }), { name: "A", email: "a@b.c", answer: "continue" }),
    );
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
    expect(await answer.text()).toContain("redirect_uri_mismatch");
  }
});

test("brings the state back as it came", async () => {
  const answer = await open()(post(authorizeAddress(), { name: "A", email: "a@b.c", answer: "continue" }));
  expect(answer.status).toBe(303);
  const location = new URL(answer.headers.get("location") ?? "");
  expect(location.origin + location.pathname).toBe(`${ORIGIN}/`);
  expect(new URLSearchParams(location.hash.slice(1)).get("state")).toBe("a&b=c");
});

test("vouches after a restart for a token that it gave before, if its secret was kept", async () => {
  const secret = new Uint8Array(32).fill(7);
  const answer = await open({ secret })(
    post(authorizeAddress(), { name: "Ana Ștefan", email: "a@b.c", answer: "continue" }),
  );
  const hash = new URLSearchParams(new URL(answer.headers.get("location") ?? "").hash.slice(1));
  const ask = new Request(`${ADDRESS}/google/oauth2/v3/userinfo`, {
    headers: { authorization: `Bearer ${hash.get("access_token")}` },
  });
  const person = (await (await open({ secret })(ask)).json()) as Record<string, string>;
  expect(person).toMatchObject({ name: "Ana Ștefan", email: "a@b.c", sub: expect.stringMatching(/^local-\d+$/) });
  expect((await open()(ask)).status).toBe(401);

  const portrait = await open()(new Request(person["picture"] ?? ""));
  expect(portrait.headers.get("content-type")).toBe("image/png");
  expect(Buffer.from(await portrait.arrayBuffer()).toString("latin1", 1, 4)).toBe("PNG");
});

test("answers what it does not know with 404, and too long a form with 413", async () => {
  expect((await open()(new Request(`${ORIGIN}/elsewhere`))).status).toBe(404);
  expect((await open()(new Request(`${ADDRESS}/google/other`))).status).toBe(404);
  expect((await open()(post(authorizeAddress(), { name: "x".repeat(20_000) }))).status).toBe(413);
});

test("checks the proof of a Facebook call and the secret of the app", async () => {
  const { appId, appSecret } = LOCAL_CLIENTS.facebook;
  const identity = open();
  const query = { client_id: appId, redirect_uri: `${ORIGIN}/`, response_type: "token", state: "s" };
  const page = `${ADDRESS}/facebook/v16.0/dialog/oauth?${new URLSearchParams(query)}`;
  const answer = await identity(post(page, { name: "A", email: "a@b.c", answer: "continue" }));
  const hash = new URLSearchParams(new URL(answer.headers.get("location") ?? "").hash.slice(1));
  const token = hash.get("access_token") ?? "";
  const ask = async (path: string, values: Record<string, string>) =>
    (await identity(new Request(`${ADDRESS}/facebook/v16.0${path}?${new URLSearchParams(values)}`))).status;
  expect(await ask("/me", { access_token: token, appsecret_proof: "0".repeat(64) })).toBe(400);
  expect(await ask("/me", { access_token: token })).toBe(400);
  expect(await ask("/debug_token", { input_token: token, access_token: `${appId}|wrong` })).toBe(400);
  expect(await ask("/debug_token", { input_token: token, access_token: `${appId}|${appSecret}` })).toBe(200);
});

test("refuses an X request without an S256 challenge", async () => {
  const query = {
    response_type: "code",
    client_id: LOCAL_CLIENTS.x.clientId,
    redirect_uri: `${ORIGIN}/`,
    scope: "tweet.read users.read offline.access",
    state: "s",
    code_challenge: "a".repeat(43),
    code_challenge_method: "plain",
  };
  const statusFor = async (more: Record<string, string>) =>
    (await open()(new Request(`${ADDRESS}/x/i/oauth2/authorize?${new URLSearchParams({ ...query, ...more })}`))).status;
  expect(await statusFor({})).toBe(400);
  expect(await statusFor({ code_challenge_method: "S256", code_challenge: "short" })).toBe(400);
  expect(await statusFor({ code_challenge_method: "S256" })).toBe(200);
});

test("takes this machine's names for one another, and no other site's", () => {
  expect(loopbackOrigins("http://localhost:3000")).toEqual([
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
  ]);
  expect(loopbackOrigins("https://basmia.example")).toEqual(["https://basmia.example"]);
  expect(isSameAddress("http://127.0.0.1:3000", "http://localhost:3000/")).toBe(true);
  expect(isSameAddress("http://localhost:3000/a", "http://localhost:3000/")).toBe(false);
  expect(isSameAddress("http://localhost:3001/", "http://localhost:3000/")).toBe(false);
});
