import { ChevronRightIcon } from "#web/design/icons/icons.tsx";
import styles from "./more-below.module.css";

/** The share of the box that one press brings: a line or two stay, so that nobody loses the place. */
const STEP = 0.75;

/**
 * Shows that the words of the box before it go on below, and brings them. For the eye and the finger: keys and screen
 * readers have the box itself.
 */
export function MoreBelow() {
  return (
    <button
      type="button"
      className={styles.more}
      tabIndex={-1}
      aria-hidden="true"
      onClick={({ currentTarget: { previousElementSibling: box } }) => box?.scrollBy(0, box.clientHeight * STEP)}
    >
      <ChevronRightIcon size={20} />
    </button>
  );
}
