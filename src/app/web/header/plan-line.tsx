import { expiryOf, isPro, type Expiry } from "#features/membership/subscription.ts";
import type { UserInfo } from "#features/accounts/account.ts";
import { Chip } from "#web/design/chip.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages, type Messages } from "#web/messages/messages-context.ts";
import styles from "./account-panel.module.css";
import { useNow } from "#web/hooks/use-now.ts";

/** PRO or Free, and when PRO ends (S2.33, S4.11). */
export function PlanLine({ user }: { readonly user: UserInfo }) {
  const messages = useMessages();
  const now = useNow();
  const pro = isPro(user, now);
  const expiry = user.subscriptionType === "free" ? null : expiryOf(user.subscriptionExpiresAt, now);
  return (
    <p className={styles.plan}>
      <Chip tone={pro ? "mustard" : "plain"} icon={pro ? <Star size={13} /> : undefined}>
        {messages.t(pro ? "header.plan.pro" : "header.plan.free")}
      </Chip>
      {expiry === null ? null : <span>{expiryWords(expiry, messages)}</span>}
    </p>
  );
}

function expiryWords(expiry: Expiry, { t, say }: Messages): string {
  switch (expiry.kind) {
    case "today":
      return t("subscription.ends.today");
    case "in":
      return t("subscription.ends.in", { days: expiry.days });
    case "on":
      return t("subscription.ends.on", { date: say.date(expiry.date) });
    case "past":
      return t("subscription.ended.on", { date: say.date(expiry.date) });
  }
}
