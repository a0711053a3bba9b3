import type { storiesContract } from "#features/stories/contract.ts";
import { analyzeIdea } from "#features/stories/server/analyze-idea.ts";
import { createStory } from "#features/stories/server/create-story.ts";
import { deleteStory } from "#features/stories/server/delete-story.ts";
import { listStories } from "#features/stories/server/list-stories.ts";
import { createStoryReader } from "#features/stories/server/read-story.ts";
import type { Writer } from "#features/stories/server/writer/writer.ts";
import type { Database } from "#server/database/database.ts";
import { type Handlers, NOT_MODIFIED } from "#server/http/handler.ts";
import type { Storage } from "#server/storage/storage.ts";

export interface StoryTools {
  readonly database: Database;
  readonly storage: Storage;
  readonly writer: Writer;
  /** Seconds between two free stories. */
  readonly freeStoryWait: number;
}

export function storiesRoutes(tools: StoryTools): Handlers<typeof storiesContract> {
  const reader = createStoryReader(tools.database);
  return {
    "GET /stories": (_, { caller }) => listStories(tools.database, caller.userId),
    "POST /stories": ({ body }, { caller, remember }) => createStory(tools, caller.userId, body, remember),
    "POST /stories/analyze": ({ body }, { caller, language, signal }) =>
      analyzeIdea(tools, caller.userId, body.story, language, signal),
    "GET /stories/:id": async ({ params }, { caller, isUnchanged }) => {
      const answer = await reader.read(params.id, caller?.userId);
      const { story } = answer;
      return isUnchanged(`${story.version}-${story.likes}-${story.isLiked}-${story.canEdit}`) ? NOT_MODIFIED : answer;
    },
    "DELETE /stories/:id": ({ params }, { caller }) => deleteStory(tools, params.id, caller.userId),
  };
}
