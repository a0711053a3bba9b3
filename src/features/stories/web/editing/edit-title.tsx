import { LIMITS } from "#contract/limits.ts";
import type { Story } from "#features/stories/story.ts";
import { isTitle } from "#features/stories/title.ts";
import { useSaveTitle } from "#features/stories/web/editing-queries.ts";
import { ApiError, isAuthError } from "#web/call/api-error.ts";
import { Button } from "#web/design/button.tsx";
import { TextArea } from "#web/design/field.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import { TwoVersions } from "./two-versions.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";
import styles from "./edit-title.module.css";
import { useDraft } from "./use-draft.ts";
import type { ToolFrame } from "./use-editing.ts";
import { refusalTexts } from "./use-report-failure.ts";

/** Gives the story another title; Save waits for one of 3 to 99 signs, and says nothing of it (S5.1, S5.10). */
export default function EditTitle({ story, frame }: { readonly story: Story; readonly frame: ToolFrame }) {
  const { t } = useMessages();
  const draft = useDraft(`${story.id}/title`, story.title);
  const saving = useSaveTitle();
  const canSave = draft.changed && isTitle(draft.text);

  const save = () => {
    if (!canSave || saving.isPending) return;
    draft.rebase();
    saving.mutate(
      { storyId: story.id, title: draft.text.trim(), version: story.version },
      {
        onSuccess: () => {
          draft.drop(draft.text);
          frame.onClose();
        },
        onError: (error) => console.error("The title could not be saved", error),
      },
    );
  };

  const isStale = saving.error instanceof ApiError && saving.error.code === "version.stale";
  const refusals = refusalTexts(saving.error);
  const failed = saving.isError && !isStale && refusals.length === 0 && !isAuthError(saving.error);
  const conflict = draft.conflict && !saving.isPending;
  return (
    <Modal
      frame={frame}
      title={t("edit.title.title")}
      actions={
        conflict ? undefined : (
          <Button type="submit" form="edit-title" busy={saving.isPending} disabled={!canSave}>
            {saving.isPending ? t("edit.saving") : t("edit.save")}
          </Button>
        )
      }
    >
      {conflict ? (
        <TwoVersions
          title={t("edit.conflict.title.title")}
          language={story.language}
          mine={draft.text}
          theirs={story.title}
          busy={saving.isPending}
          onMine={save}
          onTheirs={() => draft.drop()}
        />
      ) : (
        <form
          id="edit-title"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextArea
            className={styles.title}
            rows={2}
            label={t("edit.title.label")}
            hint={t("edit.title.hint", LIMITS.title)}
            error={refusals.length > 0 ? refusals.join(" ") : undefined}
            lang={story.language}
            autoComplete="off"
            value={draft.text}
            onChange={(event) => {
              if (saving.isError) saving.reset();
              // A long title takes two lines to be seen whole, and is still one line.
              draft.write(event.currentTarget.value.replace(/\s*\n\s*/g, " "));
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              save();
            }}
          />
          <UnsavedNote draft={draft} />
          {failed ? <p role="alert">{t("error.story.update_title")}</p> : null}
        </form>
      )}
    </Modal>
  );
}
