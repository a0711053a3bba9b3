import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { VisuallyHidden } from "#web/design/visually-hidden.tsx";
import { useMessages } from "#web/messages/messages-context.ts";

/** Reads a page out to screen readers when it has been turned to. */
export function PageAnnouncer({ story, page }: { story: Story; page: PageIndex }) {
  const { t } = useMessages();
  const text =
    page === COVER
      ? t("reader.announce.cover", { title: story.title })
      : t("reader.announce.page", {
          page: page + 1,
          pages: story.pages.length,
          text: story.pages[page]?.text ?? "",
        });
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {text}
      </span>
    </VisuallyHidden>
  );
}
