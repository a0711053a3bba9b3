import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./sure-mark.module.css";

/** From this confidence on, a field was read from the idea; below it, it was guessed. */
const SURE = 0.6;

/** Says beside a field’s label whether its value stands in the idea or was guessed, until the parent changes it (S10.1). */
export function SureMark({ sure }: { readonly sure: number | undefined }) {
  const { t } = useMessages();
  if (sure === undefined) return null;
  return (
    <small className={styles.sure} data-guess={sure < SURE || undefined}>
      {sure < SURE ? t("review.guess") : t("review.sure")}
    </small>
  );
}
