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
  /** The tool that it opens, to have the focus again when that closes. */
  readonly name?: string;
}

/** A tool beside the book: a picture and a verb. */
export function ToolButton({ icon, children, onPress, busy = false, danger = false, name }: ToolButtonProps) {
  return (
    <button
      type="button"
      data-tool={name}
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
