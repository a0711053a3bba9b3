import { type FormEvent, useId, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { LIMITS } from "#contract/limits.ts";
import { ownerOf } from "#features/accounts/web/parts/owner-of.ts";
import { useUser } from "#features/accounts/web/user-info.ts";
import { useAnalyzeIdea } from "#features/stories/web/story-changes.ts";
import { ApiError, isAuthError } from "#web/call/api-error.ts";
import { Button } from "#web/design/button.tsx";
import { TextArea } from "#web/design/field.tsx";
import { SlidersIcon } from "#web/design/icons/tool-icons.tsx";
import { Star } from "#web/design/star.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { tabStore } from "#web/session/browser-session.ts";
import { type HandedOver, readIdea } from "#features/stories/web/review/handed-over.ts";
import { IdeaExamples } from "./idea-examples.tsx";
import { keepIdea, readKeptIdea } from "./kept-idea.ts";
import { blankForm, mergeAnalysis } from "./merge-analysis.ts";
import styles from "./new-page.module.css";
import { useSentenceCapitals } from "./use-sentence-capitals.ts";

/** From this many characters before the limit on, what is left is counted. */
const COUNT_FROM = 400;

/** Where a story begins: one idea, read into a form, or the form at once (S2.40). */
export default function NewPage() {
  const { t, language } = useMessages();
  const navigate = useNavigate();
  const location = useLocation();
  const owner = ownerOf(useUser().user);
  const [typed, setTyped] = useState(() => readIdea(location.state) || undefined);
  // Until something is typed: what was typed before a session ended or the page was left.
  const idea = typed ?? readKeptIdea(tabStore, owner);
  const [missing, setMissing] = useState(false);
  const analysis = useAnalyzeIdea();
  const field = useRef<HTMLTextAreaElement>(null);
  useSentenceCapitals(field);
  const advancedHint = useId();
  const left = LIMITS.idea.max - idea.trim().length;

  const write = (text: string) => {
    setTyped(text);
    keepIdea(tabStore, owner, text);
    setMissing(false);
    analysis.reset();
  };
  const pick = (example: string) => {
    write(example);
    field.current?.focus();
  };
  const review = (handed: HandedOver) => {
    keepIdea(tabStore, owner, "");
    // The idea stays in this entry, to be there again on the way back.
    void navigate(paths.newStory, { replace: true, state: { idea } });
    void navigate(paths.review, { state: handed });
  };
  const analyze = (event: FormEvent) => {
    event.preventDefault();
    const text = idea.trim();
    if (text === "") setMissing(true);
    else if (left >= 0 && !analysis.isPending) {
      analysis.mutate(text, { onSuccess: (read) => review(mergeAnalysis(text, read)) });
    }
  };

  const failure = analysis.isError && !isAuthError(analysis.error) ? failureTexts(analysis.error) : undefined;
  const fault = missing ? t("new.empty") : left < 0 ? t("new.over", { count: -left }) : undefined;
  return (
    <div className={styles.page}>
      <title>{`${t("new.title")} · ${t("app.name")}`}</title>
      <form className={styles.sheet} onSubmit={analyze} noValidate>
        <h1>{t("new.title")}</h1>
        <TextArea
          ref={field}
          label={t("new.idea")}
          hint={left >= 0 && left <= COUNT_FROM ? t("new.left", { count: left }) : t("new.hint")}
          error={fault}
          className={styles.idea}
          placeholder={t("new.placeholder")}
          rows={5}
          value={idea}
          onChange={(event) => write(event.currentTarget.value)}
        />
        {failure ? (
          <div className={styles.failure} role="alert">
            {failure.length === 0 ? <p>{t("error.story.analyze")}</p> : failure.map((text) => <p key={text}>{text}</p>)}
          </div>
        ) : null}
        <div className={styles.actions}>
          <Button type="submit" busy={analysis.isPending} icon={<Star size={20} />}>
            {t("new.analyze")}
          </Button>
          <Button
            look="quiet"
            icon={<SlidersIcon size={20} />}
            aria-describedby={advancedHint}
            onClick={() => review(blankForm(idea.trim(), language))}
          >
            {t("new.advanced")}
          </Button>
        </div>
        <div className={styles.said}>
          <p id={advancedHint} className={styles.hint}>
            {t("new.advanced.hint")}
          </p>
          <div className={styles.progress} role="status" data-on={analysis.isPending || undefined}>
            {analysis.isPending ? (
              <>
                <strong>{t("new.analyzing")}</strong>
                <span>{t("new.analyzing.hint")}</span>
              </>
            ) : null}
          </div>
        </div>
      </form>
      <IdeaExamples onPick={pick} />
    </div>
  );
}

/** What the server says about the idea itself; nothing where only the reading of it failed. */
function failureTexts(error: unknown): readonly string[] {
  return error instanceof ApiError && error.status === 400 ? error.messages : [];
}
