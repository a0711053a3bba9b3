import { useKeepFirstLook } from "#web/first-look.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./story-opening.module.css";

/** The closed book, before it is known which: it stands where the cover will. */
export function StoryOpening() {
  const { t } = useMessages();
  useKeepFirstLook();
  return (
    <div className={styles.room}>
      <div className={styles.book} />
      <p role="status">{t("reader.loading")}</p>
    </div>
  );
}
