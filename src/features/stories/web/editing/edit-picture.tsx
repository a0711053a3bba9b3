import { useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import { LIMITS } from "#contract/limits.ts";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { paintingKey, useKeepInstructions, usePaint } from "#features/stories/web/editing-queries.ts";
import { Button } from "#web/design/button.tsx";
import { toast } from "#web/design/toast/toasts.ts";
import { NARROW, useMedia } from "#web/hooks/use-media.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { EditFrame } from "./edit-frame.tsx";
import styles from "./edit-picture.module.css";
import { BrushIcon } from "./editing-icons.tsx";
import { GrowingText } from "./growing-text.tsx";
import { NotUnderstood } from "./not-understood.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { useDraft } from "./use-draft.ts";
import type { Editing } from "./use-editing.ts";
import { refusalTexts, useReportFailure } from "./use-report-failure.ts";

interface EditPictureProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly editing: Editing;
}

/** The picture of the open page or cover: another, a changed one, and wishes for those to come (S2.67, S2.68). */
export function EditPicture({ story, page, editing }: EditPictureProps) {
  const { t } = useMessages();
  const narrow = useMedia(NARROW);
  const [missed, setMissed] = useState<readonly string[]>([]);
  return (
    <EditFrame
      key={page}
      editing={editing}
      title={page === COVER ? t("edit.picture.title.cover") : t("edit.picture.title", { page: page + 1 })}
    >
      {narrow ? <PictureChoice story={story} page={page} as="grid" onPainted={setMissed} /> : null}
      <NotUnderstood words={missed} />
      <ChangePicture story={story} page={page} />
      <WishesForPicture story={story} page={page} />
    </EditFrame>
  );
}

type PageProps = Pick<EditPictureProps, "story" | "page">;

const tooLong = (text: string) => Math.max(0, text.trim().length - LIMITS.instructions.max);

/** Changes the selected picture as somebody says (S7.8). */
function ChangePicture({ story, page }: PageProps) {
  const { t } = useMessages();
  const report = useReportFailure();
  const place = { storyId: story.id, page };
  const draft = useDraft(`${story.id}/${page}/change`, "");
  const paint = usePaint(place, (error) => {
    if (refusalTexts(error).length === 0) report(error, t("error.story.update_image"));
  });
  const isPainting = useIsMutating({ mutationKey: paintingKey(place) }) > 0;
  const over = tooLong(draft.text);
  const refusals = refusalTexts(paint.error);

  const change = () => {
    const instructions = draft.text.trim();
    if (instructions === "" || over > 0 || isPainting) return;
    paint.mutate(instructions, {
      onSuccess: ({ notUnderstood }) => {
        // Words that were not understood stay, to be said in another way.
        if (notUnderstood.length === 0) draft.drop(draft.text);
      },
    });
  };
  return (
    <div className={styles.part}>
      <GrowingText
        label={t("edit.picture.change")}
        hint={t("edit.picture.change.hint")}
        error={over > 0 ? t("edit.over", { count: over }) : refusals.length > 0 ? refusals.join(" ") : undefined}
        value={draft.text}
        onChange={(event) => {
          if (paint.isError || paint.isSuccess) paint.reset();
          draft.write(event.currentTarget.value);
        }}
        onDone={change}
      />
      <NotUnderstood words={paint.data?.notUnderstood ?? []} />
      <Button
        icon={<BrushIcon size={20} />}
        busy={isPainting}
        disabled={draft.text.trim() === "" || over > 0}
        onClick={change}
      >
        {isPainting ? t("edit.picture.painting") : t("edit.picture.change.do")}
      </Button>
    </div>
  );
}

/** What the next pictures of the page are to show (S7.7). */
function WishesForPicture({ story, page }: PageProps) {
  const { t } = useMessages();
  const report = useReportFailure();
  const place = { storyId: story.id, page };
  const saved = (page === COVER ? story.cover : story.pages[page])?.userDrawingInstructions ?? "";
  const draft = useDraft(`${story.id}/${page}/wishes`, saved);
  const keeping = useKeepInstructions(place);
  const paint = usePaint(place, (error) => report(error, t("error.story.generate_image")));
  const isPainting = useIsMutating({ mutationKey: paintingKey(place) }) > 0;
  const over = tooLong(draft.text);
  const refusals = refusalTexts(keeping.error);
  const missed = [...new Set([...(keeping.data?.notUnderstood ?? []), ...(paint.data?.notUnderstood ?? [])])];

  const keep = (thenPaint: boolean) => {
    if (over > 0 || isPainting) return;
    if (!draft.changed) {
      if (thenPaint) paint.mutate(undefined);
      return;
    }
    keeping.mutate(draft.text.trim(), {
      onSuccess: () => {
        draft.drop(draft.text);
        if (thenPaint) paint.mutate(undefined);
        else toast({ text: t("edit.picture.wish.kept"), tone: "success" });
      },
      onError: (error) => {
        if (refusalTexts(error).length === 0) report(error, t("error.story.update_image"));
      },
    });
  };
  return (
    <div className={styles.part}>
      <GrowingText
        label={t("edit.picture.wish")}
        hint={t("edit.picture.wish.hint")}
        error={over > 0 ? t("edit.over", { count: over }) : refusals.length > 0 ? refusals.join(" ") : undefined}
        value={draft.text}
        onChange={(event) => {
          if (keeping.isError || keeping.isSuccess) keeping.reset();
          draft.write(event.currentTarget.value);
        }}
        onDone={() => keep(false)}
      />
      <NotUnderstood words={missed} />
      <div className={styles.ways}>
        <Button
          look="surface"
          busy={keeping.isPending}
          disabled={!draft.changed || over > 0}
          onClick={() => keep(false)}
        >
          {t("edit.picture.wish.keep")}
        </Button>
        <Button
          look="surface"
          icon={<BrushIcon size={20} />}
          busy={isPainting}
          disabled={draft.text.trim() === "" || over > 0}
          onClick={() => keep(true)}
        >
          {t("edit.picture.wish.paint")}
        </Button>
      </div>
    </div>
  );
}
