import { describe, expect, it } from "vitest";
import { type Analysis, EMPTY_FORM } from "#features/stories/story.ts";
import { readHandedOver, readIdea } from "#features/stories/web/review/handed-over.ts";
import { blankForm, mergeAnalysis } from "./merge-analysis.ts";

const analysis: Analysis = {
  title: "Pip",
  language: "ro",
  pages: 12,
  characters: [{ name: "Pip", description: "" }],
  characterType: "Animals",
  environment: "SmallVillage",
  genre: "Mystery",
  theme: "Family",
  complexity: "Dreamer",
  confidence: {
    title: 1,
    language: 1,
    pages: 0,
    characters: 1,
    characterType: 1,
    environment: 0.2,
    genre: 0.5,
    theme: 0.5,
    complexity: 0,
  },
};

describe("what /new hands to /review", () => {
  it("is the reading of the idea over the empty form, with the idea as the story", () => {
    const { form, confidence } = mergeAnalysis("Un arici", analysis);
    expect(form).toEqual({
      ...EMPTY_FORM,
      ...form,
      story: "Un arici",
      title: "Pip",
      pages: 12,
      environment: "SmallVillage",
    });
    expect(form).not.toHaveProperty("confidence");
    expect(confidence).toBe(analysis.confidence);
  });

  it("brings choices that are spelled otherwise into ours, and unknown ones to the default, in a kept form too", () => {
    const odd = { ...analysis, genre: "FairyTale", theme: "Warfare" } as unknown as Analysis;
    const { form } = mergeAnalysis("Un arici", odd);
    expect([form.genre, form.theme]).toEqual(["Fairytale", "Friendship"]);
    expect(readHandedOver({ form: { ...form, genre: "sci fi" } })?.form.genre).toBe("SciFi");
  });

  it("is the empty form in the reader's language without a reading", () => {
    expect(blankForm("", "de")).toEqual({ form: { ...EMPTY_FORM, language: "de" } });
  });

  it("comes back from a history entry, and is nothing where there is none", () => {
    const handed = mergeAnalysis("Un arici", analysis);
    expect(readHandedOver(JSON.parse(JSON.stringify(handed)))).toEqual(handed);
    for (const state of [null, undefined, "form", { form: null }, { idea: "x" }])
      expect(readHandedOver(state)).toBeUndefined();
    expect(readIdea({ idea: "Un arici" })).toBe("Un arici");
    expect(readIdea({ idea: 4 })).toBe("");
  });
});
