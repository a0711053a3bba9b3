import { expect, test } from "vitest";
import { readInstructions } from "../read-instructions.ts";
import { INSTRUCTION_SCENE } from "../testing/instruction-scene.ts";
import { sayPlainly } from "./say-plainly.ts";

const plainly = (said: string, language: "en" | "ro" | "de") =>
  sayPlainly(said, language, INSTRUCTION_SCENE).text.replaceAll(/\s+/gu, " ").trim();

test("courtesies ask for nothing, and slips of the finger are put right", () => {
  expect(plainly("If it's not too much trouble, a red baloon", "en")).toBe("a red balloon");
  expect(plainly("Dacă se poate, scoatel pe Bruno și balonu", "ro")).toBe("scoate-l pe Bruno și balonul");
  expect(plainly("Wenn es geht, einen roten Balon", "de")).toBe("einen roten Ballon");
});

test("a word that is one of the language's own, or a name, is no slip", () => {
  expect(plainly("Maya and Bruno by a bench", "en")).toBe("Maya and Bruno by a bench");
  expect(plainly("Bruno lângă un brad", "ro")).toBe("Bruno lângă un brad");
});

test("what is not understood is told as it was typed", () => {
  const { wishes, notUnderstood } = readInstructions("pls add a baloon and a xylozork", "en", INSTRUCTION_SCENE);
  expect(wishes.map(({ words }) => words)).toEqual(["baloon"]);
  expect(notUnderstood).toEqual(["a xylozork"]);
});
