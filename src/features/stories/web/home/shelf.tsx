import { AdminPortal } from "#features/accounts/web/parts/admin-portal.tsx";
import type { StorySummary } from "#features/stories/story.ts";
import { useStories } from "#features/stories/web/shelf-query.ts";
import { Button } from "#web/design/button.tsx";
import { RetryIcon } from "#web/design/icons/icons.tsx";
import { Skeleton } from "#web/design/skeleton.tsx";
import { useHasCome } from "#web/hooks/use-has-come.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { BookCard } from "./book-card.tsx";
import { CreateCard } from "./create-card.tsx";
import styles from "./shelf.module.css";

/** Covers that are in sight at once on a wide screen. */
const EARLY = 4;
const SKELETONS = 4;

/** The person's books, newest first, after the one that is yet to be written. */
export function Shelf() {
  const { t } = useMessages();
  const { data, isError, isFetching, refetch } = useStories();
  const stories = useHasCome(data !== undefined) ? data : undefined;
  return (
    <section className={styles.shelf} aria-labelledby="shelf">
      <div className={styles.bar}>
        <h2 id="shelf">{t("home.shelf")}</h2>
        {stories !== undefined && stories.length > 0 ? <p>{t("home.shelf.count", { count: stories.length })}</p> : null}
        <AdminPortal />
      </div>
      {isError && data === undefined ? (
        <Failure busy={isFetching} retry={() => void refetch()} />
      ) : (
        <Books stories={stories} />
      )}
    </section>
  );
}

function Books({ stories }: { readonly stories: readonly StorySummary[] | undefined }) {
  const { t } = useMessages();
  return (
    <>
      <ul className={styles.grid} aria-busy={stories === undefined || undefined}>
        <li className={styles.create}>
          <CreateCard />
        </li>
        {stories?.map((story, index) => (
          <li key={story.id}>
            <BookCard story={story} early={index < EARLY} />
          </li>
        ))}
        {stories === undefined ? <Places /> : null}
        {stories?.length === 0 ? <Empty /> : null}
      </ul>
      <p className={styles.status} role="status">
        {stories === undefined ? t("home.loading") : ""}
      </p>
    </>
  );
}

/** The places of books that are being fetched. */
function Places() {
  return Array.from({ length: SKELETONS }, (_, index) => (
    <li key={index} aria-hidden="true">
      <Skeleton className={styles.place} />
      <Skeleton className={styles.line} />
    </li>
  ));
}

function Empty() {
  const { t } = useMessages();
  return (
    <li className={styles.empty}>
      <h3>{t("home.empty.title")}</h3>
      <p>{t("home.empty.text")}</p>
    </li>
  );
}

function Failure({ busy, retry }: { readonly busy: boolean; readonly retry: () => void }) {
  const { t } = useMessages();
  return (
    <div className={styles.failure} role="alert">
      <h3>{t("home.error.title")}</h3>
      <p>{t("error.stories.load")}</p>
      <Button icon={<RetryIcon size={20} />} busy={busy} onClick={retry}>
        {t("app.retry")}
      </Button>
    </div>
  );
}
