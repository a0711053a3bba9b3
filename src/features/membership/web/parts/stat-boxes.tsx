import type { ReactNode } from "react";
import { isPro } from "#features/membership/subscription.ts";
import type { UserInfo } from "#features/accounts/account.ts";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { knownLevel, levelKey } from "./level-name.ts";
import { Planet } from "./planet.tsx";
import styles from "./stat-boxes.module.css";
import { useNow } from "#web/hooks/use-now.ts";

interface StatBoxesProps {
  readonly user: UserInfo;
  readonly look?: "raised" | "sunk";
}

/** Likes, level and plan, side by side (S2.33). */
export function StatBoxes({ user, look = "raised" }: StatBoxesProps) {
  const { t, say } = useMessages();
  const now = useNow();
  return (
    <ul className={`${styles.boxes} ${styles[look]}`} aria-label={t("header.stats")}>
      <Box figure={say.count(user.likes)} icon={<Star size={20} className={styles.star} />}>
        {t("header.stat.likes", { count: user.likes })}
      </Box>
      <Box figure={t(levelKey(user.level))} icon={<Planet level={knownLevel(user.level)} size={30} />}>
        {t("header.stat.level")}
      </Box>
      <Box figure={isPro(user, now) ? t("header.plan.pro") : t("header.plan.free")}>{t("header.stat.plan")}</Box>
    </ul>
  );
}

type BoxProps = { readonly figure: string; readonly icon?: ReactNode; readonly children: ReactNode };

function Box({ figure, icon, children }: BoxProps) {
  return (
    <li className={styles.box}>
      <b className={styles.figure}>
        {icon}
        {figure}
      </b>
      <span className={styles.label}>{children}</span>
    </li>
  );
}
