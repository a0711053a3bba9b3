import type { Language } from "#book/languages.ts";
import { startMembership } from "#features/membership/server/start-membership.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import type { Identity } from "./identity/identity-provider.ts";
import { openSession } from "./open-session.ts";
import type { Visitor } from "./sign-in-tools.ts";
import { findUserOf, holdIdentity, insertUser, updateUser } from "./store.ts";

/** Signs a person in whom a provider vouches for, with a new account at the first time; gives the session's token. */
export async function signIn(database: Database, identity: Identity, { language, device }: Visitor): Promise<string> {
  return database.transaction(async (tx) => {
    await holdIdentity(tx, identity);
    const known = await findUserOf(tx, identity);
    if (known !== undefined) await updateUser(tx, known, identity);
    return openSession(tx, known ?? (await createUser(tx, identity, language)), device);
  });
}

async function createUser(tx: Transaction, identity: Identity, language: Language): Promise<string> {
  const userId = await insertUser(tx, identity, language);
  await startMembership(tx, userId);
  return userId;
}
