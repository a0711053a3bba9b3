import { lazy, Suspense } from "react";
import type { Story } from "#features/stories/story.ts";
import { IconButton } from "#web/design/icon-button.tsx";
import { ShareIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { ToolButton } from "./tool-button.tsx";
import { linkOf, useShareStory } from "./use-share-story.ts";

const ShareByHand = lazy(() => import("./share-by-hand.tsx"));

interface ShareButtonProps {
  readonly story: Story;
  readonly isOwner: boolean;
  /** A round button without words, for the bar of the narrow reader. */
  readonly small?: boolean;
}

/** Hands the story's link on. */
export function ShareButton({ story, isOwner, small = false }: ShareButtonProps) {
  const { t } = useMessages();
  const { share, byHand, closeByHand } = useShareStory(story, isOwner);
  return (
    <>
      {small ? (
        <IconButton label={t("reader.share.title")} icon={<ShareIcon />} onClick={() => void share()} />
      ) : (
        <ToolButton icon={<ShareIcon size={22} />} onPress={() => void share()}>
          {t("reader.share")}
        </ToolButton>
      )}
      {byHand ? (
        <Suspense>
          <ShareByHand link={linkOf(story)} onClose={closeByHand} />
        </Suspense>
      ) : null}
    </>
  );
}
