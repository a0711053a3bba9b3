import { useIsMutating } from "@tanstack/react-query";
import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import { StoryPicture } from "#features/reading/web/parts/story-picture.tsx";
import type { Story } from "#features/stories/story.ts";
import { paintingKey, usePaint, useSelectPicture } from "#features/stories/web/editing-queries.ts";
import { PlusIcon } from "#web/design/icons/icons.tsx";
import { Star } from "#web/design/star.tsx";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import styles from "./picture-choice.module.css";
import { useReportFailure } from "./use-report-failure.ts";

interface PictureChoiceProps {
  readonly story: Story;
  readonly page: PageIndex;
  /** A column or row beside the book, or a grid in a sheet (S2.68). */
  readonly as: "rail" | "grid";
  /** Told what of the page's wishes could not be painted. */
  readonly onPainted?: (notUnderstood: readonly string[]) => void;
}

/** The pictures of a page or of the cover: one is selected, another can be, and a new one can be painted (S4.55). */
export function PictureChoice({ story, page, as, onPainted }: PictureChoiceProps) {
  const { t } = useMessages();
  const report = useReportFailure();
  const place = { storyId: story.id, page };
  const select = useSelectPicture(place, (error) => report(error, t("error.story.select_image")));
  const paint = usePaint(place, (error) => report(error, t("error.story.generate_image")));
  const isPainting = useIsMutating({ mutationKey: paintingKey(place) }) > 0;
  const pictured = page === COVER ? story.cover : story.pages[page];
  if (pictured === undefined) return null;
  const { imageUrls, selectedImageIndex } = pictured;
  const count = imageUrls.length;

  const another = () => {
    if (isPainting) return;
    paint.mutate(undefined, { onSuccess: ({ notUnderstood }) => onPainted?.(notUnderstood) });
  };
  return (
    <div className={styles[as]}>
      <fieldset className={styles.pictures}>
        <legend>
          <VisuallyHidden>
            {page === COVER ? t("edit.picture.title.cover") : t("edit.picture.title", { page: page + 1 })}
          </VisuallyHidden>
        </legend>
        {imageUrls.map((url, index) => (
          <label key={url} className={styles.picture}>
            <input
              type="radio"
              name={`picture ${as} ${page}`}
              checked={index === selectedImageIndex}
              onChange={() => select.mutate(index)}
            />
            <StoryPicture url={url} alt={t("edit.picture.number", { number: index + 1, count })} sizes="thumb" />
          </label>
        ))}
      </fieldset>
      <button type="button" className={styles.another} aria-disabled={isPainting || undefined} onClick={another}>
        {isPainting ? <Star size={24} className={styles.turning} /> : <PlusIcon size={24} />}
        <span>{isPainting ? t("edit.picture.painting") : t("edit.picture.new")}</span>
      </button>
      <VisuallyHidden>
        <span role="status">
          {isPainting ? t("edit.picture.painting") : paint.isSuccess ? t("edit.picture.painted") : ""}
        </span>
      </VisuallyHidden>
    </div>
  );
}
