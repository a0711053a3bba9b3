import { useEffect, useRef } from "react";
import { COVER, canOpen, type Leafable, type PageIndex, type Wish } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { TIMINGS } from "#web/timings.ts";
import { StoryPicture } from "./parts/story-picture.tsx";
import { wantsStillness } from "./reading-motion.ts";
import styles from "./page-strip.module.css";

interface PageStripProps {
  readonly story: Story;
  /** Which pages can be opened here. */
  readonly order: Leafable;
  readonly page: PageIndex;
  readonly ask: (wish: Wish) => void;
}

/** All pages as small static pictures: the cover as C, then the numbers. */
export function PageStrip({ story, order, page, ask }: PageStripProps) {
  const { t } = useMessages();
  const strip = useRef<HTMLOListElement>(null);
  useCentred(strip, page);
  return (
    <nav aria-label={t("reader.pages")} className={styles.nav}>
      <ol ref={strip} className={styles.strip}>
        {[COVER, ...story.pages.keys()].map((index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === page ? "page" : undefined}
              aria-label={nameOf(story, index, t)}
              disabled={!canOpen(order, index)}
              onClick={() => ask(index)}
            >
              <Thumbnail story={story} index={index} />
              <span aria-hidden="true">{index === COVER ? t("reader.cover.letter") : index + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Thumbnail({ story, index }: { story: Story; index: PageIndex }) {
  const pictured = index === COVER ? story.cover : story.pages[index];
  if (pictured !== undefined && pictured.imageUrl !== "") {
    return <StoryPicture url={pictured.imageUrl} alt="" sizes="thumb" />;
  }
  const waits = story.status === "pending" && pictured?.status !== "failed";
  return <i className={waits ? styles.waiting : styles.missing} />;
}

function nameOf(story: Story, index: PageIndex, t: ReturnType<typeof useMessages>["t"]): string {
  if (index === COVER) return t("reader.cover");
  const page = index + 1;
  const pictured = story.pages[index];
  if (pictured?.imageUrl !== "") return t("reader.page", { page });
  return story.status === "pending" && pictured.status !== "failed"
    ? t("reader.page.painting", { page })
    : t("reader.page.missing", { page });
}

/** Brings the current page's thumbnail to the middle a moment after a turn, so that fast turns move it once; the first page needs no scrolling. */
function useCentred(strip: React.RefObject<HTMLOListElement | null>, page: PageIndex): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const timer = setTimeout(() => {
      const list = strip.current;
      const current = list?.querySelector<HTMLElement>("[aria-current]");
      if (!list || !current) return;
      const middle = current.offsetLeft + current.offsetWidth / 2 - list.clientWidth / 2;
      list.scrollTo({ left: middle, behavior: wantsStillness() ? "instant" : "smooth" });
    }, TIMINGS.stripSettle);
    return () => clearTimeout(timer);
  }, [strip, page]);
}
