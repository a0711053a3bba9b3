import type { CSSProperties } from "react";
import { COVER, followWish, lastPage, type PageIndex } from "#features/reading/page-order.ts";
import { pageInSight } from "#features/reading/page-turns.ts";
import { renditionOf } from "#features/pictures/picture.ts";
import { Button } from "#web/design/button.tsx";
import { shownWords } from "#features/reading/shown-words.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { CoverFace } from "./cover-face.tsx";
import { MakingProgress } from "./making-progress.tsx";
import { PagePicture } from "./page-picture.tsx";
import { PageSlider } from "./page-slider.tsx";
import { PageStrip } from "./page-strip.tsx";
import { NARROW_SIZES } from "#features/reading/picture-widths.ts";
import type { ReaderLayoutProps } from "./reader-layout.ts";
import { ListenButton, SettingsSheetButton } from "./reading-tools.tsx";
import { TextPanel } from "./text-panel.tsx";
import { useReadingSettings } from "./use-reading-settings.ts";
import styles from "./narrow-reader.module.css";

/** One page at a time, full screen: the picture under the finger, its words under it, all pages as a strip. */
export function NarrowReader(props: ReaderLayoutProps) {
  const { story, order, turning, aloud, back, actions, notice, editing, retry, onPictureClick } = props;
  const { t } = useMessages();
  const { page, ask } = turning;
  const { settings } = useReadingSettings();
  const slide = (index: PageIndex) => {
    const pictured = story.pages[index];
    return (
      <div className={styles.frame} style={backdropOf(index === COVER ? story.cover.imageUrl : pictured?.imageUrl)}>
        <div className={styles.sheet} role="presentation" onClick={onPictureClick}>
          {index === COVER || pictured === undefined ? (
            <CoverFace story={story} sizes={NARROW_SIZES} decorated={false} />
          ) : (
            <PagePicture
              page={pictured}
              storyStatus={story.status}
              fallbackAlt={t("reader.picture.of_page", { page: index + 1 })}
              waiting={t("reader.painting")}
              sizes={NARROW_SIZES}
              retry={retry?.(index)}
            />
          )}
        </div>
      </div>
    );
  };

  return (
    <div className={styles.viewer}>
      <header className={styles.bar}>
        {back}
        <h1 lang={story.language}>{story.title || t("reader.untitled")}</h1>
        <SettingsSheetButton />
        {actions}
      </header>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      <div className={styles.art}>
        <PageSlider page={pageInSight(turning.turns)} last={lastPage(story)} ask={ask} slide={slide} />
        <button
          type="button"
          className={styles.previous}
          aria-label={t("reader.previous")}
          disabled={followWish(order, page, "previous") === undefined}
          onClick={() => ask("previous")}
        >
          <ChevronLeftIcon size={26} />
        </button>
        {aloud.possible || editing ? (
          <div className={styles.pill}>
            <ListenButton aloud={aloud} />
            {editing?.pageTools}
          </div>
        ) : null}
        <button
          type="button"
          className={styles.next}
          aria-label={t("reader.next")}
          disabled={followWish(order, page, "next") === undefined}
          onClick={() => ask("next")}
        >
          <ChevronRightIcon size={26} />
        </button>
      </div>
      <div className={styles.words}>
        <TextPanel key={page} page={page} words={page === COVER ? [] : shownWords(story, page, settings.languages)}>
          {page === COVER || page === lastPage(story) ? (
            <div className={styles.aboutBook}>
              {page === COVER ? <MakingProgress story={story} /> : null}
              {editing ? <div className={styles.tools}>{editing.tools}</div> : null}
              {page === COVER && !editing && story.status === "completed" ? (
                <Button onClick={() => ask("next")}>{t("reader.begin")}</Button>
              ) : null}
            </div>
          ) : null}
        </TextPanel>
      </div>
      <div className={styles.foot}>
        <PageStrip story={story} order={order} page={page} ask={ask} />
      </div>
    </div>
  );
}

/** Beside a picture that does not fill the width stand its own colours, out of focus. */
function backdropOf(url: string | undefined): CSSProperties {
  return { "--backdrop": url ? `url("${renditionOf(url, "thumb")}")` : "none" } as CSSProperties;
}
