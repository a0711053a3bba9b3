import { CheckIcon } from "#web/design/icons/tool-icons.tsx";
import { Star } from "#web/design/star.tsx";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./making-steps.module.css";

const STEPS = ["words", "cover", "open"] as const;
export type MakingStep = (typeof STEPS)[number];

/** A book that is being made, and what is being done to it now. */
export function MakingSteps({ step, title }: { step: MakingStep; title: string }) {
  const { t } = useMessages();
  const now = STEPS.indexOf(step);
  return (
    <div className={styles.making}>
      <div className={styles.book} data-step={step} aria-hidden="true">
        <i />
        <span>{title}</span>
        <Star size={64} />
      </div>
      <ol className={styles.steps}>
        {STEPS.map((each, place) => (
          <li
            key={each}
            aria-current={place === now ? "step" : undefined}
            data-state={place < now ? "done" : place === now ? "now" : "later"}
          >
            <span className={styles.mark}>{place < now ? <CheckIcon size={18} /> : <Star size={18} />}</span>
            {t(`review.making.${each}`)}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{t(`review.making.${step}`)}</span>
      </VisuallyHidden>
    </div>
  );
}
