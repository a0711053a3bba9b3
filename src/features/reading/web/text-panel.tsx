import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { PageIndex } from "#features/reading/page-order.ts";
import type { ShownWords } from "#features/reading/shown-words.ts";
import { lookBelow } from "./look-below.ts";
import { MoreBelow } from "./more-below.tsx";
import { ToldWords } from "./told-words.tsx";
import styles from "./text-panel.module.css";

interface TextPanelProps {
  readonly page: PageIndex;
  /** In one language, or in two. */
  readonly words: readonly ShownWords[];
  readonly children?: ReactNode;
}

/** The words under the picture; the panel grows with them, up to where the picture needs the room, and scrolls then. */
export function TextPanel({ page, words, children }: TextPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const inner = content.current;
    const outer = panel.current;
    if (inner === null || outer === null) return;
    const look = () => lookBelow(outer);
    // An observer is told when the page has been laid out, before it is painted: asking earlier would lay it out in the
    // middle of a turn.
    const observer = new ResizeObserver(look);
    observer.observe(inner);
    // The room may be given to it later: a window that is resized, a picture that has found its size.
    const room = new ResizeObserver(() => requestAnimationFrame(look));
    room.observe(outer.parentElement ?? outer);
    return () => {
      observer.disconnect();
      room.disconnect();
    };
  }, []);

  return (
    <>
      <section
        ref={panel}
        className={styles.panel}
        data-scrolls
        onScroll={({ currentTarget }) => lookBelow(currentTarget)}
      >
        <div ref={content} className={styles.content}>
          <ToldWords page={page} words={words} secondClass={styles.second} />
          {children}
        </div>
      </section>
      <MoreBelow />
    </>
  );
}
