import { lazy, Suspense, useState } from "react";
import { COVER, type PageIndex, type Wish } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { CastIcon, LanguagesIcon, WordsIcon } from "#features/stories/web/editing/editing-icons.tsx";
import { UndoButton } from "#features/stories/web/editing/undo-button.tsx";
import type { Editing } from "#features/stories/web/editing/use-editing.ts";
import { PencilIcon } from "#web/design/icons/icons.tsx";
import { BookIcon, DownloadIcon, LockIcon, PictureIcon, TrashIcon } from "#web/design/icons/tool-icons.tsx";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { downloadBook } from "./download-book.ts";
import { ToolButton } from "./tool-button.tsx";

const DeleteStory = lazy(() => import("./delete-story.tsx"));
const StopSharing = lazy(() => import("./stop-sharing.tsx"));
const SecondLanguageModal = lazy(() => import("./second-language-modal.tsx"));
const PaperModal = lazy(() => import("./paper-modal.tsx"));

interface StoryToolsProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly ask: (wish: Wish) => void;
  readonly editing: Editing;
}

/** What the owner can do with a book that is not being made. */
export function StoryTools({ story, page, ask, editing }: StoryToolsProps) {
  const { t } = useMessages();
  const narrow = useMedia(NARROW);
  const [printing, setPrinting] = useState(false);
  const [asking, setAsking] = useState<"delete" | "stop-sharing" | undefined>(undefined);
  const [second, setSecond] = useState<"closed" | "open" | "closing">("closed");
  const [paper, setPaper] = useState<"closed" | "open" | "closing">("closed");

  const download = async () => {
    setPrinting(true);
    try {
      await downloadBook(story.id);
    } catch (error) {
      toastFailure(error, "The PDF could not be downloaded", t("error.story.download_pdf"));
    } finally {
      setPrinting(false);
    }
  };

  return (
    <>
      {narrow ? null : (
        <>
          {page === COVER && story.canEditTitle ? (
            <ToolButton name="title" icon={<PencilIcon size={22} />} onPress={() => editing.show("title")}>
              {t("edit.tool.title")}
            </ToolButton>
          ) : (
            <ToolButton name="words" icon={<WordsIcon size={22} />} onPress={() => editing.show("words")}>
              {t("edit.tool.words")}
            </ToolButton>
          )}
          <ToolButton name="picture" icon={<PictureIcon size={22} />} onPress={() => editing.show("picture")}>
            {t("edit.tool.picture")}
          </ToolButton>
        </>
      )}
      <ToolButton name="cast" icon={<CastIcon size={22} />} onPress={() => editing.show("cast")}>
        {t("edit.tool.cast")}
      </ToolButton>
      <UndoButton storyId={story.id} ask={ask} />
      <ToolButton name="second" icon={<LanguagesIcon size={22} />} onPress={() => setSecond("open")}>
        {t("second.open")}
      </ToolButton>
      <ToolButton icon={<DownloadIcon size={22} />} busy={printing} onPress={() => void download()}>
        {printing ? t("reader.pdf.busy") : t("reader.pdf")}
      </ToolButton>
      <ToolButton name="paper" icon={<BookIcon size={22} />} onPress={() => setPaper("open")}>
        {t("paper.open")}
      </ToolButton>
      {story.shared ? (
        <ToolButton icon={<LockIcon size={22} />} onPress={() => setAsking("stop-sharing")}>
          {t("reader.unshare")}
        </ToolButton>
      ) : null}
      <ToolButton icon={<TrashIcon size={22} />} danger onPress={() => setAsking("delete")}>
        {t("reader.delete")}
      </ToolButton>
      {paper === "closed" ? null : (
        <Suspense>
          <PaperModal
            story={story}
            frame={{
              open: paper === "open",
              onClose: () => setPaper("closing"),
              onClosed: () => setPaper((now) => (now === "open" ? now : "closed")),
            }}
          />
        </Suspense>
      )}
      {second === "closed" ? null : (
        <Suspense>
          <SecondLanguageModal
            story={story}
            frame={{
              open: second === "open",
              onClose: () => setSecond("closing"),
              onClosed: () => setSecond((now) => (now === "open" ? now : "closed")),
            }}
          />
        </Suspense>
      )}
      {asking === undefined ? null : (
        <Suspense>
          {asking === "delete" ? (
            <DeleteStory story={story} onClose={() => setAsking(undefined)} />
          ) : (
            <StopSharing story={story} onClose={() => setAsking(undefined)} />
          )}
        </Suspense>
      )}
    </>
  );
}
