import { useState } from "react";
import { IconButton } from "#web/design/icon-button.tsx";
import { CloseIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./lost-track.module.css";

/** Tells the owner that nobody else can see the story any more, and why (S12.3). */
export default function HiddenNote() {
  const { t } = useMessages();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <div className={`${styles.bar} ${styles.read}`} role="status">
      <p>
        <strong>{t("story.hidden.title")}</strong> {t("story.hidden.text")}
      </p>
      <IconButton label={t("app.close")} icon={<CloseIcon />} onClick={() => setRead(true)} />
    </div>
  );
}
