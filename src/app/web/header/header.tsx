import { useLocation } from "react-router";
import { useSignInProgress } from "#features/accounts/web/sign-in/sign-in-progress.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { MOBILE_HEADER, NARROW, useMedia } from "#web/hooks/use-media.ts";
import { paths } from "#web/paths.ts";
import { headerPlace } from "./header-place.ts";
import { HeaderDesktop } from "./header-desktop.tsx";
import { HeaderMobile } from "./header-mobile.tsx";

/** The header, in the variant that the window's width asks for (S2.30). */
export function Header() {
  const { pathname } = useLocation();
  const { user, signedIn } = useUser();
  const progress = useSignInProgress();
  const narrow = useMedia(NARROW);
  const mobile = useMedia(MOBILE_HEADER);
  const place = headerPlace({ pathname, signedIn, narrow, roles: user?.roles });
  if (place === "hidden" || progress === "finishing" || progress === "signed-in") return null;
  const Variant = mobile ? HeaderMobile : HeaderDesktop;
  return <Variant place={place} home={pathname === paths.home} user={user} signedIn={signedIn} />;
}
