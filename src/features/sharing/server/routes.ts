import type { sharingContract } from "#features/sharing/contract.ts";
import { listReports } from "#features/sharing/server/list-reports.ts";
import { reportStory } from "#features/sharing/server/report-story.ts";
import { setHidden } from "#features/stories/server/set-hidden.ts";
import { setSharing } from "#features/stories/server/set-sharing.ts";
import type { Database } from "#server/database/database.ts";
import type { Handlers } from "#server/http/handler.ts";

export function sharingRoutes(database: Database): Handlers<typeof sharingContract> {
  return {
    "PUT /stories/:id/sharing": ({ params, body }, { caller }) =>
      setSharing(database, params.id, caller.userId, body.shared),
    "POST /stories/:id/report": ({ params, body }, { caller }) =>
      reportStory(database, params.id, caller?.userId, body),
    "GET /admin/reports": () => listReports(database),
    "PUT /admin/stories/:id/hidden": async ({ params, body }, { caller, log }) => {
      const answer = await setHidden(database, params.id, body.hidden);
      log.info({ admin: caller.userId, story: params.id, hidden: body.hidden }, "an administrator judged a story");
      return answer;
    },
  };
}
