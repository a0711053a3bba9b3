import { localStore, tabStore } from "#web/session/browser-session.ts";
import { signInFlags } from "./flags.ts";

/** The flags in this browser's storage. */
export const flags = signInFlags(tabStore, localStore);
