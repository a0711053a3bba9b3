import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { COVER } from "#features/reading/page-order.ts";
import type { CastChange, editingContract } from "#features/stories/editing-contract.ts";
import type { Cover, Story, StoryPage } from "#features/stories/story.ts";
import {
  changeOnShelf,
  changePage,
  changeStory,
  findStory,
  holdStories,
  type PageChange,
  refreshStory,
  replaceStory,
} from "#features/stories/web/story-cache.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof editingContract>();

/** A page of a story, or its cover. */
export interface PagePlace {
  readonly storyId: string;
  /** From 0; the cover is -1. */
  readonly page: number;
}

/** Told of a failure, also when whoever asked has turned to another page by then. */
type OnFailed = (error: unknown) => void;

const pageParams = ({ storyId, page }: PagePlace) => ({ id: storyId, pageId: String(page) });

/** What `useIsMutating` asks for: the pictures of a page that are being painted now. */
export const paintingKey = ({ storyId, page }: PagePlace) => ["painting", storyId, page] as const;

/** A page or the cover as it stands in the cache. */
const pictured = (story: Story | undefined, page: number): Cover | StoryPage | undefined =>
  page === COVER ? story?.cover : story?.pages[page];

/** Shows a change at once; gives what takes it back. */
async function showAtOnce(
  cache: QueryClient,
  { storyId, page }: PagePlace,
  change: (now: Cover | StoryPage) => PageChange,
) {
  await holdStories(cache);
  const before = pictured(findStory(cache, storyId), page);
  if (before !== undefined) changePage(cache, storyId, page, change(before));
  return () => {
    if (before !== undefined) changePage(cache, storyId, page, before);
  };
}

export interface SavedWords extends PagePlace {
  readonly text: string;
  /** The page's version that the writer has seen (S7.28); none writes over whatever stands. */
  readonly version: number;
}

/** Gives a page other words (S7.6): they stand at once, and are taken back when they could not be saved. */
export function useSaveWords() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ text, version, ...place }: SavedWords) =>
      call("PUT /stories/:id/pages/:pageId/text", { params: pageParams(place), body: { text } }, { ifMatch: version }),
    onMutate: ({ text, ...place }) => showAtOnce(cache, place, () => ({ text: text.trim() })),
    onError: (_error, _words, rollBack) => rollBack?.(),
    onSuccess: (page, place) => changePage(cache, place.storyId, place.page, page),
    onSettled: () => refreshStory(cache),
  });
}

/** Has a page told again, simpler or richer (S10.4). */
export function useTellAgain({ storyId, page }: PagePlace) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ direction, version }: { direction: "simpler" | "richer"; version: number }) =>
      call(
        "PUT /stories/:id/pages/:pageId/level",
        { params: pageParams({ storyId, page }), body: { direction } },
        { ifMatch: version },
      ),
    onSuccess: (told) => changePage(cache, storyId, page, told),
    onSettled: () => refreshStory(cache),
  });
}

/** Gives the story another title (S7.13); its version is the story's. */
export function useSaveTitle() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ storyId, title, version }: { storyId: string; title: string; version: number }) =>
      call("PUT /stories/:id/title", { params: { id: storyId }, body: { title } }, { ifMatch: version }),
    onMutate: async ({ storyId, title }) => {
      await holdStories(cache);
      const before = findStory(cache, storyId)?.title;
      setTitle(cache, storyId, title.trim());
      return () => (before === undefined ? undefined : setTitle(cache, storyId, before));
    },
    onError: (_error, _title, rollBack) => rollBack?.(),
    onSuccess: ({ title }, { storyId }) => setTitle(cache, storyId, title),
    onSettled: () => refreshStory(cache),
  });
}

function setTitle(cache: QueryClient, storyId: string, title: string): void {
  changeStory(cache, storyId, (story) => ({ ...story, title }));
  changeOnShelf(cache, storyId, { title });
}

/** Shows another of a page's pictures (S7.10), at once; of several in a row the last one stays. */
export function useSelectPicture({ storyId, page }: PagePlace, onFailed: OnFailed) {
  const cache = useQueryClient();
  const mutationKey = ["selecting", storyId, page];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(" ") },
    mutationFn: (index: number): Promise<PageChange> =>
      page === COVER
        ? call("PUT /stories/:id/cover/image/:imageId", { params: { id: storyId, imageId: String(index) } })
        : call("PUT /stories/:id/pages/:pageId/image/:imageId", {
            params: { ...pageParams({ storyId, page }), imageId: String(index) },
          }),
    onMutate: (index) =>
      showAtOnce(cache, { storyId, page }, ({ imageUrls, imageUrl }) => ({
        selectedImageIndex: index,
        imageUrl: imageUrls[index] ?? imageUrl,
      })),
    onError: (error, _index, rollBack) => {
      rollBack?.();
      onFailed(error);
    },
    onSuccess: (answer) => {
      if (cache.isMutating({ mutationKey }) === 1) changePage(cache, storyId, page, answer);
    },
    onSettled: () => (cache.isMutating({ mutationKey }) === 1 ? refreshStory(cache) : undefined),
  });
}

/** Paints one more picture of a page (S7.9), or changes the one that is selected as somebody says (S7.8). */
export function usePaint(place: PagePlace, onFailed: OnFailed) {
  const cache = useQueryClient();
  const { storyId, page } = place;
  return useMutation({
    mutationKey: paintingKey(place),
    mutationFn: (instructions: string | undefined) => paint(place, instructions),
    onError: onFailed,
    onSuccess: (painted) => changePage(cache, storyId, page, asPage(painted)),
    onSettled: () => refreshStory(cache),
  });
}

type Painted = PageChange & { readonly notUnderstood: readonly string[] };

/** What is told of the words beside a page is no part of it. */
function asPage(painted: Painted): PageChange {
  const page: PageChange & { notUnderstood?: unknown } = { ...painted };
  delete page.notUnderstood;
  return page;
}

function paint(place: PagePlace, instructions: string | undefined): Promise<Painted> {
  const id = place.storyId;
  if (place.page === COVER) {
    return instructions === undefined
      ? call("POST /stories/:id/cover/image", { params: { id } })
      : call("PUT /stories/:id/cover/edit", { params: { id }, body: { instructions } });
  }
  const params = pageParams(place);
  return instructions === undefined
    ? call("POST /stories/:id/pages/:pageId/image", { params })
    : call("PUT /stories/:id/pages/:pageId/edit", { params, body: { instructions } });
}

/** Keeps what the next pictures of a page are to show (S7.7). */
export function useKeepInstructions({ storyId, page }: PagePlace) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (userDrawingInstructions: string) => {
      const body = { userDrawingInstructions };
      return page === COVER
        ? call("PUT /stories/:id/cover/userDrawingInstructions", { params: { id: storyId }, body })
        : call("PUT /stories/:id/pages/:pageId/userDrawingInstructions", {
            params: pageParams({ storyId, page }),
            body,
          });
    },
    onSuccess: ({ userDrawingInstructions }) => changePage(cache, storyId, page, { userDrawingInstructions }),
  });
}

/** Draws a page that could not be drawn (S10.11); the cover is painted anew. */
export function useRetryPage(place: PagePlace, onFailed: OnFailed) {
  const cache = useQueryClient();
  const { storyId, page } = place;
  return useMutation({
    mutationKey: paintingKey(place),
    mutationFn: async (): Promise<PageChange> => {
      if (page !== COVER) return call("POST /stories/:id/pages/:pageId/retry", { params: pageParams(place) });
      return asPage(await paint(place, undefined));
    },
    onError: onFailed,
    onSuccess: (drawn) => changePage(cache, storyId, page, drawn),
    onSettled: () => refreshStory(cache),
  });
}

/** Changes how somebody looks; the pages named in the answer are painted again meanwhile (S10.7). */
export function useChangeCast(storyId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ characterId, change }: { characterId: string; change: Partial<CastChange> }) =>
      call("PUT /stories/:id/cast/:characterId", { params: { id: storyId, characterId }, body: change }),
    onSuccess: ({ card }) =>
      changeStory(cache, storyId, (story) => ({
        ...story,
        cast: story.cast.map((each) => (each.id === card.id ? card : each)),
      })),
  });
}

/** Takes the last change of words, title or selected picture back. */
export function useUndo(storyId: string) {
  const cache = useQueryClient();
  return useMutation({
    scope: { id: `undo ${storyId}` },
    mutationFn: async () => {
      await holdStories(cache);
      return call("POST /stories/:id/undo", { params: { id: storyId } });
    },
    onSuccess: ({ story, status }) => replaceStory(cache, story, status),
  });
}
