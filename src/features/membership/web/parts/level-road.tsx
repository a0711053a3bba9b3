import type { CSSProperties } from "react";
import { openLikesStats } from "#features/likes/web/parts/open-likes-stats.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { roadShare } from "#features/membership/road-share.ts";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { knownLevel, levelKey } from "./level-name.ts";
import { openLevels } from "./open-modals.ts";
import { Planet } from "./planet.tsx";
import styles from "./level-road.module.css";

interface LevelRoadProps {
  readonly level: number;
  readonly likes: number;
}

const WIDTH = 1000;
const HEIGHT = 260;
const STEPS = 40;

/** Where the road is after a share of it: level at first, then ever steeper into the sky. */
function pointAt(share: number): readonly [x: number, y: number] {
  return [48 + share * (WIDTH - 96), HEIGHT - 62 - 58 * share - 112 * share * share];
}

function roadTo(share: number): string {
  return Array.from({ length: STEPS + 1 }, (_, step) => pointAt((share * step) / STEPS))
    .map(([x, y], step) => `${step === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

/** Six planets on a road across the sky; the stretch that is walked is lit (S1.6). */
export function LevelRoad({ level, likes }: LevelRoadProps) {
  const { t, say } = useMessages();
  const here = knownLevel(level);
  const next = LEVELS[here + 1];
  const [hereX] = pointAt(here / (LEVELS.length - 1));
  return (
    <section className={styles.road} aria-label={t("level.road")}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" className={styles.line}>
        <path className={styles.track} d={roadTo(1)} />
        <path className={styles.walked} d={roadTo(roadShare(here, likes))} />
      </svg>
      <ol>
        {LEVELS.map(({ planet, requiredLikes }, index) => (
          <li
            key={planet}
            className={styles.stop}
            data-here={index === here || undefined}
            aria-current={index === here ? "step" : undefined}
            style={placeOf(index / (LEVELS.length - 1))}
            title={t("level.needs", { level: t(levelKey(index)), count: requiredLikes })}
          >
            <span className={styles.ball}>
              <Planet level={index} size={index === here ? 104 : 68} />
            </span>
            <span className={styles.name}>{t(levelKey(index))}</span>
          </li>
        ))}
      </ol>
      <div className={styles.next} style={{ "--x": `${(hereX / WIDTH) * 100}%` } as CSSProperties}>
        <button type="button" aria-haspopup="dialog" onClick={openLikesStats}>
          <Star size={16} className={styles.star} />
          <span>
            <b>{say.count(likes)}</b> {t("level.likes", { count: likes })}
          </span>
        </button>
        <span aria-hidden="true">·</span>
        <button type="button" aria-haspopup="dialog" onClick={openLevels}>
          {next === undefined
            ? t("level.top")
            : t("level.next", {
                count: Math.max(next.requiredLikes - likes, 0),
                level: t(levelKey(here + 1)),
              })}
        </button>
      </div>
    </section>
  );
}

function placeOf(share: number): CSSProperties {
  const [x, y] = pointAt(share);
  return { left: `${(x / WIDTH) * 100}%`, top: `${(y / HEIGHT) * 100}%` };
}
