import { LIMITS } from "#contract/limits.ts";
import type { Story, StoryPage } from "#features/stories/story.ts";
import { useSaveSecondWords } from "#features/stories/web/second-language-queries.ts";
import { Button } from "#web/design/button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./edit-words.module.css";
import { GrowingText } from "./growing-text.tsx";
import { UnsavedNote } from "./unsaved-note.tsx";
import { useDraft } from "./use-draft.ts";
import { refusalTexts, useReportFailure } from "./use-report-failure.ts";

interface SecondWordsProps {
  readonly story: Story;
  readonly page: number;
  readonly words: StoryPage;
  readonly language: NonNullable<Story["second"]>["language"];
}

/** The words of the open page in the book's second language (S13.6): to be read over, or typed where nobody told it. */
export function SecondWords({ story, page, words, language }: SecondWordsProps) {
  const { t } = useMessages();
  const draft = useDraft(`${story.id}/${page}/second/${language}`, words.second?.text ?? "");
  const saving = useSaveSecondWords(story.id, page);
  const report = useReportFailure();
  const text = draft.text.trim();
  const over = text.length - LIMITS.pageText.max;
  const canSave = text !== "" && over <= 0 && (draft.changed || words.second?.isOlder === true);
  const save = () => {
    if (!canSave || saving.isPending) return;
    saving.mutate(
      { text, version: words.second?.version },
      {
        onSuccess: () => draft.drop(draft.text),
        onError: (error) => {
          if (refusalTexts(error).length === 0) report(error, t("error.story.update_text"));
        },
      },
    );
  };
  const refusals = refusalTexts(saving.error);
  const hint =
    words.second === null ? t("second.words.open") : words.second.isOlder ? t("second.words.older") : undefined;
  return (
    <>
      <GrowingText
        className={styles.words}
        label={t("second.words", { language: t(`second.name.${language}`) })}
        hint={hint}
        lang={language}
        value={draft.text}
        onChange={(event) => {
          if (saving.isError) saving.reset();
          draft.write(event.currentTarget.value);
        }}
        onDone={save}
        error={over > 0 ? t("edit.over", { count: over }) : refusals.length > 0 ? refusals.join(" ") : undefined}
      />
      <UnsavedNote draft={draft} />
      <Button look="surface" busy={saving.isPending} disabled={!canSave} onClick={save}>
        {t("second.words.save", { language: t(`second.name.${language}`) })}
      </Button>
    </>
  );
}
