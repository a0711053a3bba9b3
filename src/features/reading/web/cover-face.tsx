import { COVER } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { shownWords } from "#features/reading/shown-words.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./cover-face.module.css";
import { PagePicture } from "./page-picture.tsx";
import { useReadingSettings } from "./use-reading-settings.ts";

/** Letters of a cover's titles, above which they are set smaller, and smaller still, to leave the faces free. */
const LONG = 36;
const LONGEST = 90;

/** The front of the book: its picture, with title and author's name set on it. */
export function CoverFace({ story, sizes, decorated = true }: { story: Story; sizes: string; decorated?: boolean }) {
  const { t } = useMessages();
  const { settings } = useReadingSettings();
  const shown = shownWords(story, COVER, settings.languages).filter(({ text }) => text !== "");
  const letters = shown.map(({ text }) => text).join(" ").length;
  return (
    <div
      className={styles.cover}
      data-drawn={story.cover.imageUrl !== "" || undefined}
      data-decorated={decorated || undefined}
    >
      <PagePicture
        page={story.cover}
        storyStatus={story.status}
        fallbackAlt={t("reader.cover")}
        waiting={t("reader.painting.cover")}
        sizes={sizes}
      />
      {shown.length > 0 && (
        <hgroup data-length={letters > LONGEST ? "longest" : letters > LONG || shown.length > 1 ? "long" : undefined}>
          {shown.map(({ language, text }, part) => (
            <TitleLine key={language} lang={language} part={part} text={text} />
          ))}
        </hgroup>
      )}
      {story.createdBy !== "" && story.cover.imageUrl !== "" && (
        <p className={styles.by}>{t("reader.by", { name: story.createdBy })}</p>
      )}
    </div>
  );
}

/** The title once more in a second language is no heading of its own. */
function TitleLine({ lang, part, text }: { lang: string; part: number; text: string }) {
  const Line = part === 0 ? "h2" : "p";
  return (
    <Line lang={lang} data-words={COVER} data-part={part}>
      {text}
    </Line>
  );
}
