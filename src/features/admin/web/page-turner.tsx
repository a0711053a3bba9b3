import { Button } from "#web/design/button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./portal-page.module.css";

interface PageTurnerProps {
  /** Counted from 0. */
  readonly page: number;
  readonly more: boolean;
  readonly onTurn: (page: number) => void;
}

/** To the page before and after; nothing when there is only one. */
export function PageTurner({ page, more, onTurn }: PageTurnerProps) {
  const { t } = useMessages();
  if (page === 0 && !more) return null;
  return (
    <div className={styles.actions}>
      <Button look="surface" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {t("admin.previous")}
      </Button>
      <Button look="surface" disabled={!more} onClick={() => onTurn(page + 1)}>
        {t("admin.next")}
      </Button>
    </div>
  );
}
