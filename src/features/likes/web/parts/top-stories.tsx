import { Link } from "react-router";
import type { StorySummary } from "#features/stories/story.ts";
import { BookCover } from "#web/design/book-cover.tsx";
import { Skeleton } from "#web/design/skeleton.tsx";
import { Star } from "#web/design/star.tsx";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { useTopStories } from "../queries.ts";
import styles from "./top-stories.module.css";

const PLACES = [1, 2, 3];

/** The person's three most liked stories, fetched when this is shown (S4.65). */
export function TopStories() {
  const { t } = useMessages();
  const { data: stories } = useTopStories();
  if (stories?.length === 0) return <p className={styles.empty}>{t("likes.top.empty")}</p>;
  return (
    <ul className={styles.grid} aria-busy={stories === undefined || undefined}>
      {stories?.map((story) => (
        <li key={story.id}>
          <TopStory story={story} />
        </li>
      ))}
      {stories === undefined
        ? PLACES.map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton className={styles.place} />
              <Skeleton className={styles.line} />
            </li>
          ))
        : null}
    </ul>
  );
}

function TopStory({ story }: { readonly story: StorySummary }) {
  const { t, say } = useMessages();
  const title = story.title || t("home.book.untitled");
  return (
    <Link to={paths.story(story.shortId)} className={styles.story}>
      <BookCover src={story.coverUrl} title={title} />
      <span className={styles.title}>{title}</span>
      <span className={styles.likes}>
        <Star size={15} />
        <b aria-hidden="true">{say.count(story.likes)}</b>
        <VisuallyHidden>{t("home.book.likes", { count: story.likes })}</VisuallyHidden>
      </span>
    </Link>
  );
}
