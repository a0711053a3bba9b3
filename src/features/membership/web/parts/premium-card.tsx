import { Suspense } from "react";
import { Button } from "#web/design/button.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { WordsOf } from "#web/messages/words-of.tsx";
import styles from "./premium-card.module.css";

interface PremiumCardProps {
  readonly onUpgrade: () => void;
}

/** What PRO would bring, for those who do not have it (S2.33, S6.4). */
export function PremiumCard({ onUpgrade }: PremiumCardProps) {
  return (
    <div className={styles.card}>
      <Suspense fallback={<div className={styles.place} />}>
        <WordsOf parts={["modals"]}>
          <Offer onUpgrade={onUpgrade} />
        </WordsOf>
      </Suspense>
    </div>
  );
}

function Offer({ onUpgrade }: PremiumCardProps) {
  const { t } = useMessages();
  return (
    <>
      <p className={styles.title}>
        <Star size={22} />
        {t("premium.title")}
      </p>
      <p className={styles.text}>{t("premium.text")}</p>
      <Button wide onClick={onUpgrade}>
        {t("subscribe.upgrade")}
      </Button>
    </>
  );
}

/** For those who have PRO, or had it: more of it (S2.33). */
export function RenewButton({ onRenew }: { readonly onRenew: () => void }) {
  return (
    <Suspense fallback={<div className={styles.button} />}>
      <WordsOf parts={["modals"]}>
        <Renew onRenew={onRenew} />
      </WordsOf>
    </Suspense>
  );
}

function Renew({ onRenew }: { readonly onRenew: () => void }) {
  const { t } = useMessages();
  return (
    <Button look="surface" wide icon={<Star size={18} />} onClick={onRenew}>
      {t("subscribe.renew")}
    </Button>
  );
}
