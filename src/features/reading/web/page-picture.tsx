import { lazy, type ReactNode, Suspense } from "react";
import type { Cover, StoryPage, StoryStatus } from "#features/stories/story.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { DefaultCover } from "./parts/default-cover.tsx";
import { StoryPicture } from "./parts/story-picture.tsx";
import styles from "./page-picture.module.css";

/** Only a book that is being made has one; until it is there, the empty sheet is. */
const WaitingPicture = lazy(async () => ({ default: (await import("./waiting-picture.tsx")).WaitingPicture }));

interface PagePictureProps {
  readonly page: Cover | StoryPage;
  readonly storyStatus: StoryStatus;
  /** What the picture is called where it has no text of its own. */
  readonly fallbackAlt: string;
  readonly waiting: string;
  readonly sizes: string;
  /** What stands under the words of a missing picture: a way to have it painted. */
  readonly retry?: ReactNode;
}

/** The picture of a page or cover: drawn, being painted, or missing for good. */
export function PagePicture({ page, storyStatus, fallbackAlt, waiting, sizes, retry }: PagePictureProps) {
  const { t } = useMessages();
  if (page.imageUrl !== "") {
    return (
      <StoryPicture className={styles.picture} url={page.imageUrl} alt={page.alt || fallbackAlt} sizes={sizes} eager />
    );
  }
  if (storyStatus === "pending" && page.status !== "failed") {
    return (
      <Suspense>
        <WaitingPicture label={waiting} />
      </Suspense>
    );
  }
  return (
    <div className={styles.missing}>
      <DefaultCover label="" />
      <div className={styles.note}>
        <p>{t("reader.picture.missing")}</p>
        {retry}
      </div>
    </div>
  );
}
