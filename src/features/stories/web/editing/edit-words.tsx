import { LIMITS } from "#contract/limits.ts";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story, StoryPage } from "#features/stories/story.ts";
import { useSaveWords } from "#features/stories/web/editing-queries.ts";
import { ApiError } from "#web/call/api-error.ts";
import { Button } from "#web/design/button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { EditFrame } from "./edit-frame.tsx";
import styles from "./edit-words.module.css";
import { GrowingText } from "./growing-text.tsx";
import { SecondWords } from "./second-words.tsx";
import { TellAgain } from "./tell-again.tsx";
import { TwoVersions } from "./two-versions.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";
import { useDraft } from "./use-draft.ts";
import type { Editing } from "./use-editing.ts";
import { refusalTexts, useReportFailure } from "./use-report-failure.ts";

interface EditWordsProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly editing: Editing;
}

/** Changes the words of the open page (S2.67); on the cover they are the title. */
export function EditWords({ story, page, editing }: EditWordsProps) {
  const { t } = useMessages();
  const words = page === COVER ? undefined : story.pages[page];
  if (words !== undefined) return <WordsOfPage key={page} {...{ story, page, words, editing }} />;
  return (
    <EditFrame editing={editing} title={t("edit.title.title")}>
      <p>{t("edit.words.cover")}</p>
      {story.canEditTitle ? (
        <Button look="surface" data-focus onClick={() => editing.show("title")}>
          {t("edit.tool.title.long")}
        </Button>
      ) : null}
    </EditFrame>
  );
}

function WordsOfPage({ story, page, words, editing }: EditWordsProps & { readonly words: StoryPage }) {
  const { t } = useMessages();
  const draft = useDraft(`${story.id}/${page}/text`, words.text);
  const saving = useSaveWords();
  const report = useReportFailure();
  const place = { storyId: story.id, page };
  const text = draft.text.trim();
  const over = text.length - LIMITS.pageText.max;
  const canSave = draft.changed && text !== "" && over <= 0 && !draft.conflict;

  const save = () => {
    if ((!canSave && !draft.conflict) || saving.isPending) return;
    draft.rebase();
    saving.mutate(
      { ...place, text, version: words.version },
      {
        onSuccess: () => {
          draft.drop(draft.text);
          if (editing.frame.open) editing.frame.onClose();
        },
        onError: (error) => {
          // The other version is shown beside this one as soon as it is known.
          if (error instanceof ApiError && error.code === "version.stale") return;
          if (refusalTexts(error).length === 0) report(error, t("error.story.update_text"));
        },
      },
    );
  };

  const title = t("edit.words.title", { page: page + 1 });
  if (draft.conflict && !saving.isPending) {
    return (
      <EditFrame editing={editing} title={title}>
        <TwoVersions
          title={t("edit.conflict.title")}
          language={story.language}
          mine={draft.text}
          theirs={words.text}
          busy={saving.isPending}
          onMine={save}
          onTheirs={() => draft.drop()}
        />
      </EditFrame>
    );
  }
  const refusals = refusalTexts(saving.error);
  return (
    <EditFrame
      editing={editing}
      title={title}
      actions={
        <Button busy={saving.isPending} disabled={!canSave} onClick={save}>
          {saving.isPending ? t("edit.saving") : t("edit.save")}
        </Button>
      }
    >
      <GrowingText
        data-focus
        className={styles.words}
        label={t("edit.tool.words")}
        lang={story.language}
        value={draft.text}
        onChange={(event) => {
          if (saving.isError) saving.reset();
          draft.write(event.currentTarget.value);
        }}
        onDone={save}
        error={over > 0 ? t("edit.over", { count: over }) : refusals.length > 0 ? refusals.join(" ") : undefined}
      />
      <UnsavedNote draft={draft} />
      {story.second === null ? null : (
        <SecondWords key={story.second.language} {...{ story, page, words }} language={story.second.language} />
      )}
      <TellAgain story={story} page={page} words={words} blocked={draft.changed} />
    </EditFrame>
  );
}
