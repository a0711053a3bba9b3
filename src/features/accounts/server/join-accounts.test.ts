import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import type { Identity } from "./identity/identity-provider.ts";
import { signIn } from "./sign-in.ts";
import { identities } from "./tables.ts";
import { answerPage, facebookAuthorize, googleAuthorize, startLocalProviders } from "./testing/local-providers.ts";
import { openAccountsServer } from "./testing/open-accounts-server.ts";
import { createWhoIs } from "./who-is.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Signs in; gives whose account it is. */
async function comeBy(provider: string, subject: string, email: string, vouchesForEmail: boolean): Promise<string> {
  const identity: Identity = { provider, subject, name: "Ana", email, vouchesForEmail, picture: "" };
  const token = await signIn(db.database, identity, { language: "en", device: "" });
  return (await createWhoIs(db.database)(token))?.userId ?? "";
}

test("two providers that both vouch for an e-mail lead to one account, however it is written", async () => {
  const first = await comeBy("google", "1", "Ana@Example.test", true);
  expect(await comeBy("facebook", "2", " ana@example.test", true)).toBe(first);
  expect(await comeBy("facebook", "2", "", false)).toBe(first);
  expect(await db.database.select().from(identities).where(eq(identities.userId, first))).toHaveLength(2);
});

test("where one of the two does not vouch for it, they lead to two, whichever came first", async () => {
  const ben = await comeBy("google", "3", "ben@example.test", true);
  expect(await comeBy("facebook", "4", "ben@example.test", false)).not.toBe(ben);
  const cleo = await comeBy("facebook", "5", "cleo@example.test", false);
  expect(await comeBy("google", "6", "cleo@example.test", true)).not.toBe(cleo);
  const nobody = await comeBy("google", "7", "", true);
  expect(await comeBy("facebook", "8", "", true)).not.toBe(nobody);
});

test("another person of the same provider is another person, though the address was given to them", async () => {
  const before = await comeBy("google", "9", "dan@example.test", true);
  expect(await comeBy("google", "10", "dan@example.test", true)).not.toBe(before);
  const both = await comeBy("google", "11", "eva@example.test", true);
  expect(await comeBy("x", "12", "eva@example.test", true)).toBe(both);
  expect(await comeBy("google", "13", "eva@example.test", true)).not.toBe(both);
});

test("an address that is vouched for no more joins nothing", async () => {
  const before = await comeBy("google", "14", "fay@example.test", true);
  await comeBy("google", "14", "fay@elsewhere.test", true);
  expect(await comeBy("facebook", "15", "fay@example.test", true)).not.toBe(before);
  expect(await comeBy("x", "16", "fay@elsewhere.test", true)).toBe(before);
});

test("the local server's people and real ones never meet, whatever is vouched for", async () => {
  const local = await comeBy("local:google", "local-1", "gil@example.test", true);
  expect(await comeBy("google", "17", "gil@example.test", true)).not.toBe(local);
  expect(await comeBy("local:facebook", "local-2", "gil@example.test", true)).toBe(local);
});

test("two first sign-ins by two providers at the same moment make one account", async () => {
  const who = await Promise.all([
    comeBy("google", "18", "hal@example.test", true),
    comeBy("facebook", "19", "hal@example.test", true),
    comeBy("x", "20", "hal@example.test", true),
  ]);
  expect(new Set(who).size).toBe(1);
});

test("Google vouches for an e-mail, Facebook does not, so that nobody comes in by an address of somebody else's", async () => {
  const providers = await startLocalProviders();
  const api = await openAccountsServer(db, providers.identity);
  const person = { name: "Ida", email: "ida@example.test" };
  const google = (await answerPage(googleAuthorize(providers.address), "continue", person)).get("access_token");
  const facebook = (await answerPage(facebookAuthorize(providers.address), "continue", person)).get("code");
  expect((await api.post("/auth/google", { bearer: google })).status).toBe(200);
  expect((await api.post("/auth/facebook", { bearer: facebook, body: { type: "code" } })).status).toBe(200);
  const rows = await db.database.select().from(identities);
  const hers = rows.filter(
    ({ provider, vouchedEmail }) => vouchedEmail === person.email || provider === "local:facebook",
  );
  expect(new Set(hers.map(({ userId }) => userId)).size).toBe(hers.length);
  expect(hers.map(({ provider, vouchedEmail }) => [provider, vouchedEmail])).toContainEqual([
    "local:google",
    person.email,
  ]);
  await api.close();
  await providers.close();
});
