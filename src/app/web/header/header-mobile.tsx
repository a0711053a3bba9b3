import { lazy, Suspense, useState } from "react";
import { ButtonLink } from "#web/design/button.tsx";
import { IconButton, IconLink } from "#web/design/icon-button.tsx";
import { ArrowLeftIcon, MenuIcon } from "#web/design/icons/icons.tsx";
import { ThemeToggle } from "#web/design/theme-toggle.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "./avatar.tsx";
import { Brand } from "./brand.tsx";
import { HeaderTitle } from "./header-title.tsx";
import type { HeaderProps } from "./header-props.ts";
import styles from "./header.module.css";

const load = () => import("./side-drawer.tsx");
const SideDrawer = lazy(load);

/** The header at 768 px and below: the way back, and the avatar that opens the side drawer. */
export function HeaderMobile({ place, home, user, signedIn }: HeaderProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const look = place === "sky" ? "glass" : "plain";
  return (
    <header className={`${styles.header} ${styles[place]}`}>
      {home || !signedIn ? (
        <Brand back={false} look={look} />
      ) : (
        <IconLink to={paths.home} look={look} label={t("header.back")} icon={<ArrowLeftIcon />} />
      )}
      <HeaderTitle />
      <div className={styles.tools}>
        <ThemeToggle look={look} />
        {signedIn ? null : (
          <ButtonLink to={paths.login} className={styles.small}>
            {t("header.login")}
          </ButtonLink>
        )}
        <IconButton
          look={look}
          label={t("header.menu")}
          icon={user === null ? <MenuIcon /> : <Avatar name={user.name} picture={user.picture} />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        />
      </div>
      {opened ? (
        <Suspense fallback={null}>
          <SideDrawer open={open} onClose={() => setOpen(false)} user={user} signedIn={signedIn} />
        </Suspense>
      ) : null}
    </header>
  );
}
