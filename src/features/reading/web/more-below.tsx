import type { RefObject } from "react";
import { ChevronRightIcon } from "#web/design/icons/icons.tsx";
import styles from "./more-below.module.css";

/** What a box that is too small for its words leaves out of sight: nothing, some below, or only what was scrolled past. */
export type Overrun = "none" | "below" | "above";

/** The share of the box that one press brings: a line or two stay, so that nobody loses the place. */
const STEP = 0.75;

interface MoreBelowProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly overrun: Overrun;
}

/** Shows that words go on below, and brings them. For the eye and the finger: keys and screen readers have the box itself. */
export function MoreBelow({ box, overrun }: MoreBelowProps) {
  if (overrun !== "below") return null;
  const bring = () => box.current?.scrollBy(0, box.current.clientHeight * STEP);
  return (
    <button type="button" className={styles.more} tabIndex={-1} aria-hidden="true" onClick={bring}>
      <ChevronRightIcon size={20} />
    </button>
  );
}
