import { lazy, Suspense, useRef, useState } from "react";
import type { UserInfo } from "#features/accounts/account.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { Avatar } from "./avatar.tsx";
import styles from "./header.module.css";

const load = () => import("./account-popover.tsx");
const AccountPopover = lazy(load);

interface AccountButtonProps {
  readonly user: UserInfo | null;
  readonly look: "glass" | "plain";
}

/** The avatar, which opens the account's popover; its code is fetched when the pointer or the focus comes near. */
export function AccountButton({ user, look }: AccountButtonProps) {
  const { t } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const name = user?.name ?? "";
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${styles.who} ${styles[look]}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={name === "" ? t("header.account.title") : t("header.account", { name })}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => {
          setOpened(true);
          setOpen(!open);
        }}
      >
        <Avatar name={name} picture={user?.picture ?? ""} />
        <span className={styles.whoName}>{name}</span>
      </button>
      {opened ? (
        <Suspense fallback={null}>
          <AccountPopover open={open} onClose={() => setOpen(false)} anchor={button} user={user} />
        </Suspense>
      ) : null}
    </>
  );
}
