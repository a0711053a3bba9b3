import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { INSTRUCTION_SCENE } from "./testing/instruction-scene.ts";
import { EIGHTH_INSTRUCTIONS } from "./testing/instructions-eighth.ts";
import { missedOf } from "./testing/missed-instructions.ts";

test.each(LANGUAGES)(
  "of sixty instructions in %s one after another that the reader has learnt from, nineteen in twenty stay understood whole",
  (language) => {
    const instructions = EIGHTH_INSTRUCTIONS[language];
    expect(instructions).toHaveLength(60);
    const missed = missedOf(instructions, language, INSTRUCTION_SCENE);
    expect(missed.length / instructions.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
  },
);
