import { expect, test } from "vitest";
import { inMemory } from "#web/session/storage.ts";
import { keepIdea, readKeptIdea } from "./kept-idea.ts";

test("keeps an idea for the person who typed it, until it is read or emptied", () => {
  const store = inMemory();
  keepIdea(store, "ana@example.com", "A fox");
  expect(readKeptIdea(store, "ana@example.com")).toBe("A fox");
  expect(readKeptIdea(store, "ion@example.com")).toBe("");
  keepIdea(store, "ana@example.com", "  ");
  expect(readKeptIdea(store, "ana@example.com")).toBe("");
});
