import { useEffect } from "react";
import { LEVELS } from "#features/membership/levels.ts";
import { Button } from "#web/design/button.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { acknowledge } from "../acknowledge.ts";
import { celebrate } from "../celebrate.ts";
import { knownLevel, levelKey } from "../parts/level-name.ts";
import { type LevelUpProps, openLevels } from "../parts/open-modals.ts";
import { Planet } from "../parts/planet.tsx";
import { benefitText } from "./level-words.ts";
import styles from "./level-up-modal.module.css";

/**
 * A new planet is reached: what it is and what it brings, with what each planet flown past has brought; closing it tells the
 * server that it was seen (S4.3).
 */
export default function LevelUpModal({ level, after, frame }: LevelUpProps & { readonly frame: ModalFrame }) {
  const { t, say } = useMessages();
  const here = knownLevel(level);
  const reached = LEVELS.filter((each) => each.level > Math.min(after, here - 1) && each.level <= here);
  useEffect(() => {
    celebrate().catch((cause: unknown) => console.error("There is no confetti", cause));
  }, []);

  const close = () => {
    acknowledge({ level });
    frame.onClose();
  };
  return (
    <Modal
      frame={{ ...frame, onClose: close }}
      layer="level"
      title={t("levelup.title", { level: t(levelKey(here)) })}
      actions={
        <>
          <Button
            look="surface"
            onClick={() => {
              close();
              openLevels();
            }}
          >
            {t("levelup.road")}
          </Button>
          <Button onClick={close}>{t("levelup.go_on")}</Button>
        </>
      }
    >
      <div className={styles.sky}>
        <span className={styles.planet}>
          <Planet level={here} size={168} />
        </span>
      </div>
      <p>{t("levelup.text")}</p>
      <ul className={styles.benefits}>
        {reached.map((each) => (
          <li key={each.planet}>
            <Star size={22} />
            {reached.length === 1
              ? benefitText(each.benefit, say)
              : t("levelup.each", { level: t(levelKey(each.level)), benefit: benefitText(each.benefit, say) })}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
