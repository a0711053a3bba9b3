import { useState } from "react";
import { useUser } from "#features/accounts/web/user-info.ts";
import { OFFER_NAMES, type OfferName } from "#features/membership/plans.ts";
import { isPro } from "#features/membership/subscription.ts";
import { useSettings } from "#features/membership/web/queries.ts";
import { Button } from "#web/design/button.tsx";
import { CheckIcon } from "#web/design/icons/tool-icons.tsx";
import { Star } from "#web/design/star.tsx";
import { useNow } from "#web/hooks/use-now.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { expiryText } from "../parts/expiry-text.ts";
import { OfferCard } from "./offer-card.tsx";
import { useOrder } from "./use-order.ts";
import styles from "./subscription-modal.module.css";

const BENEFITS = ["subscribe.benefit.stories", "subscribe.benefit.options", "subscribe.benefit.pictures"] as const;

/** The two plans, and the way to pay (S2.63, S4.12). Monthly is chosen each time it opens. */
export default function SubscriptionModal({ frame }: { readonly frame: ModalFrame }) {
  const { t, say } = useMessages();
  const { user } = useUser();
  const now = useNow();
  const { data: settings } = useSettings();
  const [plan, setPlan] = useState<OfferName | undefined>("monthly");
  const { busy, fault, order, clear } = useOrder();
  const pro = user !== null && isPro(user, now);
  const ends = pro ? expiryText(user, now, say) : undefined;

  return (
    <Modal
      frame={frame}
      layer="subscription"
      size="medium"
      title={t("subscribe.title")}
      actions={
        <Button wide busy={busy} icon={<Star size={20} />} onClick={() => order(plan)}>
          {busy ? t("subscribe.processing") : pro ? t("subscribe.renew") : t("subscribe.upgrade")}
        </Button>
      }
    >
      <ul className={styles.benefits}>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size={20} />
            {t(benefit)}
          </li>
        ))}
      </ul>
      {ends === undefined ? null : (
        <p className={styles.now}>
          <Star size={16} />
          {ends}
        </p>
      )}
      <fieldset className={styles.plans}>
        <legend>{t("subscribe.plans")}</legend>
        {OFFER_NAMES.map((offer) => (
          <OfferCard
            key={offer}
            offer={offer}
            settings={settings}
            chosen={plan === offer}
            onChoose={() => {
              setPlan(offer);
              clear();
            }}
          />
        ))}
      </fieldset>
      <p className={styles.prepaid}>{t("subscribe.prepaid")}</p>
      {fault === undefined ? null : (
        <p className={styles.fault} role="alert">
          {fault === "no-plan" ? t("subscribe.plan.missing") : t("error.general")}
        </p>
      )}
    </Modal>
  );
}
