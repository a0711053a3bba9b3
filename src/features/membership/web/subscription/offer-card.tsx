import { useId } from "react";
import type { OfferName } from "#features/membership/plans.ts";
import type { AppSettings } from "#features/settings/settings.ts";
import { Chip } from "#web/design/chip.tsx";
import { Skeleton } from "#web/design/skeleton.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { OfferPicture } from "./offer-picture.tsx";
import { priceText, yearlySaving } from "./offer-words.ts";
import styles from "./offer-card.module.css";

interface OfferCardProps {
  readonly offer: OfferName;
  readonly settings: AppSettings | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A plan to choose: a month for about a pizza, a year for about a dinner (S9.2). */
export function OfferCard({ offer, settings, chosen, onChoose }: OfferCardProps) {
  const { t, say } = useMessages();
  const metaphor = useId();
  const saving = settings === undefined || offer === "monthly" ? 0 : yearlySaving(settings);
  return (
    <label className={styles.card}>
      <input
        type="radio"
        name="subscription-plan"
        value={offer}
        checked={chosen}
        aria-describedby={metaphor}
        onChange={onChoose}
      />
      <OfferPicture offer={offer} />
      <span className={styles.name}>{t(`subscribe.${offer}`)}</span>
      <span className={styles.price}>
        {settings === undefined ? <Skeleton className={styles.place} /> : <b>{priceText(offer, settings, say)}</b>}{" "}
        {t(`subscribe.${offer}.unit`)}
      </span>
      <span id={metaphor} className={styles.metaphor}>
        {t(`subscribe.${offer}.metaphor`)}
      </span>
      {saving > 0 ? (
        <span className={styles.saving}>
          <Chip tone="leaf">{t("subscribe.saving", { percent: say.number(saving, { style: "percent" }) })}</Chip>
        </span>
      ) : null}
    </label>
  );
}
