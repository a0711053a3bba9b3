/// <reference lib="dom" />

/** Which build this worker belongs to, and the files that the app is started from: put in by the build. */
declare const SHELL_VERSION: string;
declare const SHELL_FILES: readonly string[];

interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface RequestEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** What of a service worker's global scope is used here; TypeScript's own lib for it excludes the one for pages. */
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: RequestEvent) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

const PREFIX = "shell-";
const SHELL = PREFIX + SHELL_VERSION;
const PAGE = "/";

scope.addEventListener("install", (event) => {
  event.waitUntil(keepShell());
});

// A worker of a newer build waits until the last page of the older one has gone: both find the files that they were built
// with, and whoever is online gets the newest page from the server in any case.
scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldShells(), scope.clients.claim()]));
});

scope.addEventListener("fetch", (event) => {
  const answer = answerFor(event.request);
  if (answer) event.respondWith(answer);
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL);
  await cache.addAll([new Request(PAGE, { cache: "no-cache" }), ...SHELL_FILES]);
}

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== SHELL).map((name) => caches.delete(name)),
  );
}

/** Undefined leaves a request to the browser. */
function answerFor(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return undefined;
  if (request.mode === "navigate") {
    const isPage = !/^\/(?:api|local|assets|images)\//.test(pathname) && !/\.\w{1,8}$/.test(pathname);
    return isPage ? pageFrom(request) : undefined;
  }
  if (pathname.startsWith("/images/")) return pictureFrom(request);
  return SHELL_FILES.includes(pathname) ? shellFile(request) : undefined;
}

/** The server's page while it answers, whatever it says; the kept one without a network. */
async function pageFrom(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (cause) {
    const kept = await (await caches.open(SHELL)).match(PAGE);
    if (!kept) throw cause;
    return kept;
  }
}

/** Hashed names never change what they stand for. */
async function shellFile(request: Request): Promise<Response> {
  const kept = await (await caches.open(SHELL)).match(request);
  return kept ?? fetch(request);
}

/** An address of a picture never changes what it shows. Of a kept one every size is there: the one that is kept. */
async function pictureFrom(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (cause) {
    const other = await caches.match(request.url.replace(/\/(?:small|thumb)\.webp/, "/screen.webp"));
    if (!other) throw cause;
    return other;
  }
}
