import { and, eq } from "drizzle-orm";
import { users } from "#features/accounts/server/tables.ts";
import type { Queries } from "#server/database/database.ts";

export interface KeptPortrait {
  /** The provider's address of the picture; empty when there is none. */
  readonly picture: string;
  /** The copy's name; empty when there is none. */
  readonly portrait: string;
  /** The address that was last copied, or found to be no picture. */
  readonly portraitOf: string;
}

export async function findPortrait(queries: Queries, userId: string): Promise<KeptPortrait | undefined> {
  const { picture, portrait, portraitOf } = users;
  const [kept] = await queries.select({ picture, portrait, portraitOf }).from(users).where(eq(users.id, userId));
  return kept;
}

/** Notes the copy of an address, unless the person is gone or has another picture by now; tells whether it was noted. */
export async function setPortrait(
  queries: Queries,
  userId: string,
  { picture, portrait }: Pick<KeptPortrait, "picture" | "portrait">,
): Promise<boolean> {
  const noted = await queries
    .update(users)
    .set({ portrait, portraitOf: picture })
    .where(and(eq(users.id, userId), eq(users.picture, picture)))
    .returning({ id: users.id });
  return noted.length > 0;
}
