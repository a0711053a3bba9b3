import { expect, test } from "vitest";
import { analyseIdea } from "#author/analyse-idea.ts";
import { cutName } from "#author/cut-name.ts";
import { OWN_STORIES } from "#author/testing/own-stories.ts";
import { LANGUAGES } from "#book/languages.ts";
import { LIMITS } from "#contract/limits.ts";
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

test("a name that is longer than the form takes is cut behind its last whole part", () => {
  const idea = "Maximilian-Konstantin Ferdinand-Alexander von Hohenstein wants to fly.";
  const [hero] = analyseIdea(idea, "en").characters;
  expect(hero?.name).not.toBe("");
  expect(hero?.name.length).toBeLessThanOrEqual(LIMITS.characterName.max);
  expect(cutName("Bartholomeus-Maximilian Konstantin-Ferdinand Groß")).toBe("Bartholomeus-Maximilian Konstantin");
  expect(cutName("A".repeat(LIMITS.characterName.max + 5))).toHaveLength(LIMITS.characterName.max);
});
