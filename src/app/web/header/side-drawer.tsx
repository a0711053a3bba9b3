import type { UserInfo } from "#features/accounts/account.ts";
import { firstName } from "#features/accounts/web/parts/first-name.ts";
import { ButtonLink } from "#web/design/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { LanguageSwitcher } from "#web/design/language-switcher.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { AccountPanel } from "./account-panel.tsx";

interface SideDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly user: UserInfo | null;
  readonly signedIn: boolean;
}

/** The account on a phone: comes in from the side (S2.33). */
export default function SideDrawer({ open, onClose, user, signedIn }: SideDrawerProps) {
  const { t } = useMessages();
  const name = firstName(user?.name ?? "");
  if (!signedIn) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        place="side"
        title={t("header.signed_out")}
        description={t("header.signed_out.text")}
      >
        <ButtonLink to={paths.login} wide onClick={onClose}>
          {t("header.login")}
        </ButtonLink>
        <LanguageSwitcher />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      place="side"
      title={name === "" ? t("header.welcome.plain") : t("header.welcome", { name })}
    >
      <AccountPanel user={user} onDone={onClose} />
    </Dialog>
  );
}
