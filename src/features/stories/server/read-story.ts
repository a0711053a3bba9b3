import { LRUCache } from "lru-cache";
import { Fault } from "#contract/fault.ts";
import { isOpen } from "#features/stories/server/is-open.ts";
import { showBook, type ShownBook } from "#features/stories/server/show-book.ts";
import { showStory } from "#features/stories/server/show-story.ts";
import { listPages, listPictures, prepareStoryHead } from "#features/stories/server/store.ts";
import type { Story, StoryStatus } from "#features/stories/story.ts";
import type { Database } from "#server/database/database.ts";

/** Books that a process keeps at hand: some 20 kB each. */
const BOOKS_AT_HAND = 500;

export interface StoryAnswer {
  readonly story: Story;
  readonly status: StoryStatus;
}

/** Reads stories for whoever asks. */
export interface StoryReader {
  /**
   * A story by id or short id: one's own, or a shared one. Throws `story.not_found` for an unknown and for a private one
   * alike, so that nobody can find out which it is.
   */
  read(id: string, viewerId: string | undefined): Promise<StoryAnswer>;
}

/**
 * A reader that looks at the story's own row each time, and reads its pages and pictures again only when the row's version
 * says that they have changed, whichever process changed them.
 */
export function createStoryReader(database: Database): StoryReader {
  const findHead = prepareStoryHead(database);
  const books = new LRUCache<string, ShownBook>({ max: BOOKS_AT_HAND });

  const readBook = async (storyId: string, version: number): Promise<ShownBook> => {
    const key = `${storyId}/${version}`;
    const known = books.get(key);
    if (known) return known;
    const [pageRows, pictureRows] = await Promise.all([listPages(database, storyId), listPictures(database, storyId)]);
    const book = showBook(storyId, pageRows, pictureRows);
    books.set(key, book);
    return book;
  };

  return {
    async read(id, viewerId) {
      const head = await findHead(id, viewerId);
      if (!head || !(isOpen(head) || head.ownerId === viewerId)) throw new Fault("story.not_found");
      const story = showStory(head, await readBook(head.id, head.version), viewerId);
      return { story, status: story.status };
    },
  };
}
