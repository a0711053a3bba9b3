import { makeSession } from "./make-session.ts";
import { safeStorage } from "./storage.ts";

export const localStore = safeStorage(() => window.localStorage);
export const tabStore = safeStorage(() => window.sessionStorage);

/** This browser's session. */
export const session = makeSession(localStore, tabStore);

window.addEventListener("storage", () => session.reread());
