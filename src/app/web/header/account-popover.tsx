import { Popover } from "@base-ui/react/popover";
import type { RefObject } from "react";
import type { UserInfo } from "#features/accounts/account.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { AccountPanel } from "./account-panel.tsx";
import styles from "./account-popover.module.css";

interface AccountPopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The button that opens it, and gets the focus back. */
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly user: UserInfo | null;
}

/** The account under the avatar; leaves over 250 ms (S9.4). */
export default function AccountPopover({ open, onClose, anchor, user }: AccountPopoverProps) {
  const { t } = useMessages();
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return;
        // The button itself closes what it has opened.
        if (anchor.current?.contains(details.event.target as Node | null)) details.cancel();
        else onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={10} className={styles.positioner}>
          <Popover.Popup className={styles.popup} finalFocus={anchor} aria-label={t("header.account.title")}>
            <AccountPanel user={user} onDone={onClose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
