import type { Language } from "#book/languages.ts";
import { describeStory, type PageTags } from "#features/sharing/server/describe-story.ts";
import { descriptionTag } from "#features/sharing/server/link-tags.ts";
import { createStoryReader } from "#features/stories/server/read-story.ts";
import { say } from "#messages/say.ts";
import type { Database } from "#server/database/database.ts";
import { manifestPath } from "./manifest.ts";

/** What the product's pages say of themselves before any script runs: a story what its book is, the others what Basmia does. */
export function pageDescriber(
  database: Database,
  origin: string,
): (pathname: string, language: Language) => Promise<PageTags> {
  const stories = createStoryReader(database);
  return async (pathname, language) => {
    const manifest = `<link rel="manifest" href="${manifestPath(language)}">`;
    const id = /^\/stories\/([^/]+)\/?$/.exec(pathname)?.[1];
    if (id === undefined) return { tags: descriptionTag(say(language).t("preview.neutral")) + manifest, status: 200 };
    const { tags, status } = await describeStory(stories, origin, id, language);
    return { tags: tags + manifest, status };
  };
}
