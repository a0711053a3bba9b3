import { describe, expect, it } from "vitest";
import { fitText, hasDropCap } from "./text-size.ts";

describe("the size of a page's words", () => {
  it("is big for few words and small for many, and never grows with length", () => {
    const sizes = [0, 60, 160, 400, 700, 1500].map((length) => fitText("a".repeat(length)));
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[0]).toBe(1.62);
    expect(sizes.at(-1)).toBe(0.78);
  });

  it("leaves room for the drop cap and for what breaking lines between words costs", () => {
    const text = "Pip wrote a letter to himself. “Dear me,” it said. “I want to fly to the moon.” ".repeat(2).trim();
    const size = fitText(text);
    // Lines are never filled to their end: an estimate by area alone would be bigger and run over.
    const area = 20.8 * 0.78 * (26 - 20.8 * 0.23);
    expect(size).toBeLessThan(Math.sqrt(area / (0.5 * 1.5 * text.length)));
    expect(size).toBeGreaterThan(0.8 * Math.sqrt(area / (0.5 * 1.5 * text.length)));
  });

  it("begins with a big letter, but not where somebody speaks first", () => {
    const spoken = ["„Acum!”, strigă Pip.", "“Now!” cried Pip.", "»Jetzt!«, rief Pip.", "3 mice sat there.", ""];
    expect(["Ștefan a venit.", "Österlich war es.", "Pip sat."].every(hasDropCap)).toBe(true);
    expect(spoken.some(hasDropCap)).toBe(false);
  });

  it("sets wider letters smaller", () => {
    const text = "Pip wrote a letter to himself. “Dear me,” it said. ".repeat(3).trim();
    expect(fitText(text, 1.2)).toBeLessThan(fitText(text));
  });

  it("counts the lines that the writer has broken", () => {
    const words = Array.from({ length: 40 }, () => "word");
    expect(fitText(words.join("\n"))).toBeLessThan(fitText(words.join(" ")));
  });
});
