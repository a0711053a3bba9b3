import { expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

test.each([
  ["en", "first day at big school"],
  ["en", "sharing toys please!!"],
  ["en", "potty training"],
  ["ro", "prima zi de grădiniță"],
  ["de", "erster Tag in der Kita"],
] as const)("an idea of a child’s day that names nobody is a child’s, in %s: %s", (language, idea) => {
  expect(readIdea(idea, language).figures).toMatchObject([{ name: "", concept: "child", role: "hero" }]);
});

test("an idea that names somebody is theirs", () => {
  expect(readIdea("a dragon’s first day at fire school", "en").figures[0]?.concept).toBe("dragon");
});
