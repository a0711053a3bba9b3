import { lazy, Suspense, useState } from "react";
import type { Story } from "#features/stories/story.ts";
import { DownloadIcon, TrashIcon } from "#web/design/icons/icons.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { downloadBook } from "./download-book.ts";
import { ToolButton } from "./tool-button.tsx";

const DeleteStory = lazy(() => import("./delete-story.tsx"));

/** What the owner can do with a book that is not being made. */
export function StoryTools({ story }: { story: Story }) {
  const { t } = useMessages();
  const [printing, setPrinting] = useState(false);
  const [deleting, setDeleting] = useState(false);

  const download = async () => {
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
      <ToolButton icon={<DownloadIcon size={22} />} busy={printing} onPress={() => void download()}>
        {printing ? t("reader.pdf.busy") : t("reader.pdf")}
      </ToolButton>
      <ToolButton icon={<TrashIcon size={22} />} danger onPress={() => setDeleting(true)}>
        {t("reader.delete")}
      </ToolButton>
      {deleting ? (
        <Suspense>
          <DeleteStory story={story} onClose={() => setDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
