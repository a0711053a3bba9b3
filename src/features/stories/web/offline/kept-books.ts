import { renditionOf } from "#features/pictures/picture.ts";
import type { Story, StorySummary } from "#features/stories/story.ts";
import { session, tabStore } from "#web/session/browser-session.ts";
import { STORED } from "#web/session/storage.ts";

// Books that were opened on this device, to be read without a network (S13.5): one cache of the browser's for each person,
// in which a story lies under its ids and its pictures under their own addresses.

const PREFIX = "books-";
/** More books than that are not kept: those go that were not opened for the longest time. */
const MOST = 24;

/** A kept story, and when it was last opened, in milliseconds since 1970. */
interface Kept {
  readonly story: Story;
  readonly openedAt: number;
}

const isPossible = () => "caches" in globalThis;
const addressOf = (id: string) => `/kept/stories/${encodeURIComponent(id)}`;

/** Whose books they are: a sign-in's, as long as it lasts, or a visitor's; undefined for somebody who acts in another's name. */
async function owner(): Promise<string | undefined> {
  const token = session.token();
  if (token === null) return "visitor";
  if (tabStore.getItem(STORED.token) !== null) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest.slice(0, 12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function openOwn(): Promise<Cache | undefined> {
  if (!isPossible()) return undefined;
  const person = await owner();
  return person === undefined ? undefined : caches.open(PREFIX + person);
}

const picturesOf = ({ cover, pages }: Story): string[] =>
  [cover, ...pages]
    .filter(({ imageUrl }) => imageUrl !== "")
    .flatMap(({ imageUrl }) => [renditionOf(imageUrl, "screen"), renditionOf(imageUrl, "thumb")]);

/** Keeps a finished story with its pictures; what it had before and has no more goes. */
export async function keepBook(story: Story): Promise<void> {
  const cache = await openOwn();
  if (!cache || story.status !== "completed") return;
  const wanted = picturesOf(story);
  const requests = await cache.keys();
  const there = new Set(requests.map(({ url }) => url));
  for (const address of wanted) {
    if (!there.has(new URL(address, location.origin).href)) await cache.add(address);
  }
  const absolute = new Set(wanted.map((address) => new URL(address, location.origin).href));
  const stale = requests.filter(({ url }) => url.includes(`/images/${story.id}/`) && !absolute.has(url));
  await Promise.all(stale.map((request) => cache.delete(request)));
  await writeStory(cache, { story, openedAt: Date.now() });
  await dropBeyond(cache);
}

async function writeStory(cache: Cache, kept: Kept): Promise<void> {
  const { id, shortId } = kept.story;
  await Promise.all(
    [id, shortId].map((each) =>
      cache.put(
        addressOf(each),
        new Response(JSON.stringify(kept), { headers: { "content-type": "application/json" } }),
      ),
    ),
  );
}

async function keptRequests(cache: Cache): Promise<Request[]> {
  return (await cache.keys()).filter(({ url }) => url.includes("/kept/stories/"));
}

async function listKept(cache: Cache): Promise<Kept[]> {
  const all = await Promise.all((await keptRequests(cache)).map((request) => readFrom(cache, request)));
  const byId = new Map(all.flatMap((kept) => (kept ? [[kept.story.id, kept] as const] : [])));
  return [...byId.values()].toSorted((a, b) => b.openedAt - a.openedAt);
}

async function readFrom(cache: Cache, request: RequestInfo): Promise<Kept | undefined> {
  const answer = await cache.match(request);
  if (!answer) return undefined;
  // Written by this module alone, but perhaps by that of an older app, whose stories were others: such a one is opened anew.
  const { story, openedAt } = (await answer.json()) as Kept;
  // What checks it is heavy, and no first screen needs it.
  const { Story: shape } = await import("#features/stories/story.ts");
  return shape.safeParse(story).success ? { story, openedAt } : undefined;
}

async function dropBeyond(cache: Cache): Promise<void> {
  // Each lies under two addresses. They are read only where there are too many: that takes a phone a while.
  if ((await keptRequests(cache)).length <= MOST * 2) return;
  for (const { story } of (await listKept(cache)).slice(MOST)) await dropFrom(cache, story);
}

async function dropFrom(cache: Cache, { id, shortId }: Story): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => url.includes(`/images/${id}/`));
  await Promise.all([...[id, shortId].map(addressOf), ...requests].map((request) => cache.delete(request)));
}

/** A kept story by either of its ids. */
export async function readKeptBook(id: string): Promise<Story | undefined> {
  const cache = await openOwn();
  return cache && (await readFrom(cache, addressOf(id)))?.story;
}

/** Forgets a story that is gone, or is not shared any more. */
export async function dropKeptBook(id: string): Promise<void> {
  const cache = await openOwn();
  const kept = cache && (await readFrom(cache, addressOf(id)));
  if (cache && kept) await dropFrom(cache, kept.story);
}

/** The kept books as they stand on a shelf: the owner's own. */
export async function listKeptBooks(): Promise<StorySummary[]> {
  const cache = await openOwn();
  const kept = cache ? await listKept(cache) : [];
  return kept
    .filter(({ story }) => story.canEdit)
    .map(({ story }) => ({
      id: story.id,
      shortId: story.shortId,
      title: story.title,
      coverUrl: story.cover.imageUrl,
      likes: story.likes,
      createdAt: story.createdAt,
      status: story.status,
      pages: story.pages.length,
      pagesDone: story.pagesDone,
      shared: story.shared,
      hidden: story.hidden,
    }));
}

/** Ids of everything that is kept for whoever is here, of whatever shape it is. */
export async function listKeptIds(): Promise<string[]> {
  const cache = await openOwn();
  if (!cache) return [];
  const readId = async (request: Request) => {
    const answer = await cache.match(request);
    return ((await answer?.json()) as Partial<Kept> | undefined)?.story?.id ?? [];
  };
  return [...new Set((await Promise.all((await keptRequests(cache)).map(readId))).flat())];
}

/** What others have read on this device goes: a private book stays with nobody who signs out. */
export async function dropOthersBooks(): Promise<void> {
  if (!isPossible()) return;
  const person = await owner();
  if (person === undefined) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + person);
  await Promise.all(names.map((name) => caches.delete(name)));
}
