import type { PageIndex } from "#features/reading/page-order.ts";
import type { Story } from "#features/stories/story.ts";
import { EditCast } from "./edit-cast.tsx";
import { EditPicture } from "./edit-picture.tsx";
import { EditWords } from "./edit-words.tsx";
import type { Editing } from "./use-editing.ts";
import type { Repainting } from "./use-repainting.ts";

interface OpenToolProps {
  readonly story: Story;
  readonly page: PageIndex;
  readonly editing: Editing;
  readonly repainting: Repainting;
}

/** The tool that is open, for the open page; fetched when one is first wanted. */
export default function OpenTool({ story, page, editing, repainting }: OpenToolProps) {
  switch (editing.tool) {
    case "words":
      return <EditWords story={story} page={page} editing={editing} />;
    case "picture":
      return <EditPicture story={story} page={page} editing={editing} />;
    case "cast":
      return <EditCast story={story} page={page} editing={editing} repainting={repainting} />;
    default:
      return null;
  }
}
