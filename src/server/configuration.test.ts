import path from "node:path";
import { expect, test } from "vitest";
import { readConfiguration } from "./configuration.ts";
import { ConfigurationError } from "./configuration/configuration-error.ts";

const PRODUCTION = {
  PROFILE: "production",
  PUBLIC_URL: "https://basmia.example",
  DATABASE_URL: "postgres://app:secret-word@db.example/app",
  GOOGLE_CLIENT_ID: "google-id",
};

function faultsOf(variables: Record<string, string>): Record<string, string> {
  try {
    readConfiguration(variables);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return Object.fromEntries(error.faults.map(({ name, advice }) => [name, advice]));
  }
  return {};
}

test("an empty environment is the whole product on this machine", () => {
  expect(readConfiguration({})).toEqual({
    profile: "embedded",
    listen: { port: 3000, host: "127.0.0.1" },
    publicUrl: undefined,
    dataDirectory: path.resolve("data"),
    database: { kind: "embedded", directory: path.resolve("data/database"), connections: 10 },
    storage: { kind: "disk", directory: path.resolve("data/files") },
    defaultLanguage: "en",
    roles: { web: true, worker: true },
    workerConcurrency: 2,
    identity: { google: { kind: "local" }, facebook: { kind: "local" }, x: { kind: "local" } },
    payments: { kind: "local" },
    models: {
      text: ["built-in"],
      image: ["built-in"],
      vision: undefined,
      moderation: undefined,
      providers: {},
      budgets: { story: 5_000_000, day: 100_000_000 },
      inFlight: 4,
    },
    freeStoryWait: 600,
    freeImageEdits: 20,
    rateLimits: { perAddress: 1200, perSession: 600 },
    trustedProxies: [],
    apiUrl: undefined,
    adminUrl: undefined,
    logLevel: "warn",
  });
});

test("NODE_ENV decides nothing, and an empty value is none", () => {
  const plain = readConfiguration({});
  expect(readConfiguration({ NODE_ENV: "production", PORT: "", HOST: " ", DATABASE_URL: "" })).toEqual(plain);
});

test("tells all faults at once, by name, with what to do", () => {
  const faults = faultsOf({
    PROFILE: "production",
    PORT: "80a",
    DEFAULT_LANGUAGE: "fr",
    ROLES: "web,cook",
    FACEBOOK_APP_ID: "1",
    ADMIN_URL: "admin",
    FREE_STORY_WAIT: "-1",
    LOG_LEVEL: "loud",
  });
  expect(Object.keys(faults).toSorted()).toEqual([
    "ADMIN_URL",
    "DATABASE_URL",
    "DEFAULT_LANGUAGE",
    "FACEBOOK_APP_SECRET",
    "FREE_STORY_WAIT",
    "GOOGLE_CLIENT_ID, FACEBOOK_APP_ID, X_CLIENT_ID",
    "LOG_LEVEL",
    "PORT",
    "PUBLIC_URL",
    "ROLES",
  ]);
  for (const advice of Object.values(faults)) expect(advice).toMatch(/give|set|register/);
});

test.each(["0.0.0.0", "192.168.1.4", "example.org", "::", "1127.0.0.1"])(
  "the embedded profile refuses HOST=%s",
  (host) => {
    expect(faultsOf({ HOST: host })["HOST"]).toContain("PROFILE=production");
  },
);

test.each(["127.0.0.1", "127.8.0.1", "localhost", "::1"])("the embedded profile takes HOST=%s", (host) => {
  expect(faultsOf({ HOST: host })).toEqual({});
});

test("the embedded profile is not put behind a public address", () => {
  expect(faultsOf({ PUBLIC_URL: "https://basmia.example" })["PUBLIC_URL"]).toContain("this machine alone");
  expect(readConfiguration({ PUBLIC_URL: "http://localhost:8080/" }).publicUrl).toBe("http://localhost:8080");
});

test("production needs its address, its database and a way to sign in", () => {
  expect(faultsOf(PRODUCTION)).toEqual({});
  for (const name of ["PUBLIC_URL", "DATABASE_URL", "GOOGLE_CLIENT_ID"] as const) {
    const { [name]: _, ...rest } = PRODUCTION;
    expect(Object.keys(faultsOf(rest)).join()).toContain(name);
  }
  expect(faultsOf({ ...PRODUCTION, PUBLIC_URL: "http://basmia.example" })["PUBLIC_URL"]).toContain("https");
  expect(faultsOf({ ...PRODUCTION, PUBLIC_URL: "https://basmia.example/app" })["PUBLIC_URL"]).toContain(
    "without a path",
  );
});

test("production never has local sign-in", () => {
  const { identity } = readConfiguration({ ...PRODUCTION, X_CLIENT_ID: "x", X_CLIENT_SECRET: "s" });
  expect(Object.keys(identity)).toEqual(["google", "x"]);
  expect(Object.values(identity).map(({ kind }) => kind)).toEqual(["real", "real"]);
});

test.each([
  ["GOOGLE_TOKEN_INFO_URL", "http://127.0.0.1:3000/local/identity/google/tokeninfo"],
  ["GOOGLE_AUTHORIZE_URL", "https://localhost/local/identity/google"],
  ["FACEBOOK_GRAPH_URL", "http://graph.example"],
  ["X_API_URL", "https://[::1]:8443"],
])(
  "production refuses %s=%s: a local server lets anybody sign in, and tokens must not travel in the clear",
  (name, url) => {
    expect(faultsOf({ ...PRODUCTION, [name]: url })[name]).toContain("public https address");
    expect(faultsOf({ ...PRODUCTION, [name]: "https://identity.example/here" })).toEqual({});
  },
);

test("offers the configured providers alone, at their own addresses or others", () => {
  const { identity } = readConfiguration({
    FACEBOOK_APP_ID: "1",
    FACEBOOK_APP_SECRET: "s",
    FACEBOOK_VERSION: "21.0",
    FACEBOOK_GRAPH_URL: "http://127.0.0.1:9999/",
  });
  expect(identity).toEqual({
    facebook: {
      kind: "real",
      appId: "1",
      appSecret: "s",
      version: "v21.0",
      dialogUrl: "https://www.facebook.com/v21.0/dialog/oauth",
      sdkUrl: "https://connect.facebook.net",
      graphUrl: "http://127.0.0.1:9999/v21.0",
    },
  });
  const version = readConfiguration({ FACEBOOK_APP_ID: "1", FACEBOOK_APP_SECRET: "s" }).identity.facebook;
  expect(version).toMatchObject({ version: "v16.0" });
});

test("production never has the local checkout; without Stripe nothing is sold, and half of Stripe is a fault", () => {
  expect(readConfiguration(PRODUCTION).payments).toEqual({ kind: "none" });
  const whole = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  const stripe = { kind: "stripe", secretKey: "sk_live_1", webhookSecret: "whsec_1", url: undefined };
  expect(readConfiguration({ ...PRODUCTION, ...whole }).payments).toEqual(stripe);
  expect(readConfiguration({ ...whole, STRIPE_URL: "http://127.0.0.1:9/" }).payments).toEqual({
    ...stripe,
    url: "http://127.0.0.1:9",
  });
  for (const [given, missing] of [
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ] as const) {
    expect(Object.keys(faultsOf({ ...PRODUCTION, [given]: "x" }))).toEqual([missing]);
  }
});

test("the wait is a day with a database of one's own, and what is set wins", () => {
  const { DATABASE_URL } = PRODUCTION;
  expect(readConfiguration({ DATABASE_URL }).freeStoryWait).toBe(86_400);
  expect(readConfiguration({ DATABASE_URL, FREE_STORY_WAIT: "0" }).freeStoryWait).toBe(0);
});

test("a fault never shows a password", () => {
  const message = faultsOf({ DATABASE_URL: "mysql://app:secret-word@db/app" })["DATABASE_URL"];
  expect(message).toContain("postgres://user:password");
  expect(message).not.toContain("secret-word");
});
