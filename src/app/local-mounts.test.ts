import * as fs from "node:fs/promises";
import * as os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readConfiguration } from "#server/configuration.ts";
import { localMounts } from "./local-mounts.ts";

const ORIGINS = ["http://127.0.0.1:3000"];
const REAL = { STRIPE_SECRET_KEY: "sk_1", STRIPE_WEBHOOK_SECRET: "whsec_1", GOOGLE_CLIENT_ID: "g" };

async function prefixes(variables: Record<string, string>): Promise<string[]> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "basmia-mounts-"));
  try {
    const mounts = await localMounts(readConfiguration({ DATA_DIR: folder, ...variables }), ORIGINS);
    return mounts.map(({ prefix }) => prefix);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

test("the embedded profile mounts sign-in and checkout, unless a real one is configured; production mounts neither", async () => {
  expect(await prefixes({})).toEqual(["/local/identity", "/local/payments"]);
  const { GOOGLE_CLIENT_ID, ...stripe } = REAL;
  expect(await prefixes(stripe)).toEqual(["/local/identity"]);
  expect(await prefixes({ GOOGLE_CLIENT_ID })).toEqual(["/local/payments"]);
  expect(await prefixes(REAL)).toEqual([]);
  const place = { PROFILE: "production", PUBLIC_URL: "https://basmia.example", DATABASE_URL: "postgres://a:b@db/c" };
  expect(await prefixes({ ...place, GOOGLE_CLIENT_ID })).toEqual([]);
});
