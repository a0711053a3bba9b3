import { lazy, Suspense } from "react";
import type { Story } from "#features/stories/story.ts";
import { Button } from "#web/design/button.tsx";
import { IconButton } from "#web/design/icon-button.tsx";
import { ShareIcon } from "#web/design/icons/icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { linkOf, useShareStory } from "./use-share-story.ts";

const ShareByHand = lazy(() => import("./share-by-hand.tsx"));

interface ShareButtonProps {
  readonly story: Story;
  readonly isOwner: boolean;
  /** Without words, where there is little room. */
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
        <Button look="quiet" icon={<ShareIcon size={20} />} onClick={() => void share()}>
          {t("reader.share")}
        </Button>
      )}
      {byHand ? (
        <Suspense>
          <ShareByHand link={linkOf(story)} onClose={closeByHand} />
        </Suspense>
      ) : null}
    </>
  );
}
