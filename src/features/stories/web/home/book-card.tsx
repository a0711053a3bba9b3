import { Link } from "react-router";
import type { StorySummary } from "#features/stories/story.ts";
import { BookCover } from "#web/design/book-cover.tsx";
import { Chip } from "#web/design/chip.tsx";
import { WarningIcon } from "#web/design/icons/icons.tsx";
import { Star } from "#web/design/star.tsx";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { daysSince, progressOf, shareDone, type BookProgress } from "./book-progress.ts";
import styles from "./book-card.module.css";
import { useNow } from "#web/hooks/use-now.ts";

interface BookCardProps {
  readonly story: StorySummary;
  /** Among the first on the shelf. */
  readonly early: boolean;
}

/** A story on the shelf as the book that it is, or is going to be (S2.20). */
export function BookCard({ story, early }: BookCardProps) {
  const { t } = useMessages();
  const title = story.title || t("home.book.untitled");
  const progress = progressOf(story);
  return (
    <Link to={paths.story(story.shortId)} className={styles.book}>
      <BookCover src={story.coverUrl} title={title} done={shareDone(story)} early={early}>
        {progress.stage === "done" ? null : <Doing progress={progress} />}
      </BookCover>
      <span className={styles.title}>{title}</span>
      {story.hidden ? <Chip tone="plain">{t("home.book.hidden")}</Chip> : null}
      <Facts story={story} />
    </Link>
  );
}

function Doing({ progress }: { readonly progress: BookProgress }) {
  const { t } = useMessages();
  const failed = progress.stage === "failed";
  return (
    <span className={styles.doing} data-failed={failed || undefined}>
      {failed ? <WarningIcon size={20} /> : <Star size={18} className={styles.turning} />}
      {progress.stage === "page"
        ? t("home.book.painting", { page: progress.page, pages: progress.pages })
        : t(DOING[progress.stage])}
    </span>
  );
}

const DOING = {
  cover: "home.book.cover_soon",
  binding: "home.book.finishing",
  failed: "home.book.failed",
  done: "home.book.finishing",
} as const;

function Facts({ story }: { readonly story: StorySummary }) {
  const { t, say } = useMessages();
  const made = new Date(story.createdAt);
  const days = daysSince(made, useNow());
  return (
    <span className={styles.facts}>
      {story.likes > 0 ? (
        <>
          <Star size={15} className={styles.star} />
          <b aria-hidden="true">{say.count(story.likes)}</b>
          <VisuallyHidden>{t("home.book.likes", { count: story.likes })}, </VisuallyHidden>
          <i aria-hidden="true">·</i>
        </>
      ) : null}
      <time dateTime={story.createdAt}>{days < RECENT_DAYS ? t("home.book.made", { days }) : say.date(made)}</time>
    </span>
  );
}

/** Younger books say how many days ago they were made, older ones when. */
const RECENT_DAYS = 14;
