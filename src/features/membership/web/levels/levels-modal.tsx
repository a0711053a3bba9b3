import { useState } from "react";
import { useUser } from "#features/accounts/web/user-info.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { roadShare } from "#features/membership/road-share.ts";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { knownLevel, levelKey } from "../parts/level-name.ts";
import { Planet } from "../parts/planet.tsx";
import { benefitText, thresholdText } from "./level-words.ts";
import styles from "./levels-modal.module.css";

/** The six levels as planets on a line; a press on one tells what it takes and what it brings (S2.65). */
export default function LevelsModal({ frame }: { readonly frame: ModalFrame }) {
  const { t } = useMessages();
  const { user } = useUser();
  const likes = user?.likes ?? 0;
  const here = knownLevel(user?.level ?? 0);
  const [picked, setPicked] = useState(Math.min(here + 1, LEVELS.length - 1));
  return (
    <Modal frame={frame} layer="level" size="medium" title={t("level.road")} description={t("levels.how")}>
      <div className={styles.line}>
        <span className={styles.track} aria-hidden="true">
          <span style={{ inlineSize: `${roadShare(here, likes) * 100}%` }} />
        </span>
        <ol aria-label={t("levels.pick")}>
          {LEVELS.map(({ planet, requiredLikes }, level) => (
            <li key={planet} aria-current={level === here ? "step" : undefined}>
              <button
                type="button"
                aria-pressed={level === picked}
                data-reached={level <= here || undefined}
                data-here={level === here || undefined}
                onClick={() => setPicked(level)}
              >
                <Planet level={level} size={56} />
                <span className={styles.name}>{t(levelKey(level))}</span>
                <span className={styles.likes}>
                  <Star size={12} />
                  {thresholdText(requiredLikes)}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      <Facts level={picked} here={here} likes={likes} />
    </Modal>
  );
}

interface FactsProps {
  readonly level: number;
  readonly here: number;
  readonly likes: number;
}

function Facts({ level, here, likes }: FactsProps) {
  const { t, say } = useMessages();
  const { requiredLikes, benefit } = LEVELS[level] ?? LEVELS[0];
  const toGo = Math.max(requiredLikes - likes, 0);
  return (
    <div className={styles.facts} aria-live="polite">
      <Planet level={level} size={104} />
      <div>
        <h3>{t(levelKey(level))}</h3>
        <p className={styles.state}>
          {level === here ? t("levels.here") : level < here ? t("levels.reached") : t("levels.to_go", { count: toGo })}
        </p>
        <dl>
          <div>
            <dt>{t("levels.benefit")}</dt>
            <dd>{benefitText(benefit, say)}</dd>
          </div>
          <div>
            <dt>{t("levels.needed")}</dt>
            <dd>{thresholdText(requiredLikes)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}
