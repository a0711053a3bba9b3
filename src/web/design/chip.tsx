import type { ReactNode } from "react";
import styles from "./chip.module.css";

interface ChipProps {
  readonly tone?: "mustard" | "plain" | "leaf";
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A small label: PRO, a plan, a reading level. */
export function Chip({ tone = "mustard", icon, children }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
