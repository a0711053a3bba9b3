import { useEffect, useState } from "react";
import { refreshUserAfterChange, useUser } from "#features/accounts/web/user-info.ts";
import { isPro } from "#features/membership/subscription.ts";
import { Button } from "#web/design/button.tsx";
import { PlusIcon } from "#web/design/icons/icons.tsx";
import { Star } from "#web/design/star.tsx";
import { useNow } from "#web/hooks/use-now.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { historyAtRest } from "#web/modals/browser-layers.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { celebrate } from "../celebrate.ts";
import { askForStory } from "../parts/create-story-event.ts";
import type { CongratulationsProps } from "../parts/open-modals.ts";
import styles from "./congratulations-modal.module.css";

/** While the payment is not confirmed, the user is asked for this often. */
const AGAIN_MS = 3000;

/** After paying: PRO, when the user that was read since says so; until then, that the payment is being confirmed (S4.16). */
export default function CongratulationsModal({
  refreshed,
  frame,
}: CongratulationsProps & { readonly frame: ModalFrame }) {
  const { t, say } = useMessages();
  const { user } = useUser();
  const now = useNow();
  const known = useSettled(refreshed);
  const pro = known && user !== null && isPro(user, now);

  useEffect(() => {
    if (pro) celebrate().catch((cause: unknown) => console.error("There is no confetti", cause));
  }, [pro]);
  useEffect(() => {
    if (!known || pro) return;
    const timer = window.setInterval(refreshUserAfterChange, AGAIN_MS);
    return () => window.clearInterval(timer);
  }, [known, pro]);

  const create = async () => {
    frame.onClose();
    await historyAtRest();
    askForStory();
  };
  return (
    <Modal
      frame={frame}
      layer="subscription"
      title={pro ? t("congrats.title") : t("congrats.waiting.title")}
      actions={
        pro ? (
          <Button wide icon={<PlusIcon size={20} />} onClick={() => void create()}>
            {t("congrats.create")}
          </Button>
        ) : (
          <Button look="surface" wide onClick={frame.onClose}>
            {t("congrats.back")}
          </Button>
        )
      }
    >
      <div className={styles.sky} data-pro={pro || undefined}>
        <Star size={132} className={styles.star} />
      </div>
      <p role="status">{pro ? t("congrats.text") : t("congrats.waiting.text")}</p>
      {pro && user.subscriptionExpiresAt !== null ? (
        <p className={styles.until}>{t("congrats.until", { date: say.date(new Date(user.subscriptionExpiresAt)) })}</p>
      ) : null}
    </Modal>
  );
}

/** Whether a promise has ended, well or badly. */
function useSettled(promise: Promise<void>): boolean {
  const [settled, setSettled] = useState<Promise<void> | undefined>(undefined);
  useEffect(() => {
    let stays = true;
    const settle = () => {
      if (stays) setSettled(promise);
    };
    promise.then(settle, settle);
    return () => {
      stays = false;
    };
  }, [promise]);
  return settled === promise;
}
