import { expect, test } from "vitest";
import { OWN_STORIES } from "#author/testing/own-stories.ts";
import { LANGUAGES } from "#book/languages.ts";
import { approveWritten } from "#features/safety/approve.ts";
import { EMPTY_FORM } from "#features/stories/story.ts";
import { builtInWriter } from "./built-in-writer.ts";

const { signal } = new AbortController();

test.each(LANGUAGES)("a story text in %s that is a story is told word for word", async (language) => {
  const form = approveWritten({ ...EMPTY_FORM, language, story: OWN_STORIES[language] });
  const book = await builtInWriter.write(form, "seed", signal);
  const told = book.pages.map(({ text }) => text).join("\n");
  expect(told.split(/\s+/u)).toEqual(OWN_STORIES[language].split(/\s+/u));
});

test("an idea is told by the author, in as many pages as were asked for", async () => {
  const form = approveWritten({ ...EMPTY_FORM, pages: 12 as const, story: "A hedgehog called Pip wants to fly." });
  const book = await builtInWriter.write(form, "seed", signal);
  expect(book.pages).toHaveLength(12);
  expect(book.pages[0]?.text).toContain("Pip");
});
