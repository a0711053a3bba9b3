import { lazy, Suspense } from "react";
import type { Story } from "#features/stories/story.ts";
import { IconButton } from "#web/design/icon-button.tsx";
import { ShareIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { linkOf, useShareStory } from "./use-share-story.ts";

const ShareByHand = lazy(() => import("./share-by-hand.tsx"));

interface ShareButtonProps {
  readonly story: Story;
  readonly isOwner: boolean;
}

/** Hands the story's link on. */
export function ShareButton({ story, isOwner }: ShareButtonProps) {
  const { t } = useMessages();
  const { share, copy, byHand, closeByHand } = useShareStory(story, isOwner);
  return (
    <>
      <IconButton label={t("reader.share.title")} icon={<ShareIcon />} onClick={() => void share()} />
      {byHand ? (
        <Suspense>
          <ShareByHand link={linkOf(story)} copy={copy} onClose={closeByHand} />
        </Suspense>
      ) : null}
    </>
  );
}
