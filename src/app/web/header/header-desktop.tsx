import { ButtonLink } from "#web/design/button.tsx";
import { LanguageSwitcher } from "#web/design/language-switcher.tsx";
import { ThemeToggle } from "#web/design/theme-toggle.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { AccountButton } from "./account-button.tsx";
import { Brand } from "./brand.tsx";
import { HeaderTitle } from "./header-title.tsx";
import type { HeaderProps } from "./header-props.ts";
import styles from "./header.module.css";

/** Logo or way back, the screen's title, and the account. */
export function HeaderDesktop({ place, home, user, signedIn }: HeaderProps) {
  const { t } = useMessages();
  const look = place === "sky" ? "glass" : "plain";
  return (
    <header className={`${styles.header} ${styles[place]}`}>
      <Brand back={!home && signedIn} look={look} />
      <HeaderTitle />
      <div className={styles.tools}>
        {signedIn ? null : <LanguageSwitcher look={look} />}
        <ThemeToggle look={look} />
        {signedIn ? (
          <AccountButton user={user} look={look} />
        ) : (
          <ButtonLink to={paths.login}>{t("header.login")}</ButtonLink>
        )}
      </div>
    </header>
  );
}
