import type { UserInfo } from "#features/accounts/account.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { knownLevel, levelKey } from "./level-name.ts";
import { Planet } from "./planet.tsx";
import styles from "./level-progress.module.css";

/** From the planet somebody is at to the next, and how many likes lie between. */
export function LevelProgress({ user }: { readonly user: UserInfo }) {
  const { t, say } = useMessages();
  const here = knownLevel(user.level);
  const next = LEVELS[here + 1];
  const from = LEVELS[here]?.requiredLikes ?? 0;
  const share = next ? Math.min(Math.max((user.likes - from) / (next.requiredLikes - from), 0), 1) : 1;
  return (
    <div className={styles.progress}>
      <Planet level={here} size={44} />
      <div className={styles.way}>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <p>
          <span className={styles.likes}>
            <Star size={15} className={styles.star} />
            <b>{say.count(user.likes)}</b> {t("level.likes", { count: user.likes })}
          </span>
          <span>
            {next
              ? t("level.next", { count: Math.max(next.requiredLikes - user.likes, 0), level: t(levelKey(here + 1)) })
              : t("level.top")}
          </span>
        </p>
      </div>
      {next ? <Planet level={here + 1} size={44} /> : null}
    </div>
  );
}
