import type { CSSProperties } from "react";
import { COVER, followWish, type PageIndex } from "#features/reading/page-order.ts";
import { renditionOf } from "#features/pictures/picture.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "#web/design/icons/icons.tsx";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { CoverFace } from "./cover-face.tsx";
import { FlipBook } from "./flip-book.tsx";
import { MakingProgress } from "./making-progress.tsx";
import { PagePicture } from "./page-picture.tsx";
import { PageStrip } from "./page-strip.tsx";
import { WIDE_SIZES } from "./picture-widths.ts";
import type { ReaderLayoutProps } from "./reader-layout.ts";
import { TextFace } from "./text-face.tsx";
import styles from "./wide-reader.module.css";

/** The book on a table by lamplight, its pages as a strip under it. */
export function WideReader({ story, order, turning, share, tools }: ReaderLayoutProps) {
  const { t } = useMessages();
  const { page, ask } = turning;
  const scene = story.cover.imageUrl === "" ? "none" : `url("${renditionOf(story.cover.imageUrl, "thumb")}")`;

  const left = (index: PageIndex) => {
    const pictured = story.pages[index];
    return pictured === undefined ? null : (
      <PagePicture
        page={pictured}
        storyStatus={story.status}
        fallbackAlt={t("reader.picture.of_page", { page: index + 1 })}
        waiting={t("reader.painting")}
        sizes={WIDE_SIZES}
      />
    );
  };
  const right = (index: PageIndex) =>
    index === COVER ? <CoverFace story={story} sizes={WIDE_SIZES} /> : <TextFace story={story} page={index} />;

  return (
    <div className={styles.room} style={{ "--scene": scene } as CSSProperties}>
      <div className={styles.news}>
        <h1>
          <VisuallyHidden>
            <span lang={story.language}>{story.title || t("reader.untitled")}</span>
          </VisuallyHidden>
        </h1>
        <MakingProgress story={story} />
      </div>
      <div className={styles.table}>
        <button
          type="button"
          className={styles.previous}
          aria-label={t("reader.previous")}
          disabled={followWish(order, page, "previous") === undefined}
          onClick={() => ask("previous")}
        >
          <ChevronLeftIcon size={30} />
        </button>
        <FlipBook turning={turning} pageCount={story.pages.length} label={story.title} left={left} right={right} />
        <button
          type="button"
          className={styles.next}
          aria-label={t("reader.next")}
          disabled={followWish(order, page, "next") === undefined}
          onClick={() => ask("next")}
        >
          <ChevronRightIcon size={30} />
        </button>
        <aside className={styles.tools} aria-label={t("reader.tools")}>
          {share}
          {tools}
        </aside>
      </div>
      <div className={styles.foot}>
        <PageStrip story={story} order={order} page={page} ask={ask} />
      </div>
    </div>
  );
}
