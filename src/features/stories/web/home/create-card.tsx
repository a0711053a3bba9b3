import { useStartStory } from "#features/membership/web/parts/use-start-story.ts";
import { PlusIcon } from "#web/design/icons/icons.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./create-card.module.css";

const CONSTELLATION = [
  [30, 58, 3.2],
  [64, 34, 4.2],
  [104, 52, 2.6],
  [150, 26, 4.2],
  [72, 92, 2.6],
  [172, 78, 3.6],
  [128, 104, 2.6],
  [160, 150, 3.2],
  [36, 128, 2.6],
] as const;

/** The first card of the shelf: a book that nobody has written yet. */
export function CreateCard() {
  const { t } = useMessages();
  const { asking, start } = useStartStory();
  return (
    <button type="button" className={styles.card} onClick={start} aria-busy={asking || undefined}>
      <span className={styles.cover} aria-hidden="true">
        <svg viewBox="0 0 200 250" className={styles.sky}>
          <path d="M30 58 64 34 104 52 150 26M64 34 72 92M150 26 172 78 128 104M172 78 160 150" />
          {CONSTELLATION.map(([x, y, radius]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} />
          ))}
        </svg>
        <span className={styles.star} data-asking={asking || undefined}>
          <Star size={104} />
          <PlusIcon size={40} className={styles.plus} />
        </span>
      </span>
      <span className={styles.title}>{t("home.create")}</span>
      <span className={styles.hint}>{t("home.create.hint")}</span>
    </button>
  );
}
