import { useEffect, useRef, type ReactNode } from "react";
import { useLocation } from "react-router";
import styles from "./shell.module.css";

export const CONTENT_ID = "content";

/** The screen itself. After a move to another one, focus and scroll start at its top, as a new page's would. */
export function Main({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id={CONTENT_ID} ref={main} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
