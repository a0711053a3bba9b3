import { describe, expect, it } from "vitest";
import { isConflict, readDrafts, withDraft, type Drafts } from "./drafts.ts";

const draft = (text: string, at = 0, base = "Once") => ({ text, base, at });

describe("words that are not saved yet", () => {
  it("are kept by name until they are let go", () => {
    const kept = withDraft(withDraft({}, "a", draft("one")), "b", draft("two"));
    expect(readDrafts(JSON.stringify(kept))).toEqual(kept);
    expect(withDraft(kept, "a", undefined)).toEqual({ b: draft("two") });
  });

  it("take no more room than forty of them, and the oldest go first", () => {
    let kept: Drafts = {};
    for (let at = 0; at < 50; at += 1) kept = withDraft(kept, `page ${at}`, draft("text", at));
    expect(Object.keys(kept)).toHaveLength(40);
    expect(kept["page 9"]).toBeUndefined();
    expect(kept["page 10"]).toBeDefined();
  });

  it("are nothing where the storage holds nothing, or something else", () => {
    for (const json of [null, "", "[]", "7", '{"a":1}', '{"a":{"text":1}}']) expect(readDrafts(json)).toEqual({});
  });

  it("are in conflict when the book has other words by now than when they were begun", () => {
    expect(isConflict(draft("mine"), "Once")).toBe(false);
    expect(isConflict(draft("mine"), "theirs")).toBe(true);
    expect(isConflict(draft(" mine "), "mine")).toBe(false);
  });
});
