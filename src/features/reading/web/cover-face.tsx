import { COVER } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./cover-face.module.css";
import { PagePicture } from "./page-picture.tsx";

/** The front of the book: its picture, with title and author's name set on it. */
export function CoverFace({ story, sizes, decorated = true }: { story: Story; sizes: string; decorated?: boolean }) {
  const { t } = useMessages();
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
      {story.title !== "" && (
        <h2 lang={story.language} data-words={COVER} data-long={story.title.length > 36 || undefined}>
          {story.title}
        </h2>
      )}
      {story.createdBy !== "" && story.cover.imageUrl !== "" && (
        <p className={styles.by}>{t("reader.by", { name: story.createdBy })}</p>
      )}
    </div>
  );
}
