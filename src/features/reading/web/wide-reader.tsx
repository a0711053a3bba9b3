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
import { WIDE_SIZES } from "#features/reading/picture-widths.ts";
import type { ReaderLayoutProps } from "./reader-layout.ts";
import { ListenButton } from "./reading-tools.tsx";
import { SettingsPopover } from "./settings-popover.tsx";
import { TextFace } from "./text-face.tsx";
import styles from "./wide-reader.module.css";

/** The book on a table by lamplight, its pages as a strip under it. */
export function WideReader(props: ReaderLayoutProps) {
  const { story, order, turning, aloud, actions, notice, editing, retry, onPictureClick } = props;
  const { t } = useMessages();
  const { page, ask } = turning;
  const scene = story.cover.imageUrl === "" ? "none" : `url("${renditionOf(story.cover.imageUrl, "thumb")}")`;

  const left = (index: PageIndex) => {
    const pictured = story.pages[index];
    return pictured === undefined ? null : (
      // Everything that a click does has a button as well.
      <div className={styles.picture} onClick={onPictureClick} role="presentation">
        <PagePicture
          page={pictured}
          storyStatus={story.status}
          fallbackAlt={t("reader.picture.of_page", { page: index + 1 })}
          waiting={t("reader.painting")}
          sizes={WIDE_SIZES}
          retry={retry?.(index)}
        />
      </div>
    );
  };
  const right = (index: PageIndex) =>
    index === COVER ? (
      <div className={styles.picture} onClick={onPictureClick} role="presentation">
        <CoverFace story={story} sizes={WIDE_SIZES} />
      </div>
    ) : (
      <TextFace story={story} page={index} />
    );

  return (
    <div className={styles.room} style={{ "--scene": scene } as CSSProperties}>
      <div className={styles.news}>
        <h1>
          <VisuallyHidden>
            <span lang={story.language}>{story.title || t("reader.untitled")}</span>
          </VisuallyHidden>
        </h1>
        {notice}
        <MakingProgress story={story} />
      </div>
      <div className={styles.table} data-panel={editing?.panel ? "" : undefined}>
        <div className={styles.picker}>{editing?.picker}</div>
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
        {editing && !editing.panel ? (
          <aside className={styles.side} aria-label={t("edit.tools")}>
            <div className={styles.tools}>{editing.tools}</div>
          </aside>
        ) : null}
        {editing?.panel}
      </div>
      <div className={styles.foot}>
        <div className={styles.reading}>
          <ListenButton aloud={aloud} className={styles.round} />
          <SettingsPopover className={styles.round} />
        </div>
        <PageStrip story={story} order={order} page={page} ask={ask} />
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
