import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useSignInProgress } from "#features/accounts/web/sign-in/sign-in-progress.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { paths } from "#web/paths.ts";
import { headerPlace } from "./header-place.ts";
import { loadedHeader, loadHeader } from "./loaded-header.tsx";

/** The header where a screen has one. */
export function Header() {
  const { pathname } = useLocation();
  const { user, signedIn } = useUser();
  const progress = useSignInProgress();
  const narrow = useMedia(NARROW);
  const draw = useSyncExternalStore(loadedHeader.subscribe, loadedHeader.current);
  const place = headerPlace({ pathname, signedIn, narrow, roles: user?.roles });
  const shown = place !== "hidden" && progress !== "finishing" && progress !== "signed-in";
  useEffect(() => {
    if (shown) void loadHeader();
  }, [shown]);
  return shown ? draw?.({ place, home: pathname === paths.home, user, signedIn }) : null;
}
