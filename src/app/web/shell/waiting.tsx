import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./shell.module.css";

/** While a screen's code is fetched; shows itself only if that takes a while. */
export function Waiting() {
  const { t } = useMessages();
  return (
    <p className={styles.waiting} role="status">
      <Star size={40} className={styles.turning} />
      {t("app.loading")}
    </p>
  );
}
