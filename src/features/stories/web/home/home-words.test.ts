import { expect, test } from "vitest";
import { firstName } from "#features/accounts/web/parts/first-name.ts";
import { daysSince, progressOf, shareDone } from "./book-progress.ts";
import { deletedTitle } from "./deleted-notice.ts";
import { partOfDay } from "./greeting.ts";

const story = { status: "pending", coverUrl: "/c.webp", pages: 8, pagesDone: 0 } as const;

test("says what is being done to a book: its cover, its next page, its binding", () => {
  expect(progressOf({ ...story, coverUrl: "" })).toEqual({ stage: "cover" });
  expect(progressOf(story)).toEqual({ stage: "page", page: 1, pages: 8 });
  expect(progressOf({ ...story, pagesDone: 8 })).toEqual({ stage: "binding" });
  expect(progressOf({ ...story, status: "failed" })).toEqual({ stage: "failed" });
  expect(progressOf({ ...story, status: "completed" })).toEqual({ stage: "done" });
});

test("counts the cover as a part of the work, and a finished book as whole", () => {
  expect(shareDone({ ...story, coverUrl: "" })).toBe(0);
  expect(shareDone({ ...story, pagesDone: 4 })).toBeCloseTo(5 / 9);
  expect(shareDone({ ...story, status: "completed", coverUrl: "" })).toBe(1);
});

test("counts days as a calendar does", () => {
  const now = new Date(2026, 10, 27, 0, 30);
  expect(daysSince(new Date(2026, 10, 26, 23, 50), now)).toBe(1);
  expect(daysSince(new Date(2026, 10, 27, 0, 10), now)).toBe(0);
  expect(daysSince(new Date(2026, 10, 28), now)).toBe(0);
});

test("reads the notice of a deletion from the navigation's state", () => {
  expect(deletedTitle({ storyDeleted: true, deletedStoryTitle: "Pip" })).toBe("Pip");
  expect(deletedTitle({ storyDeleted: true })).toBe("");
  expect([null, undefined, "x", {}, { storyDeleted: false, deletedStoryTitle: "Pip" }].map(deletedTitle)).toEqual(
    Array(5).fill(undefined),
  );
});

test("greets by the hour and the first name", () => {
  expect([3, 4, 10, 11, 17, 18, 23].map(partOfDay)).toEqual([
    "evening",
    "morning",
    "morning",
    "day",
    "day",
    "evening",
    "evening",
  ]);
  expect(["Ioana Maria Pop", "  Ana ", ""].map(firstName)).toEqual(["Ioana", "Ana", ""]);
});
