import type { Story } from "#features/stories/story.ts";
import { useAskAgain } from "#features/stories/web/queries.ts";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./making-progress.module.css";

/** How far a book is that is being made, or that it got stuck, with a way to ask again (S3.21); nothing about a finished one. */
export function MakingProgress({ story }: { story: Story }) {
  const { t } = useMessages();
  const askAgain = useAskAgain();
  if (story.status === "completed") return null;
  if (story.status === "failed") {
    return (
      <div className={styles.stuck}>
        <p role="status">
          <strong>{t("reader.failed.title")}</strong> <span>{t("reader.failed.text")}</span>
        </p>
        <button type="button" onClick={askAgain}>
          {t("app.retry")}
        </button>
      </div>
    );
  }
  const pages = story.pages.length;
  const done = Math.min(story.pagesDone, pages);
  return (
    <p className={styles.progress}>
      <Star size={18} className={styles.star} />
      <span role="status">
        {done === pages && pages > 0 ? t("reader.progress.finishing") : t("reader.progress", { done, pages })}
      </span>
    </p>
  );
}
