import { useId, useState } from "react";
import type { PageIndex } from "#features/reading/page-order.ts";
import type { Story, StoryPage } from "#features/stories/story.ts";
import { useTellAgain } from "#features/stories/web/editing-queries.ts";
import { Button } from "#web/design/button.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./edit-words.module.css";
import { useReportFailure } from "./use-report-failure.ts";

interface TellAgainProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly words: StoryPage;
  /** There are words that would be lost. */
  readonly blocked: boolean;
}

type Direction = "simpler" | "richer";

/** The reading level of a page, and having it told again at a simpler or richer one (S10.4). */
export function TellAgain({ story, page, words, blocked }: TellAgainProps) {
  const { t } = useMessages();
  const report = useReportFailure();
  const telling = useTellAgain({ storyId: story.id, page });
  const [end, setEnd] = useState<Direction | undefined>(undefined);
  const hint = useId();

  const tell = (direction: Direction) => {
    setEnd(undefined);
    telling.mutate(
      { direction, version: words.version },
      {
        onSuccess: (told) => {
          if (told.text === words.text) setEnd(direction);
        },
        onError: (error) => report(error, t("error.story.update_text")),
      },
    );
  };

  const note = blocked
    ? t("edit.words.save_first")
    : end === "simpler"
      ? t("edit.words.as_simple")
      : end === "richer"
        ? t("edit.words.as_rich")
        : t("edit.words.level", { level: t(`choice.complexity.${words.level}`) });
  return (
    <div className={styles.level}>
      <p id={hint} role="status">
        {note}
      </p>
      <div className={styles.ways}>
        {(["simpler", "richer"] as const).map((direction) => (
          <Button
            key={direction}
            look="surface"
            aria-describedby={hint}
            disabled={blocked}
            busy={telling.isPending && telling.variables.direction === direction}
            onClick={() => tell(direction)}
          >
            {t(`edit.words.${direction}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
