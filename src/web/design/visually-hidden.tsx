import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Read to those who listen, shown to nobody. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
