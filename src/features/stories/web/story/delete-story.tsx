import { useNavigate } from "react-router";
import type { Story } from "#features/stories/story.ts";
import { useDeleteStory } from "#features/stories/web/story-changes.ts";
import { Confirm } from "#web/design/dialog/confirm.tsx";
import { TrashIcon } from "#web/design/icons/tool-icons.tsx";
import { toastFailure } from "#web/design/toast/toast-failure.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";

/** Asks once more, deletes, and goes home with the news (S4.60, S2.22). */
export default function DeleteStory({ story, onClose }: { story: Story; onClose: () => void }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const deletion = useDeleteStory();

  const remove = () =>
    deletion.mutate(story.id, {
      onSuccess: () =>
        void navigate(paths.home, { replace: true, state: { storyDeleted: true, deletedStoryTitle: story.title } }),
      onError: (error) => {
        toastFailure(error, "The story could not be deleted", t("error.story.delete"));
      },
    });

  return (
    <Confirm
      open
      onClose={onClose}
      title={t("reader.delete.title")}
      description={t("reader.delete.text", { title: story.title || t("reader.untitled") })}
      confirm={t("reader.delete.confirm")}
      busy={t("reader.delete.busy")}
      isBusy={deletion.isPending}
      icon={<TrashIcon size={20} />}
      danger
      onConfirm={remove}
    />
  );
}
