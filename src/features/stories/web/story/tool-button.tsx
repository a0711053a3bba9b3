import type { ReactNode } from "react";
import { Star } from "#web/design/star.tsx";
import styles from "./tool-button.module.css";

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly children: string;
  readonly onPress: () => void;
  /** Work is going on. */
  readonly busy?: boolean;
  readonly danger?: boolean;
}

/** A tool beside the book: a picture and a verb. */
export function ToolButton({ icon, children, onPress, busy = false, danger = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={danger ? `${styles.tool} ${styles.danger}` : styles.tool}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {busy ? <Star size={22} className={styles.turning} /> : icon}
      <span>{children}</span>
    </button>
  );
}
