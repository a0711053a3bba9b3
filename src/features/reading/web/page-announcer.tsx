import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { shownWords } from "#features/reading/shown-words.ts";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { useReadingSettings } from "./use-reading-settings.ts";

/** Reads a page out to screen readers when it has been turned to. */
export function PageAnnouncer({ story, page }: { story: Story; page: PageIndex }) {
  const { t } = useMessages();
  const { settings } = useReadingSettings();
  const words = shownWords(story, page, settings.languages)
    .map((shown) => shown.text)
    .join(" ");
  const text =
    page === COVER
      ? t("reader.announce.cover", { title: words })
      : t("reader.announce.page", {
          page: page + 1,
          pages: story.pages.length,
          text: words,
        });
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {text}
      </span>
    </VisuallyHidden>
  );
}
