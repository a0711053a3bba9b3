import { lazy, type MouseEvent, type ReactNode, useMemo, useState } from "react";
import type { Leafable, PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { useLater } from "#web/hooks/use-later.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import type { BesideBookProps } from "../beside-book.tsx";
import { BookLanguages } from "../book-languages.ts";
import { NarrowReader } from "../narrow-reader.tsx";
import type { EditingSlots, OpenPage } from "../reader-layout.ts";
import { usePageKeys } from "../use-page-keys.ts";
import { usePageTurns } from "../use-page-turns.ts";
import type { ReadingAloud } from "../use-read-aloud.ts";
import { dressOf, useReadingSettings } from "../use-reading-settings.ts";
import styles from "./book-reader.module.css";

// Leaves that turn are no weight for a phone, which has none; where they will be wanted they are begun at once.
const loadWide = () => import("../wide-reader.tsx");
if (!window.matchMedia(NARROW).matches) void loadWide().catch(() => undefined);
const WideReader = lazy(async () => ({ default: (await loadWide()).WideReader }));

const loadBesideBook = async () => {
  const { BesideBook } = await import("../beside-book.tsx");
  return (props: BesideBookProps) => <BesideBook {...props} />;
};
/** Until it is known whether there is a voice. */
const SILENT: ReadingAloud = { possible: false, speaking: false, toggle: () => {} };

interface BookReaderProps {
  readonly story: Story;
  /** The way out of the narrow reader, which fills the screen. */
  readonly back: ReactNode;
  /** For everybody who reads: the like and sharing. */
  readonly actions?: ReactNode;
  /** What is to be known of the book before all else. */
  readonly notice?: ReactNode;
  /** For those who may edit, beside the open page; absent while the book is being made (S2.53). */
  readonly editing?: ((open: OpenPage) => EditingSlots) | undefined;
  /** A way to have a missing picture painted, for those who may. */
  readonly retry?: ((page: PageIndex) => ReactNode) | undefined;
  /** A click or tap on the picture of the open page. */
  readonly onPictureClick?: ((event: MouseEvent) => void) | undefined;
}

/**
 * A story as a book: leaves that turn where there is room for two pages, a slider of pictures where there is not. The page
 * in sight stays the same when the window changes between the two.
 */
export function BookReader({ story, back, actions, notice, editing, retry, onPictureClick }: BookReaderProps) {
  const narrow = useMedia(NARROW);
  const order = narrow ? everyPage(story) : story;
  const turning = usePageTurns(order, !narrow);
  const { page, ask } = turning;
  const [aloud, setAloud] = useState(SILENT);
  const drawBesideBook = useLater(loadBesideBook);
  const { settings } = useReadingSettings();
  usePageKeys(ask);
  const second = story.second?.language;
  const languages = useMemo(() => second && { first: story.language, second }, [story.language, second]);
  const Layout = narrow ? NarrowReader : WideReader;
  return (
    <BookLanguages value={languages}>
      <div className={styles.reader} style={dressOf(settings)}>
        {drawBesideBook?.({ story, order, turning, narrow, onAloud: setAloud })}
        <Layout
          story={story}
          order={order}
          turning={turning}
          aloud={aloud}
          back={back}
          actions={actions}
          notice={notice}
          editing={editing?.({ page, ask })}
          retry={retry}
          onPictureClick={onPictureClick}
        />
      </div>
    </BookLanguages>
  );
}

/** In the narrow reader only the ends bound the pages (S4.56): the words can be read while the picture is being painted. */
function everyPage(story: Story): Leafable {
  return { status: "completed", pages: story.pages };
}
