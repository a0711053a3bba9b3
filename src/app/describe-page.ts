import type { Language } from "#book/languages.ts";
import { describeStory, type PageTags } from "#features/sharing/server/describe-story.ts";
import { createStoryReader } from "#features/stories/server/read-story.ts";
import type { Database } from "#server/database/database.ts";

/** What the product's pages say of themselves before any script runs: a story what its book is, the others nothing. */
export function pageDescriber(
  database: Database,
  origin: string,
): (pathname: string, language: Language) => Promise<PageTags | undefined> {
  const stories = createStoryReader(database);
  return async (pathname, language) => {
    const id = /^\/stories\/([^/]+)\/?$/.exec(pathname)?.[1];
    return id === undefined ? undefined : describeStory(stories, origin, id, language);
  };
}
