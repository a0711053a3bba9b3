import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { LIMITS } from "#contract/limits.ts";
import { ownerOf } from "#features/accounts/web/parts/owner-of.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { keepIdea, readKeptIdea } from "#features/stories/web/new/kept-idea.ts";
import { blankForm, mergeAnalysis } from "#features/stories/web/new/merge-analysis.ts";
import { useSentenceCapitals } from "#features/stories/web/new/use-sentence-capitals.ts";
import { useAnalyzeIdea } from "#features/stories/web/story-changes.ts";
import type { HandedOver } from "#features/stories/web/review/handed-over.ts";
import { ApiError, isAuthError } from "#web/call/api-error.ts";
import { Button } from "#web/design/button.tsx";
import { TextArea } from "#web/design/field.tsx";
import { ArrowRightIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { historyAtRest } from "#web/modals/browser-layers.ts";
import { Modal } from "#web/modals/modal.tsx";
import type { ModalFrame } from "#web/modals/modals.ts";
import { paths } from "#web/paths.ts";
import { tabStore } from "#web/session/browser-session.ts";
import styles from "./idea-sheet.module.css";

/** Asks for the idea on a phone, reads it, and opens the form for it (S2.25). What was typed is there again next time. */
export default function IdeaSheet({ frame }: { readonly frame: ModalFrame }) {
  const { t, language } = useMessages();
  const owner = ownerOf(useUser().user);
  const navigate = useNavigate();
  const [idea, setIdea] = useState(() => readKeptIdea(tabStore, owner));
  const analysis = useAnalyzeIdea();
  const text = idea.trim();
  const over = text.length - LIMITS.idea.max;

  const write = (typed: string) => {
    setIdea(typed);
    keepIdea(tabStore, owner, typed);
    analysis.reset();
  };
  const review = async (handed: HandedOver) => {
    frame.onClose();
    await historyAtRest();
    keepIdea(tabStore, owner, "");
    await navigate(paths.review, { state: handed });
  };
  const analyze = () => analysis.mutate(text, { onSuccess: (read) => void review(mergeAnalysis(text, read)) });

  return (
    <Modal
      frame={frame}
      title={t("new.title")}
      description={t("new.hint")}
      actions={
        <>
          <Button look="quiet" onClick={() => void review(blankForm(text, language))}>
            {t("new.advanced")}
          </Button>
          <Button
            icon={<ArrowRightIcon size={20} />}
            busy={analysis.isPending}
            disabled={text === "" || over > 0}
            onClick={analyze}
          >
            {t("new.analyze")}
          </Button>
        </>
      }
    >
      <IdeaField value={idea} onWrite={write} error={over > 0 ? t("new.over", { count: over }) : undefined} />
      <p className={styles.said} role="status">
        {analysis.isPending ? t("new.analyzing") : null}
      </p>
      {analysis.isError && !isAuthError(analysis.error) ? <Failure error={analysis.error} /> : null}
    </Modal>
  );
}

interface IdeaFieldProps {
  readonly value: string;
  readonly onWrite: (typed: string) => void;
  readonly error: string | undefined;
}

/** A component of its own: it is there only once the sheet is. */
function IdeaField({ value, onWrite, error }: IdeaFieldProps) {
  const { t } = useMessages();
  const field = useRef<HTMLTextAreaElement>(null);
  useSentenceCapitals(field);
  // The field is why the sheet is there: the keyboard comes up with it.
  useEffect(() => field.current?.focus(), []);
  return (
    <TextArea
      ref={field}
      label={t("new.idea")}
      error={error}
      className={styles.idea}
      placeholder={t("new.placeholder")}
      rows={4}
      value={value}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  );
}

/** What the server says about the idea itself, else that it could not be read; the idea stays where it is. */
function Failure({ error }: { readonly error: unknown }) {
  const { t } = useMessages();
  const said = error instanceof ApiError && error.status === 400 ? error.messages : [];
  return (
    <div className={styles.failure} role="alert">
      {(said.length > 0 ? said : [t("error.story.analyze")]).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
