import { lazy, type ReactNode, Suspense } from "react";
import { useParams } from "react-router";
import { useStoryEditing } from "#features/stories/web/editing/use-story-editing.tsx";
import { useUser } from "#features/accounts/web/user-info.ts";
import { LikeButton } from "#features/likes/web/parts/like-button.tsx";
import { useLikeTap } from "#features/likes/web/parts/use-like-tap.ts";
import { BookReader } from "#features/reading/web/parts/book-reader.tsx";
import { useKeepBook } from "#features/stories/web/offline/use-keep-book.ts";
import type { Story } from "#features/stories/story.ts";
import { IconLink } from "#web/design/icon-button.tsx";
import { ArrowLeftIcon } from "#web/design/icons/icons.tsx";
import { useHeader } from "#web/header/header-context.ts";
import { useHasCome } from "#web/hooks/use-has-come.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { ReportButton } from "#features/sharing/web/parts/report-button.tsx";
import { LostTrack } from "./lost-track.tsx";
import { ShareButton } from "./share-button.tsx";
import { StoryError } from "./story-error.tsx";
import { StoryOpening } from "./story-opening.tsx";
import { useFollowedStory } from "./use-followed-story.ts";

/** Few books are hidden: no first screen waits for what says so. */
const HiddenNote = lazy(() => import("./hidden-note.tsx"));

/** A story at its address, by id or short id (S2.4): its owner's, or a visitor's view of a shared one. */
export default function StoryPage() {
  const { id = "" } = useParams();
  const { data: story, isError, isFetching, refetch } = useFollowedStory(id);
  const come = useHasCome(story !== undefined);
  if (story !== undefined && come) {
    const lost = isError && !isFetching && story.status === "pending";
    return (
      <OpenStory key={story.id} story={story} lost={lost ? <LostTrack onRetry={() => void refetch()} /> : undefined} />
    );
  }
  if (isFetching || story !== undefined) return <StoryOpening />;
  return <StoryError onRetry={() => void refetch()} />;
}

interface OpenStoryProps {
  readonly story: Story;
  /** Says that nothing is heard of the book any more. */
  readonly lost: ReactNode;
}

function OpenStory({ story, lost }: OpenStoryProps) {
  const { t } = useMessages();
  const { signedIn } = useUser();
  const narrow = useMedia(NARROW);
  // Whatever the story says, an editor is somebody who is signed in (S6.7).
  const isOwner = signedIn && story.canEdit;
  const { slots, retry, titleDialog, show } = useStoryEditing(story, isOwner);
  const editTitle = isOwner && story.canEditTitle && story.id !== "" ? show.title : undefined;
  const title = story.title || t("reader.untitled");
  useKeepBook(story);
  useHeader({ title, onEditTitle: editTitle });
  const onPictureClick = useLikeTap(story, narrow && slots !== undefined ? show.picture : undefined);
  return (
    <>
      <title>{`${title} · ${t("app.name")}`}</title>
      <BookReader
        story={story}
        back={<IconLink to={paths.home} label={t("header.back")} icon={<ArrowLeftIcon />} />}
        actions={
          <>
            <LikeButton story={story} />
            <ShareButton story={story} isOwner={isOwner} />
            {story.canEdit ? null : <ReportButton storyId={story.id} />}
          </>
        }
        notice={
          isOwner && story.hidden ? (
            <Suspense>
              <HiddenNote />
            </Suspense>
          ) : (
            lost
          )
        }
        editing={slots}
        retry={retry}
        onPictureClick={onPictureClick}
      />
      {titleDialog}
    </>
  );
}
