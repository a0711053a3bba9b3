import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { LEVELS } from "#features/membership/levels.ts";
import { say } from "#messages/say.ts";
import { levelKey } from "../parts/level-name.ts";
import { benefitText, thresholdText } from "./level-words.ts";

describe("the words of levels", () => {
  it("shorten thresholds to 1k and 5k (S9.1)", () => {
    expect(LEVELS.map(({ requiredLikes }) => thresholdText(requiredLikes))).toEqual([
      "0",
      "10",
      "50",
      "200",
      "1k",
      "5k",
    ]);
    expect(thresholdText(1500)).toBe("1500");
  });

  it("give every level a name, a picture, the likes that it takes and what it brings, in three languages (S3.19)", () => {
    for (const language of LANGUAGES) {
      const speaker = say(language);
      const names = LEVELS.map(({ level }) => speaker.t(levelKey(level)));
      expect(new Set(names).size).toBe(6);
      for (const { benefit } of LEVELS) expect(benefitText(benefit, speaker)).toMatch(/\p{L}/u);
    }
    for (const { level, requiredLikes } of LEVELS) {
      expect(requiredLikes).toBeGreaterThanOrEqual(0);
      const image = path.resolve(import.meta.dirname, `../../../../../dist/web/assets/planets/${level}.webp`);
      expect(existsSync(image)).toBe(true);
    }
  });

  it("say what each level brings, in three languages", () => {
    const benefits = (language: "en" | "ro" | "de") => LEVELS.map(({ benefit }) => benefitText(benefit, say(language)));
    expect(benefits("en").slice(2)).toEqual([
      "4 PRO booklets",
      "5 PRO booklets",
      "One month of PRO",
      "One year of PRO",
    ]);
    expect(benefits("ro").slice(2)).toEqual(["4 cărticele PRO", "5 cărticele PRO", "O lună de PRO", "Un an de PRO"]);
    expect(benefits("de").slice(2)).toEqual(["4 PRO-Büchlein", "5 PRO-Büchlein", "Ein Monat PRO", "Ein Jahr PRO"]);
  });
});
