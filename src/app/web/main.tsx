import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { beginImpersonation, takeImpersonationFromAddress } from "#features/accounts/web/impersonation.ts";
import { enterPortal, takePassFromAddress } from "#features/accounts/web/portal/enter-portal.ts";
import { beginSignInProgress, takeAnswerFromAddress } from "#features/accounts/web/sign-in/sign-in-progress.ts";
import { refreshUser } from "#features/accounts/web/user-info.ts";
import { takeOrderFromAddress } from "#features/membership/web/parts/returned-order.ts";
import { settingsQuery } from "#features/membership/web/queries.ts";
import { keepBooksUp } from "#features/stories/web/offline/keep-up.ts";
import { makeQueryClient } from "#web/call/query-client.ts";
import "#web/design/fonts.css";
import "#web/design/tokens.css";
import "#web/design/base.css";
import "./shell/first-look.css";
import { toast } from "#web/design/toast/toasts.ts";
import { firstSpeaker } from "#web/messages/first-speaker.ts";
import { MessagesProvider } from "#web/messages/messages-provider.tsx";
import { session } from "#web/session/browser-session.ts";
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
  const pass = takePassFromAddress();
  const mandate = takeImpersonationFromAddress();
  const back = takeAnswerFromAddress();
  takeOrderFromAddress();
  const acts = mandate === undefined || (await beginImpersonation(mandate));
  const entered = pass === undefined || (await enterPortal(pass));
  loadSettings();
  refreshUser();
  const speaker = await firstSpeaker();
  if (!acts) toast({ text: speaker.t("auth.impersonation.failed"), tone: "error" });
  if (!entered) toast({ text: speaker.t("header.admin.refused"), tone: "error" });
  // Once the language is known, in which a new account will be written to.
  beginSignInProgress(back);
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
  );
}

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
void start(root);
keepBooksUp();
registerWorker();
