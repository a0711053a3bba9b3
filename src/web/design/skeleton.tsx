import type { CSSProperties } from "react";
import styles from "./skeleton.module.css";

/** The place of something that is being fetched, at its size, so that nothing jumps. */
export function Skeleton({
  className,
  style,
}: {
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}) {
  return <span className={[styles.skeleton, className].filter(Boolean).join(" ")} style={style} aria-hidden="true" />;
}
