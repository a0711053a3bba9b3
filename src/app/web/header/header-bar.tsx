import { MOBILE_HEADER, useMedia } from "#web/hooks/use-media.ts";
import { HeaderDesktop } from "./header-desktop.tsx";
import { HeaderMobile } from "./header-mobile.tsx";
import type { HeaderProps } from "./header-props.ts";

/** The header in the variant that the window's width asks for (S2.30). */
export function HeaderBar(props: HeaderProps) {
  const Variant = useMedia(MOBILE_HEADER) ? HeaderMobile : HeaderDesktop;
  return <Variant {...props} />;
}
