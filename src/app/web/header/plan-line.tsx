import { isPro } from "#features/membership/subscription.ts";
import { expiryText } from "#features/membership/web/parts/expiry-text.ts";
import type { UserInfo } from "#features/accounts/account.ts";
import { Chip } from "#web/design/chip.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./account-panel.module.css";
import { useNow } from "#web/hooks/use-now.ts";

/** PRO or Free, and when PRO ends (S2.33, S4.11). */
export function PlanLine({ user }: { readonly user: UserInfo }) {
  const { t, say } = useMessages();
  const now = useNow();
  const pro = isPro(user, now);
  const expiry = expiryText(user, now, say);
  return (
    <p className={styles.plan}>
      <Chip tone={pro ? "mustard" : "plain"} icon={pro ? <Star size={13} /> : undefined}>
        {t(pro ? "header.plan.pro" : "header.plan.free")}
      </Chip>
      {expiry === undefined ? null : <span>{expiry}</span>}
    </p>
  );
}
