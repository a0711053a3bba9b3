import { Button } from "#web/design/button.tsx";
import { RetryIcon } from "#web/design/icons/icons.tsx";
import { Skeleton } from "#web/design/skeleton.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { TopStories } from "./parts/top-stories.tsx";
import { useLikesStats } from "./queries.ts";
import styles from "./likes-stats-modal.module.css";

const FIGURES = [
  ["today", "likes.today"],
  ["last7Days", "likes.week"],
  ["last30Days", "likes.month"],
  ["total", "likes.total"],
] as const;

/** Likes today, in 7 and 30 days and in all, and the stories that have most of them (S2.64). */
export default function LikesStatsModal({ frame }: { readonly frame: ModalFrame }) {
  const { t, say } = useMessages();
  const { data: stats, isError, isFetching, refetch } = useLikesStats();
  return (
    <Modal frame={frame} layer="likes" size="medium" title={t("likes.title")} description={t("likes.text")}>
      {isError && stats === undefined ? (
        <div className={styles.failure} role="alert">
          <p>{t("error.general")}</p>
          <Button look="surface" busy={isFetching} icon={<RetryIcon size={20} />} onClick={() => void refetch()}>
            {t("app.retry")}
          </Button>
        </div>
      ) : (
        <dl className={styles.figures} aria-busy={stats === undefined || undefined}>
          {FIGURES.map(([figure, label]) => (
            <div key={figure} data-total={figure === "total" || undefined}>
              <dt>{t(label)}</dt>
              <dd>
                <Star size={20} />
                {stats === undefined ? <Skeleton className={styles.place} /> : say.count(stats[figure])}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <section className={styles.top}>
        <h3>{t("likes.top")}</h3>
        <TopStories />
      </section>
    </Modal>
  );
}
