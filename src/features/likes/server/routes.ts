import type { likesContract } from "#features/likes/contract.ts";
import { readLikesStats } from "#features/likes/server/read-likes-stats.ts";
import { setLike } from "#features/likes/server/set-like.ts";
import { listTopStories } from "#features/stories/server/list-top-stories.ts";
import type { Database } from "#server/database/database.ts";
import type { Handlers } from "#server/http/handler.ts";

/** How many stories the top list holds (S7.14). */
const TOP = 3;

export function likesRoutes({ database }: { readonly database: Database }): Handlers<typeof likesContract> {
  return {
    "POST /stories/:id/like": ({ params, body }, { caller }) => setLike(database, params.id, caller.userId, body.liked),
    "GET /stories/top-3-by-likes": (_, { caller }) => listTopStories(database, caller.userId, TOP),
    "GET /user/likes-stats": ({ query }, { caller }) => readLikesStats(database, caller.userId, query.timeZone),
  };
}
