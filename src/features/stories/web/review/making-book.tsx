import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Story } from "#features/stories/story.ts";
import { againAfter, asksAgain } from "#features/stories/web/follow-story.ts";
import { storyQuery } from "#features/stories/web/queries.ts";
import { Button } from "#web/design/button.tsx";
import { ArrowLeftIcon, RetryIcon } from "#web/design/icons/icons.tsx";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { paths } from "#web/paths.ts";
import { TIMINGS } from "#web/timings.ts";
import type { HandedOver } from "./handed-over.ts";
import { MakingSteps, type MakingStep } from "./making-steps.tsx";
import styles from "./making-book.module.css";

interface MakingBookProps {
  readonly id: string;
  readonly handed: HandedOver;
}

/** Waits for the book: until it is finished, or its cover is there to be opened (S4.40). */
export function MakingBook({ id, handed }: MakingBookProps) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const narrow = useMedia(NARROW);
  const {
    data: story,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...storyQuery(id, TIMINGS.reviewPoll),
    retry: asksAgain,
    retryDelay: againAfter,
  });
  const opens = story !== undefined && canBeOpened(story);

  // On a phone the finished step is seen for a moment before the book opens (S4.32).
  useEffect(() => {
    if (!opens) return;
    const timer = setTimeout(
      () => void navigate(paths.story(id), { replace: true }),
      narrow ? TIMINGS.pauseAfterCreate : 0,
    );
    return () => clearTimeout(timer);
  }, [opens, id, narrow, navigate]);

  const backToForm = () => {
    const { creating: _done, ...form } = handed;
    void navigate(paths.review, { replace: true, state: form });
  };

  if (story?.status === "failed") {
    return (
      <div className={styles.page} role="alert">
        <h1>{t("review.failed")}</h1>
        <p>{t("review.failed.text")}</p>
        <Button icon={<ArrowLeftIcon size={20} />} onClick={backToForm}>
          {t("review.failed.back")}
        </Button>
      </div>
    );
  }
  if (isError && !isFetching) {
    return (
      <div className={styles.page} role="alert">
        <h1>{t("review.poll.failed")}</h1>
        <p>{t("review.poll.failed.text")}</p>
        <Button icon={<RetryIcon size={20} />} onClick={() => void refetch()}>
          {t("app.retry")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <title>{`${t("review.making.title")} · ${t("app.name")}`}</title>
      <h1>{t("review.making.title")}</h1>
      <MakingSteps step={stepOf(story, opens)} title={story?.title || handed.form.title} />
      <p>{t("review.making.patience")}</p>
    </div>
  );
}

/** Finished, or being made with its cover there. */
function canBeOpened(story: Story): boolean {
  return story.status === "completed" || (story.status === "pending" && story.cover.imageUrl !== "");
}

function stepOf(story: Story | undefined, opens: boolean): MakingStep {
  if (opens) return "open";
  const written = story?.pages.some(({ text }) => text !== "") ?? false;
  return written ? "cover" : "words";
}
