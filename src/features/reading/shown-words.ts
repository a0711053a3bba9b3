import type { Language } from "#book/languages.ts";
import type { Story } from "#features/stories/story.ts";
import { COVER, type PageIndex } from "./page-order.ts";
import type { ShownLanguages } from "./reading-settings.ts";

/** Words of a page, and the language that they are in. */
export interface ShownWords {
  readonly language: Language;
  readonly text: string;
}

/**
 * The words of a page as they are to be shown: in the book's own language, in its second one (S13.6), or in both. A page
 * that nobody has told in the second language shows its own words; the cover's are the title.
 */
export function shownWords(story: Story, page: PageIndex, shown: ShownLanguages): readonly ShownWords[] {
  const { second } = story;
  const own = page === COVER ? story.title : (story.pages[page]?.text ?? "");
  const other = page === COVER ? second?.title : story.pages[page]?.second?.text;
  const first = { language: story.language, text: own };
  if (!second || other === undefined || other === "" || shown === "first") return [first];
  const translated = { language: second.language, text: other };
  return shown === "second" ? [translated] : [first, translated];
}
