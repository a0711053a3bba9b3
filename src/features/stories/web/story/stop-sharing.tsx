import type { Story } from "#features/stories/story.ts";
import { useSetSharing } from "#features/stories/web/story-changes.ts";
import { Confirm } from "#web/design/dialog/confirm.tsx";
import { LockIcon } from "#web/design/icons/tool-icons.tsx";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { toast } from "#web/design/toast/toasts.ts";
import { useMessages } from "#web/messages/messages-context.ts";

/** Asks once more, and closes a shared story to everybody but its owner (S14.2). */
export default function StopSharing({ story, onClose }: { story: Story; onClose: () => void }) {
  const { t } = useMessages();
  const sharing = useSetSharing(story.id);

  const stop = () =>
    sharing.mutate(false, {
      onSuccess: () => {
        onClose();
        toast({ text: t("reader.unshare.done"), tone: "success" });
      },
      onError: (error) => {
        toastFailure(error, "The story is still shared", t("reader.unshare.failed"));
      },
    });

  return (
    <Confirm
      open
      onClose={onClose}
      title={t("reader.unshare.title")}
      description={t("reader.unshare.text", { title: story.title || t("reader.untitled") })}
      confirm={t("reader.unshare")}
      busy={t("reader.unshare.busy")}
      isBusy={sharing.isPending}
      icon={<LockIcon size={20} />}
      onConfirm={stop}
    />
  );
}
