import { type ReactNode, Suspense, useCallback } from "react";
import type { PageIndex, Wish } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { EditTitle, OpenTool, PageTools, PictureChoice, RetryPicture, StoryTools } from "./owner-tools.tsx";
import { useEditing } from "./use-editing.ts";
import { useRepainting } from "./use-repainting.ts";

/** Everything that an owner has around the open book; nothing of it while the book is being made (S2.53, S6.2). */
export function useStoryEditing(story: Story, isOwner: boolean) {
  const narrow = useMedia(NARROW);
  const editing = useEditing();
  const repainting = useRepainting(story);
  const mayEdit = isOwner && story.status !== "pending";
  const { show, tool, frame } = editing;
  const showTitle = useCallback(() => show("title"), [show]);
  const showPicture = useCallback(() => show("picture"), [show]);

  const slots = ({ page, ask }: { readonly page: PageIndex; readonly ask: (wish: Wish) => void }) => {
    const opened: ReactNode =
      tool === undefined || tool === "title" ? null : (
        <Suspense>
          <OpenTool story={story} page={page} editing={editing} repainting={repainting} />
        </Suspense>
      );
    return {
      picker: narrow ? null : (
        <Suspense>
          <PictureChoice story={story} page={page} as="rail" />
        </Suspense>
      ),
      tools: (
        <Suspense>
          <StoryTools story={story} page={page} ask={ask} editing={editing} />
        </Suspense>
      ),
      pageTools: narrow ? (
        <>
          <Suspense>
            <PageTools story={story} page={page} editing={editing} />
          </Suspense>
          {opened}
        </>
      ) : null,
      panel: narrow ? null : opened,
    };
  };
  return {
    slots: mayEdit ? slots : undefined,
    /** A page can fail for good while the rest is still being made. */
    retry: isOwner
      ? (page: PageIndex) =>
          story.pages[page]?.status === "failed" ? (
            <Suspense>
              <RetryPicture storyId={story.id} page={page} />
            </Suspense>
          ) : null
      : undefined,
    titleDialog:
      mayEdit && story.canEditTitle && tool === "title" ? (
        <Suspense>
          <EditTitle story={story} frame={frame} />
        </Suspense>
      ) : null,
    /** Stable. */
    show: { title: showTitle, picture: showPicture },
  };
}
