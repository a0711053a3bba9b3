import { describe, expect, it } from "vitest";
import { EMPTY_FORM } from "#features/stories/story.ts";
import { dropDraft, keepDraft, keyFor, randomKey, readDraft } from "./draft.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}
const form = { ...EMPTY_FORM, story: "A brave hedgehog" };

describe("a draft", () => {
  it("is kept for each user until it is dropped", () => {
    const store = memory();
    keepDraft(store, "ana@example.test", { form });
    expect(readDraft(store, "ana@example.test")).toEqual({ form });
    expect(readDraft(store, "ion@example.test")).toBeUndefined();
    dropDraft(store, "ana@example.test");
    expect(readDraft(store, "ana@example.test")).toBeUndefined();
  });

  it("is nothing when what was kept is no draft", () => {
    const store = memory();
    for (const json of ["", "{", "null", "4", '{"form":7}']) {
      store.setItem("draft:ana", json);
      expect(readDraft(store, "ana")).toBeUndefined();
    }
  });
});

describe("the key of a Create", () => {
  it("stays the same for the same form, and changes with it", () => {
    const first = keyFor(form, undefined, () => "one");
    expect(keyFor({ ...form }, first, () => "two")).toBe(first);
    expect(keyFor({ ...form, title: "Pip" }, first, () => "two").key).toBe("two");
  });

  it("has 128 random bits", () => {
    expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomKey()).not.toBe(randomKey());
  });
});
