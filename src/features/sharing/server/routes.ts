import type { sharingContract } from "#features/sharing/contract.ts";
import { setSharing } from "#features/stories/server/set-sharing.ts";
import type { Database } from "#server/database/database.ts";
import type { Handlers } from "#server/http/handler.ts";

export function sharingRoutes(database: Database): Handlers<typeof sharingContract> {
  return {
    "PUT /stories/:id/sharing": ({ params, body }, { caller }) =>
      setSharing(database, params.id, caller.userId, body.shared),
  };
}
