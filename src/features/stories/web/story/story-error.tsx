import { useUser } from "#features/accounts/web/user-info.ts";
import { Button, ButtonLink } from "#web/design/button.tsx";
import { RetryIcon } from "#web/design/icons/icons.tsx";
import { useOnline } from "#web/hooks/use-online.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import styles from "./story-error.module.css";

/** A story that could not be loaded: there is none, it is not shared, or the server did not answer (S8.4). */
export function StoryError({ onRetry }: { onRetry: () => void }) {
  const { t } = useMessages();
  const { signedIn } = useUser();
  const online = useOnline();
  return (
    <div className={styles.error}>
      <title>{t("error.story.load")}</title>
      <svg viewBox="0 0 240 150" className={styles.art} aria-hidden="true">
        <path
          d="M24 118q48-22 96 0q48-22 96 0V40q-48-20-96 4q-48-24-96-4Z"
          fill="var(--page)"
          stroke="var(--board)"
          strokeWidth="7"
          strokeLinejoin="round"
        />
        <path d="M120 44V118" stroke="var(--board)" strokeWidth="5" />
        <path
          d="M50 62q22-8 46 0M50 80q22-8 46 0M144 62q24-8 46 0"
          fill="none"
          stroke="var(--page-edge)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path d="M168 84l3 9 9 3-9 3-3 9-3-9-9-3 9-3Z" fill="var(--mustard)" />
      </svg>
      <h1>{t("error.story.loading")}</h1>
      <p role="alert">{online ? t("error.story.not_found") : t("offline.not_kept")}</p>
      <div className={styles.actions}>
        <Button icon={<RetryIcon size={20} />} onClick={onRetry}>
          {t("app.retry")}
        </Button>
        <ButtonLink to={signedIn ? paths.home : paths.login} look="surface">
          {signedIn ? t("header.back") : t("header.login")}
        </ButtonLink>
      </div>
    </div>
  );
}
