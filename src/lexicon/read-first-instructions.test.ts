import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { readInstructions } from "./read-instructions.ts";
import { INSTRUCTION_SCENE, wishInWords } from "./testing/instruction-scene.ts";
import { FIRST_INSTRUCTIONS } from "./testing/instructions-first.ts";

/** The share of instructions that are to be understood whole: every wish, no other, and nothing left over. */
const ENOUGH = 0.9;

test.each(LANGUAGES)(
  "of the sixty instructions in %s that the reader has learnt from, nine in ten stay understood whole",
  (language) => {
    const instructions = FIRST_INSTRUCTIONS[language];
    expect(instructions).toHaveLength(60);
    const missed = instructions.filter(([said, ...wanted]) => {
      const { wishes, notUnderstood } = readInstructions(said, language, INSTRUCTION_SCENE);
      const got = wishes.map(wishInWords).toSorted();
      return notUnderstood.length > 0 || JSON.stringify(got) !== JSON.stringify(wanted.toSorted());
    });
    expect(missed.length / instructions.length, missed.map(([said]) => said).join(" | ")).toBeLessThanOrEqual(
      1 - ENOUGH,
    );
  },
);
