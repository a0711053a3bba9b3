import type { ReactNode } from "react";
import { openLikesStats } from "#features/likes/web/parts/open-likes-stats.ts";
import { isPro } from "#features/membership/subscription.ts";
import type { UserInfo } from "#features/accounts/account.ts";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { knownLevel, levelKey } from "./level-name.ts";
import { openLevels, openSubscription } from "./open-modals.ts";
import { Planet } from "./planet.tsx";
import styles from "./stat-boxes.module.css";
import { useNow } from "#web/hooks/use-now.ts";

interface StatBoxesProps {
  readonly user: UserInfo;
  readonly look?: "raised" | "sunk";
  /** Something is opened over whatever the boxes stand in. */
  readonly onOpen?: () => void;
}

/** Likes, level and plan, side by side; each opens what there is to know about it (S2.33). */
export function StatBoxes({ user, look = "raised", onOpen }: StatBoxesProps) {
  const { t, say } = useMessages();
  const now = useNow();
  const opening = (open: () => void) => () => {
    onOpen?.();
    open();
  };
  return (
    <ul className={`${styles.boxes} ${styles[look]}`} aria-label={t("header.stats")}>
      <Box
        figure={say.count(user.likes)}
        icon={<Star size={20} className={styles.star} />}
        onPress={opening(openLikesStats)}
      >
        {t("header.stat.likes", { count: user.likes })}
      </Box>
      <Box
        figure={t(levelKey(user.level))}
        icon={<Planet level={knownLevel(user.level)} size={26} />}
        onPress={opening(openLevels)}
      >
        {t("header.stat.level")}
      </Box>
      <Box figure={isPro(user, now) ? t("header.plan.pro") : t("header.plan.free")} onPress={opening(openSubscription)}>
        {t("header.stat.plan")}
      </Box>
    </ul>
  );
}

interface BoxProps {
  readonly figure: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onPress: () => void;
}

function Box({ figure, icon, children, onPress }: BoxProps) {
  return (
    <li>
      <button type="button" className={styles.box} aria-haspopup="dialog" onClick={onPress}>
        <b className={styles.figure}>
          {icon}
          {figure}
        </b>{" "}
        <span className={styles.label}>{children}</span>
      </button>
    </li>
  );
}
