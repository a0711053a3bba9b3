import { lazy, Suspense, useState } from "react";
import type { Story } from "#features/stories/story.ts";

import { DownloadIcon, TrashIcon } from "#web/design/icons/icons.tsx";
import { Star } from "#web/design/star.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { downloadBook } from "./download-book.ts";
import styles from "./story-tools.module.css";

const DeleteStory = lazy(() => import("./delete-story.tsx"));

/** What the owner can do with a finished book. */
export function StoryTools({ story }: { story: Story }) {
  const { t } = useMessages();
  const [printing, setPrinting] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
    if (printing) return;
    setPrinting(true);
    try {
      await downloadBook(story.id);
    } catch (error) {
      console.error("The PDF could not be downloaded", error);
      toast({ text: t("error.story.download_pdf"), tone: "error" });
    } finally {
      setPrinting(false);
    }
  };

  return (
    <>
      <button type="button" className={styles.tool} aria-busy={printing || undefined} onClick={() => void download()}>
        {printing ? <Star size={22} className={styles.turning} /> : <DownloadIcon size={22} />}
        <span>{printing ? t("reader.pdf.busy") : t("reader.pdf")}</span>
      </button>
      <button type="button" className={`${styles.tool} ${styles.delete}`} onClick={() => setDeleting(true)}>
        <TrashIcon size={22} />
        <span>{t("reader.delete")}</span>
      </button>
      {deleting ? (
        <Suspense>
          <DeleteStory story={story} onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
