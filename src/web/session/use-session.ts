import { useSyncExternalStore } from "react";
import { session } from "./browser-session.ts";
import type { SessionState } from "./make-session.ts";

/** Who is signed in; renders again when that changes, in another tab too. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state);
}
