import type { Language } from "#book/languages.ts";
import { startMembership } from "#features/membership/server/start-membership.ts";
import type { Database, Transaction } from "#server/database/database.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { Identity } from "./identity/identity-provider.ts";
import { copyPortrait } from "./jobs.ts";
import { openSession } from "./open-session.ts";
import { findPortrait } from "./portraits/store.ts";
import type { Visitor } from "./sign-in-tools.ts";
import { findUserOf, findUserVouchedFor, holdIdentity, insertIdentity, insertUser, updateUser } from "./store.ts";

/**
 * Signs a person in whom a provider vouches for, with a new account at the first time; gives the session's token. A person
 * who comes by another provider than before has the same account where both vouch for the same e-mail.
 */
export async function signIn(database: Database, identity: Identity, { language, device }: Visitor): Promise<string> {
  return database.transaction(async (tx) => {
    await holdIdentity(tx, identity);
    const userId =
      (await findUserOf(tx, identity)) ?? (await join(tx, identity)) ?? (await createUser(tx, identity, language));
    await updateUser(tx, userId, identity);
    const kept = await findPortrait(tx, userId);
    if (kept && kept.portraitOf !== kept.picture) await enqueue(tx, copyPortrait, { userId });
    return openSession(tx, userId, device);
  });
}

/** Joins an identity that is new to the account whose e-mail both providers vouch for, if there is one. */
async function join(tx: Transaction, identity: Identity): Promise<string | undefined> {
  const known = await findUserVouchedFor(tx, identity);
  if (known !== undefined) await insertIdentity(tx, identity, known);
  return known;
}

async function createUser(tx: Transaction, identity: Identity, language: Language): Promise<string> {
  const userId = await insertUser(tx, identity, language);
  await insertIdentity(tx, identity, userId);
  await startMembership(tx, userId);
  return userId;
}
