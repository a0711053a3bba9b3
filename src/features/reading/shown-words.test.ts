import { expect, test } from "vitest";
import type { Story } from "#features/stories/story.ts";
import { COVER } from "./page-order.ts";
import { shownWords } from "./shown-words.ts";

// A story has much that its words do not need.
const story = {
  title: "Pip",
  language: "en",
  second: { language: "ro", title: "Pip ariciul", isTitleOlder: false },
  pages: [
    { text: "He wakes.", second: { text: "Se trezește.", isOlder: false, version: 1 } },
    { text: "He sleeps.", second: null },
  ],
} as unknown as Story;
const texts = (page: number, shown: "both" | "first" | "second") =>
  shownWords(story, page, shown).map(({ language, text }) => `${language} ${text}`);

test("shows one language, the other, or both, each with its own tag", () => {
  expect(texts(0, "both")).toEqual(["en He wakes.", "ro Se trezește."]);
  expect(texts(0, "first")).toEqual(["en He wakes."]);
  expect(texts(0, "second")).toEqual(["ro Se trezește."]);
  expect(texts(COVER, "second")).toEqual(["ro Pip ariciul"]);
});

test("a page that is told in one language only is never empty", () => {
  expect(texts(1, "second")).toEqual(["en He sleeps."]);
});
