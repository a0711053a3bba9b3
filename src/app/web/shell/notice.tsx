import type { ReactNode } from "react";
import { Scenery } from "#web/design/scenery.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What one can do about it. */
  readonly children: ReactNode;
}

/** A screen that has only one thing to say. */
export function Notice({ title, text, children }: NoticeProps) {
  const { t } = useMessages();
  return (
    <div className={styles.screen}>
      <title>{`${title} · ${t("app.name")}`}</title>
      <Scenery view="tall" className={styles.scenery} />
      <div className={styles.card}>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
