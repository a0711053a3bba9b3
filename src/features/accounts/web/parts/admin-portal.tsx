import { useState } from "react";
import { entersPortal } from "#features/accounts/roles.ts";
import { Button } from "#web/design/button.tsx";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { settings } from "#web/settings/run-time-settings.ts";
import { openPortal } from "../portal/open-portal.ts";
import { useUser } from "../user-info.ts";
import styles from "./admin-portal.module.css";

/** The way to the admin site, for who has a role there: a link, on a phone's home a button (S2.21). Nothing for others. */
export function AdminPortal() {
  const { t } = useMessages();
  const { user } = useUser();
  const narrow = useMedia(NARROW);
  const [busy, setBusy] = useState(false);
  const { adminUrl } = settings;
  if (adminUrl === null || !entersPortal(user?.roles)) return null;

  const open = () => {
    if (busy) return;
    setBusy(true);
    openPortal(adminUrl)
      .catch((cause: unknown) => {
        toastFailure(cause, "The admin site could not be opened", t("error.general"));
      })
      .finally(() => setBusy(false));
  };
  return narrow ? (
    <Button look="surface" busy={busy} onClick={open}>
      {t("header.admin")}
    </Button>
  ) : (
    <a
      className={styles.link}
      href={adminUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      {t("header.admin")}
    </a>
  );
}
