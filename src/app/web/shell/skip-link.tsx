import { useMessages } from "#web/messages/messages-context.ts";
import { CONTENT_ID } from "./main.tsx";
import styles from "./shell.module.css";

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  const { t } = useMessages();
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {t("app.skip")}
    </a>
  );
}
