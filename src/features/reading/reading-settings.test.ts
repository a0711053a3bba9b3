import { describe, expect, it } from "vitest";
import { readSettings, USUAL_SETTINGS } from "./reading-settings.ts";

describe("remembered reading settings", () => {
  it("are read as they were written", () => {
    const chosen = { size: "huge", letters: "easy", languages: "second" };
    expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it("are as usual where nothing, or nothing that is known, was remembered", () => {
    for (const json of [null, "", "7", "null", "[]", '{"size":"tiny"}', "{broken"]) {
      expect(readSettings(json)).toEqual(USUAL_SETTINGS);
    }
    expect(readSettings('{"letters":"easy"}')).toEqual({ ...USUAL_SETTINGS, letters: "easy" });
  });
});
