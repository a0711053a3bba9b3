import { Button } from "#web/design/button.tsx";
import { RetryIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./lost-track.module.css";

/** The book is still being made, but nothing is heard of it: what is there stays open, and one can ask again. */
export function LostTrack({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages();
  return (
    <div className={styles.bar} role="alert">
      <p>
        <strong>{t("review.poll.failed")}</strong> {t("review.poll.failed.text")}
      </p>
      <Button look="surface" icon={<RetryIcon size={20} />} onClick={onRetry}>
        {t("app.retry")}
      </Button>
    </div>
  );
}
