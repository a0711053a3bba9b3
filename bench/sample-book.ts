import type { Book } from "#book/book.ts";
import { writeBook } from "#author/write-book.ts";
import { EMPTY_FORM, type StoryForm } from "#features/stories/story.ts";

/** The form that every measurement makes its book of. */
export const SAMPLE_FORM: StoryForm = {
  ...EMPTY_FORM,
  title: "Pip and the Moon's Button",
  pages: 24,
  characters: [{ name: "Pip", description: "a brave hedgehog" }],
  story: "A brave hedgehog called Pip wants to find the moon's lost button.",
  complexity: "Dreamer",
};

export const sampleBook = (seed: string): Book => writeBook(SAMPLE_FORM, seed);
