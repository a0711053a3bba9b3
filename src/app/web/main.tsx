import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { beginImpersonation, takeImpersonationFromAddress } from "#features/accounts/web/impersonation.ts";
import { enterPortal, takePassFromAddress } from "#features/accounts/web/portal/enter-portal.ts";
import { beginSignInProgress, takeAnswerFromAddress } from "#features/accounts/web/sign-in/sign-in-progress.ts";
import { refreshUser } from "#features/accounts/web/user-info.ts";
import { takeOrderFromAddress } from "#features/membership/web/parts/returned-order.ts";
import { settingsQuery } from "#features/membership/web/queries.ts";
import { makeQueryClient } from "#web/call/query-client.ts";
import "#web/design/fonts.css";
import "#web/design/tokens.css";
import "#web/design/base.css";
import "./shell/first-look.css";
import { toast } from "#web/design/toast/toasts.ts";
import { NARROW } from "#web/hooks/use-media.ts";
import { firstSpeaker } from "#web/messages/first-speaker.ts";
import { afterFirstScreen } from "#web/first-look.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { nextTask } from "#web/next-task.ts";
import { session } from "#web/session/browser-session.ts";
import { headerPlace } from "./header/header-place.ts";
import { loadHeader } from "./header/loaded-header.tsx";
import { putBackAddress } from "./put-back-address.ts";
import { registerWorker } from "./register-worker.ts";
import { App } from "./shell/app.tsx";
import { ErrorBoundary } from "./shell/error-boundary.tsx";

const cache = makeQueryClient();
/** Prices and PRO options are the same for everybody: asked for once, before a screen needs them (S7.22). */
const loadSettings = () => void cache.prefetchQuery(settingsQuery);
// What one person has fetched is not shown to the next.
session.onTokenChange(() => {
  cache.clear();
  loadSettings();
});

/** Not a top-level await: chunks that are fetched meanwhile import from this one, and would wait for it for ever. */
async function start(root: HTMLElement): Promise<void> {
  putBackAddress();
  const pass = takePassFromAddress();
  const mandate = takeImpersonationFromAddress();
  const back = takeAnswerFromAddress();
  takeOrderFromAddress();
  const acts = mandate === undefined || (await beginImpersonation(mandate));
  const entered = pass === undefined || (await enterPortal(pass));
  loadSettings();
  await nextTask();
  refreshUser();
  await nextTask();
  const [speaker] = await Promise.all([firstSpeaker(), firstHeader()]);
  if (!acts) toast({ text: speaker.t("auth.impersonation.failed"), tone: "error" });
  if (!entered) toast({ text: speaker.t("header.admin.refused"), tone: "error" });
  // Once the language is known, in which a new account will be written to.
  beginSignInProgress(back);
  await nextTask();
  // A transition is drawn in small portions, between which a tap is answered.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <MessagesProvider first={speaker}>
          <ErrorBoundary>
            <QueryClientProvider client={cache}>
              <BrowserRouter>
                <App />
              </BrowserRouter>
            </QueryClientProvider>
          </ErrorBoundary>
        </MessagesProvider>
      </StrictMode>,
    ),
  );
}

/** Fetches the header before anything is shown, where the first screen has one: nothing is moved by it later. */
async function firstHeader(): Promise<void> {
  const { pathname } = window.location;
  const narrow = window.matchMedia(NARROW).matches;
  if (headerPlace({ pathname, signedIn: session.token() !== null, narrow }) !== "hidden") await loadHeader();
}

/** Begins everything; on its own, as tools that note who asked for something read the whole file anew for who is its top. */
function begin(): void {
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  void start(root);
  registerWorker();
  afterFirstScreen(() => {
    import("#features/stories/web/offline/keep-up.ts").then(
      ({ keepBooksUp }) => keepBooksUp(),
      (error: unknown) => console.error("Kept books could not be looked after", error),
    );
  });
}

queueMicrotask(begin);
