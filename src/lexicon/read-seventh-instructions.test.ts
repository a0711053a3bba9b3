import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { INSTRUCTION_SCENE } from "./testing/instruction-scene.ts";
import { SEVENTH_INSTRUCTIONS } from "./testing/instructions-seventh.ts";
import { missedOf } from "./testing/missed-instructions.ts";

test.each(LANGUAGES)(
  "of the seventh sixty instructions in %s that the reader has learnt from, nine in ten stay understood whole",
  (language) => {
    const instructions = SEVENTH_INSTRUCTIONS[language];
    expect(instructions).toHaveLength(60);
    const missed = missedOf(instructions, language, INSTRUCTION_SCENE);
    expect(missed.length / instructions.length, missed.join("\n")).toBeLessThanOrEqual(0.1);
  },
);
