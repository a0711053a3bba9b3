import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Story } from "#features/stories/story.ts";
import { setSharing } from "#features/stories/web/set-sharing.ts";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { type LinkSharers, shareLink } from "./share-link.ts";

/** The link under which a story is shared (S2.55). */
export const linkOf = (story: Story): string => `${location.origin}${paths.story(story.shortId || story.id)}`;

/**
 * Sharing a story: its link goes to the share sheet or the clipboard, and the owner's press shares the story in the same
 * act (S14.2); when the owner closes the share sheet again, that is taken back.
 */
export function useShareStory(story: Story, isOwner: boolean) {
  const { t } = useMessages();
  const [byHand, setByHand] = useState(false);
  const cache = useQueryClient();

  const share = async () => {
    const opens = isOwner && !story.shared;
    const handed = shareLink(sharersOfBrowser(), {
      title: story.title,
      text: t("reader.share.text", { title: story.title }),
      url: linkOf(story),
    });
    const opened = opens ? setSharing(cache, story.id, true) : Promise.resolve();
    try {
      const [outcome] = await Promise.all([handed, opened]);
      if (outcome === "copied") toast({ text: t("reader.share.copied"), tone: "success" });
      if (outcome === "by-hand") setByHand(true);
      if (outcome === "cancelled" && opens) await setSharing(cache, story.id, false);
    } catch (error) {
      toastFailure(error, "The story could not be shared", t("reader.share.failed"));
    }
  };

  const copy = () => {
    const { copy: copyTo } = sharersOfBrowser();
    return copyTo === undefined ? Promise.reject(new Error("There is no clipboard")) : copyTo(linkOf(story));
  };

  return { share, copy, byHand, closeByHand: () => setByHand(false) };
}

function sharersOfBrowser(): LinkSharers {
  // The type says that they are always there; in plain http and in some embedded browsers they are not.
  const browser: Partial<Pick<Navigator, "share" | "clipboard">> = navigator;
  return {
    share: browser.share && ((data) => navigator.share(data)),
    copy: browser.clipboard && ((text) => navigator.clipboard.writeText(text)),
  };
}
