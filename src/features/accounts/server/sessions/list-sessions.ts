import type { OpenSession } from "#features/accounts/account.ts";
import type { Queries } from "#server/database/database.ts";
import { listFamilies } from "./store.ts";

/** Where a person is signed in (S16.2); `currentId` is the session that asks. */
export async function listSessions(queries: Queries, userId: string, currentId: string): Promise<OpenSession[]> {
  const families = await listFamilies(queries, userId);
  return families.map(({ family, device, createdAt, endsAt, impersonatorId }) => ({
    id: family,
    device,
    signedInAt: createdAt.toISOString(),
    endsAt: (endsAt ?? createdAt).toISOString(),
    current: family === currentId,
    byAdmin: impersonatorId !== null,
  }));
}
