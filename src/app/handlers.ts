import { accountDataRoutes } from "#features/accounts/server/data/routes.ts";
import { peopleRoutes } from "#features/accounts/server/people/routes.ts";
import { accountsRoutes } from "#features/accounts/server/routes.ts";
import { likesRoutes } from "#features/likes/server/routes.ts";
import { membershipRoutes } from "#features/membership/server/routes.ts";
import { picturesRoutes } from "#features/pictures/server/routes.ts";
import { readingRoutes } from "#features/reading/server/routes.ts";
import { settingsRoutes } from "#features/settings/server/routes.ts";
import { sharingRoutes } from "#features/sharing/server/routes.ts";
import { editingRoutes } from "#features/stories/server/editing/routes.ts";
import { storiesRoutes } from "#features/stories/server/routes.ts";
import type { Database } from "#server/database/database.ts";
import type { Handlers } from "#server/http/handler.ts";
import type { AppContract } from "./contract.ts";
import { moderateTexts } from "./moderate-texts.ts";
import type { Players } from "./tools.ts";

export interface AppTools extends Players {
  readonly database: Database;
  /** Seconds between two free stories. */
  readonly freeStoryWait: number;
  /** How many pictures of a free story may be made anew or edited. */
  readonly freeImageEdits: number;
  /** Origins that the product is reached by, the public one first. */
  readonly origins: readonly [string, ...string[]];
}

/** A handler for every call of the API. */
export function joinHandlers(tools: AppTools): Handlers<AppContract> {
  const handlers: Handlers<AppContract> = {
    ...accountsRoutes(tools),
    ...accountDataRoutes(tools),
    ...peopleRoutes(tools),
    ...likesRoutes(tools),
    ...membershipRoutes(tools),
    ...picturesRoutes(tools),
    ...readingRoutes(tools),
    ...settingsRoutes(tools),
    ...sharingRoutes(tools.database),
    ...storiesRoutes(tools),
    ...editingRoutes(tools),
  };
  return tools.flagTexts ? moderateTexts(handlers, tools.flagTexts) : handlers;
}
