import { useState } from "react";
import { Button } from "#web/design/button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./lost-track.module.css";

/** Tells the owner that nobody else can see the story any more, and why (S12.3). */
export function HiddenNote() {
  const { t } = useMessages();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <div className={styles.bar} role="status">
      <p>
        <strong>{t("story.hidden.title")}</strong> {t("story.hidden.text")}
      </p>
      <Button look="surface" onClick={() => setRead(true)}>
        {t("app.close")}
      </Button>
    </div>
  );
}
