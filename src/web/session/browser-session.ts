import { makeSession } from "./make-session.ts";
import { prefixed, safeStorage } from "./storage.ts";

export const tabStore = safeStorage(() => window.sessionStorage);
/** Where the device keeps nothing, the tab does: a sign-in and its way to the provider and back last as long as that. */
export const localStore = safeStorage(() => window.localStorage, prefixed(tabStore, "local:"));

/** This browser's session. */
export const session = makeSession(localStore, tabStore);

window.addEventListener("storage", () => session.reread());
// A page that was put away hears of nothing; it may come back to another session.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) session.reread();
});
