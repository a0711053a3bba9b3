import { useUser } from "#features/accounts/web/user-info.ts";
import { TopStories } from "#features/likes/web/parts/top-stories.tsx";
import { isPro } from "#features/membership/subscription.ts";
import { Button } from "#web/design/button.tsx";
import { PlusIcon } from "#web/design/icons/icons.tsx";
import { Star } from "#web/design/star.tsx";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { useNow } from "#web/hooks/use-now.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { historyAtRest } from "#web/modals/browser-layers.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { LevelProgress } from "../parts/level-progress.tsx";
import { type LimitProps, openSubscription } from "../parts/open-modals.ts";
import { useAskIdea } from "../parts/use-ask-idea.ts";
import { clockParts } from "./countdown.ts";
import { useWait } from "./use-wait.ts";
import styles from "./limit-modal.module.css";

const CAPTIONS = ["limit.hours", "limit.minutes", "limit.seconds"] as const;

/** How long the next story has to wait, and what to do meanwhile (S2.66). */
export default function LimitModal({ seconds, asOf, frame }: LimitProps & { readonly frame: ModalFrame }) {
  const { t } = useMessages();
  const { user } = useUser();
  const now = useNow();
  const askIdea = useAskIdea();
  const narrow = useMedia(NARROW);
  const { left, state } = useWait({ seconds, asOf });

  const create = async () => {
    frame.onClose();
    await historyAtRest();
    await askIdea();
  };
  return (
    <Modal
      frame={frame}
      layer="limit"
      title={t("limit.title")}
      actions={
        state === "ready" ? (
          <Button wide icon={<PlusIcon size={20} />} onClick={() => void create()}>
            {t("limit.create")}
          </Button>
        ) : undefined
      }
    >
      <p role="status">
        {state === "ready" ? t("limit.ready") : state === "asking" ? t("limit.checking") : t("limit.text")}
      </p>
      <Clock seconds={left} />
      {user === null ? null : (
        <section className={styles.part} aria-label={t("limit.level")}>
          <LevelProgress user={user} />
        </section>
      )}
      {user !== null && !isPro(user, now) ? <ProOffer /> : null}
      {narrow ? (
        <section className={styles.top}>
          <h3>{t("limit.top")}</h3>
          <TopStories />
        </section>
      ) : null}
    </Modal>
  );
}

function Clock({ seconds }: { readonly seconds: number }) {
  const { t } = useMessages();
  const parts = clockParts(seconds);
  return (
    <div role="timer" aria-label={t("limit.timer")} className={styles.clock}>
      {parts.map((part, index) => {
        const caption = CAPTIONS[index] ?? CAPTIONS[2];
        return (
          <span key={caption} className={styles.unit}>
            <b>{part}</b>
            <small>{t(caption)}</small>
          </span>
        );
      })}
    </div>
  );
}

function ProOffer() {
  const { t } = useMessages();
  return (
    <section className={styles.pro}>
      <Star size={34} />
      <div>
        <h3>{t("limit.pro.title")}</h3>
        <p>{t("limit.pro.text")}</p>
      </div>
      <Button wide onClick={openSubscription}>
        {t("subscribe.upgrade")}
      </Button>
    </section>
  );
}
