import { COVER, type PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { IconButton } from "#web/design/icon-button.tsx";
import { PictureIcon } from "#web/design/icons/tool-icons.tsx";
import { useMessages } from "#web/messages/messages-context.ts";
import { WordsIcon } from "./editing-icons.tsx";
import type { Editing } from "./use-editing.ts";

interface PageToolsProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly editing: Editing;
}

/** What can be done with the open page, on a narrow screen. */
export function PageTools({ story, page, editing }: PageToolsProps) {
  const { t } = useMessages();
  const cover = page === COVER;
  return (
    <>
      {cover && !story.canEditTitle ? null : (
        <IconButton
          label={cover ? t("edit.tool.title.long") : t("edit.tool.words.page", { page: page + 1 })}
          icon={<WordsIcon />}
          onClick={() => editing.show(cover ? "title" : "words")}
        />
      )}
      <IconButton
        label={cover ? t("edit.tool.picture.cover") : t("edit.tool.picture.page", { page: page + 1 })}
        icon={<PictureIcon />}
        onClick={() => editing.show("picture")}
      />
    </>
  );
}
