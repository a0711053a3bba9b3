import { isPro } from "#features/membership/subscription.ts";
import { openSubscription } from "#features/membership/web/parts/open-modals.ts";
import { PremiumCard, RenewButton } from "#features/membership/web/parts/premium-card.tsx";
import { StatBoxes } from "#features/membership/web/parts/stat-boxes.tsx";
import type { UserInfo } from "#features/accounts/account.ts";
import { signOut } from "#features/accounts/web/sign-out.ts";
import { Button, ButtonLink } from "#web/design/button.tsx";
import { SignOutIcon, SlidersIcon } from "#web/design/icons/tool-icons.tsx";
import { LanguageSwitcher } from "#web/design/language-switcher.tsx";
import { ThemeToggle } from "#web/design/theme-toggle.tsx";
import { useNow } from "#web/hooks/use-now.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { Avatar } from "./avatar.tsx";
import { PlanLine } from "./plan-line.tsx";
import styles from "./account-panel.module.css";

interface AccountPanelProps {
  readonly user: UserInfo | null;
  /** Something has been done after which the panel has no reason to stay. */
  readonly onDone: () => void;
}

/** Who is signed in, what they have, the language, the light, and the way out; in the popover and in the drawer. */
export function AccountPanel({ user, onDone }: AccountPanelProps) {
  const { t } = useMessages();
  const now = useNow();
  const upgrade = () => {
    onDone();
    openSubscription();
  };
  return (
    <div className={styles.panel}>
      {user === null ? null : (
        <>
          <div className={styles.person}>
            <Avatar name={user.name} picture={user.picture} size={52} />
            <div className={styles.names}>
              <p className={styles.name}>{user.name}</p>
              <p className={styles.email}>{user.email}</p>
            </div>
          </div>
          <PlanLine user={user} />
          <StatBoxes user={user} look="sunk" onOpen={onDone} />
          {user.subscriptionType === "pro" && user.subscriptionExpiresAt !== null ? (
            <RenewButton onRenew={upgrade} />
          ) : null}
        </>
      )}
      <div className={styles.row}>
        <LanguageSwitcher />
        <ThemeToggle />
      </div>
      {user !== null && !isPro(user, now) ? <PremiumCard onUpgrade={upgrade} /> : null}
      {user === null ? null : (
        <ButtonLink look="surface" wide icon={<SlidersIcon size={20} />} to={paths.account} onClick={onDone}>
          {t("header.account.open")}
        </ButtonLink>
      )}
      <Button
        look="surface"
        wide
        icon={<SignOutIcon size={20} />}
        onClick={() => {
          onDone();
          signOut();
        }}
      >
        {t("header.logout")}
      </Button>
    </div>
  );
}
