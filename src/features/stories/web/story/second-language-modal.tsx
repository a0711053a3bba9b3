import { useState } from "react";
import { LANGUAGES, type Language } from "#book/languages.ts";
import { LIMITS } from "#contract/limits.ts";
import type { Story } from "#features/stories/story.ts";
import { refusalTexts, useReportFailure } from "#features/stories/web/editing/use-report-failure.ts";
import { useDropSecond, useSaveSecondTitle, useTellInSecond } from "#features/stories/web/second-language-queries.ts";
import { ApiError } from "#web/call/api-error.ts";
import { Button } from "#web/design/button.tsx";
import { Field } from "#web/design/field.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import styles from "./second-language-modal.module.css";

/** Chooses the language that a book is told in besides its own, and says which of its pages still want words (S13.6). */
export default function SecondLanguageModal({ story, frame }: { readonly story: Story; readonly frame: ModalFrame }) {
  const { t } = useMessages();
  const { second } = story;
  return (
    <Modal frame={frame} size="medium" title={t("second.title")} description={t("second.hint")}>
      {second === null ? <Choose story={story} /> : <Told story={story} second={second} />}
    </Modal>
  );
}

/** Whether a failure asks what the story is about, in the second language. */
const asksForIdea = (error: unknown) => error instanceof ApiError && error.fields.some(({ field }) => field === "idea");

function Choose({ story }: { readonly story: Story }) {
  const { t } = useMessages();
  const others = LANGUAGES.filter((language) => language !== story.language);
  const [language, setLanguage] = useState<Language>(others[0] ?? story.language);
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{t("second.which")}</legend>
        {others.map((each) => (
          <label key={each}>
            <input type="radio" name="second" checked={each === language} onChange={() => setLanguage(each)} />
            <span lang={each}>{t(`language.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <Tell key={language} story={story} language={language} label={t("second.tell")} />
    </>
  );
}

/** Asks for the telling; where it cannot be begun without, for what the story is about. */
function Tell({
  story,
  language,
  label,
}: {
  readonly story: Story;
  readonly language: Language;
  readonly label: string;
}) {
  const { t } = useMessages();
  const telling = useTellInSecond(story.id);
  const report = useReportFailure();
  const [idea, setIdea] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const tell = () =>
    telling.mutate(
      { language, ...(idea.trim() !== "" && { idea: idea.trim() }) },
      {
        onError: (error) => {
          if (asksForIdea(error)) setIsAsked(true);
          else report(error, t("error.story.second"));
        },
      },
    );
  const refusals = isAsked && idea.trim() !== "" ? refusalTexts(telling.error) : [];
  return (
    <>
      {isAsked ? (
        <Field
          label={t("second.idea", { language: t(`second.name.${language}`) })}
          hint={t("second.idea.hint")}
          lang={language}
          maxLength={LIMITS.instructions.max}
          value={idea}
          onChange={(event) => setIdea(event.currentTarget.value)}
          error={refusals.length > 0 ? refusals.join(" ") : undefined}
        />
      ) : null}
      <Button busy={telling.isPending} disabled={isAsked && idea.trim() === ""} onClick={tell}>
        {telling.isPending ? t("second.telling") : label}
      </Button>
    </>
  );
}

function Told({ story, second }: { readonly story: Story; readonly second: NonNullable<Story["second"]> }) {
  const { t } = useMessages();
  const dropping = useDropSecond(story.id);
  const report = useReportFailure();
  const numbersOf = (isWanted: (page: Story["pages"][number]) => boolean) =>
    story.pages.flatMap((page, number) => (isWanted(page) ? [number + 1] : []));
  const open = numbersOf((page) => page.second === null);
  const older = numbersOf((page) => page.second?.isOlder === true);
  const language = t(`second.name.${second.language}`);
  return (
    <>
      <p>
        {open.length + older.length === 0
          ? t("second.whole", { language })
          : open.length === 0
            ? null
            : t("second.open_pages", { count: open.length, pages: open.join(", ") })}
      </p>
      {older.length === 0 ? null : <p>{t("second.older_pages", { count: older.length, pages: older.join(", ") })}</p>}
      <SecondTitle key={second.title} story={story} second={second} />
      {open.length + older.length === 0 ? null : (
        <>
          <p className={styles.note}>{t("second.by_hand")}</p>
          <Tell story={story} language={second.language} label={t("second.tell_rest")} />
        </>
      )}
      <Button
        look="surface"
        busy={dropping.isPending}
        onClick={() => dropping.mutate(undefined, { onError: (error) => report(error, t("error.story.second")) })}
      >
        {t("second.drop", { language })}
      </Button>
    </>
  );
}

function SecondTitle({ story, second }: { readonly story: Story; readonly second: NonNullable<Story["second"]> }) {
  const { t } = useMessages();
  const saving = useSaveSecondTitle(story.id);
  const [title, setTitle] = useState(second.title);
  const wanted = title.trim();
  const refusals = refusalTexts(saving.error);
  return (
    <div className={styles.title}>
      <Field
        label={t("second.title_in", { language: t(`second.name.${second.language}`) })}
        lang={second.language}
        maxLength={LIMITS.title.max}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={refusals.length > 0 ? refusals.join(" ") : undefined}
      />
      {wanted === second.title ? null : (
        <Button
          look="surface"
          busy={saving.isPending}
          disabled={wanted.length < LIMITS.title.min}
          onClick={() => saving.mutate(wanted)}
        >
          {t("edit.save")}
        </Button>
      )}
    </div>
  );
}
