import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#server/testing/test-database.ts";
import { openAccountsServer } from "../testing/open-accounts-server.ts";
import { signIn } from "../sign-in.ts";
import { RoleError, setRole } from "./set-role.ts";

let db: TestDatabase;
let api: Awaited<ReturnType<typeof openAccountsServer>>;
beforeAll(async () => {
  db = await openTestDatabase();
  api = await openAccountsServer(db, {});
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const comeBy = async (provider: string, subject: string, email: string, vouchesForEmail: boolean) =>
  signIn(
    db.database,
    { provider, subject, name: `Person ${subject}`, email, vouchesForEmail, picture: "" },
    { language: "en", device: "" },
  );
const rolesOf = async (bearer: string) => (await api.get("/user/info", { bearer })).body?.["roles"];
const real = { withLocalPeople: false };

test("gives the account with a vouched e-mail a role, which counts at once, and takes it away again", async () => {
  const token = await comeBy("google", "1", "Ada@Example.test", true);
  expect(await setRole(db.database, "ada@example.TEST ", "admin", real)).toBe("Person 1");
  expect(await rolesOf(token)).toEqual(["admin"]);
  await setRole(db.database, "ada@example.test", "printshop", real);
  expect(await rolesOf(token)).toEqual(["printshop"]);
  await setRole(db.database, "ada@example.test", undefined, real);
  expect(await rolesOf(token)).toEqual([]);
});

test("gives nobody a role by an e-mail that no provider vouches for, that nobody has, or that two accounts have", async () => {
  const claimed = await comeBy("facebook", "2", "boss@example.test", false);
  const twin = await comeBy("google", "3", "twin@example.test", true);
  const other = await comeBy("google", "4", "twin@example.test", true);
  for (const email of ["boss@example.test", "nobody@example.test", "twin@example.test", "", "%"]) {
    await expect(setRole(db.database, email, "admin", real)).rejects.toThrow(RoleError);
  }
  for (const token of [claimed, twin, other]) expect(await rolesOf(token)).toEqual([]);
});

test("takes the local server's people for nobody where real ones sign in", async () => {
  const token = await comeBy("local:google", "local-5", "eve@example.test", true);
  await expect(setRole(db.database, "eve@example.test", "admin", real)).rejects.toThrow(RoleError);
  expect(await setRole(db.database, "eve@example.test", "admin", { withLocalPeople: true })).toBe("Person local-5");
  expect(await rolesOf(token)).toEqual(["admin"]);
});
