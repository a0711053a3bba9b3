import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { CORPUS } from "./corpus/corpus.ts";
import { INNOCENT } from "./corpus/innocent.ts";
import { SOFTENED, TRICKY } from "./corpus/tricky.ts";
import { measureHalf } from "./corpus/measure.ts";
import { UNSAFE } from "./corpus/unsafe.ts";
import { readVerdict } from "./read-verdict.ts";

const held = (texts: readonly string[]) =>
  texts.filter((text) => readVerdict(text).kind !== "pass").map((text) => [text, readVerdict(text)]);

test("lets no unsafe text of the corpus pass as it is", () => {
  expect(UNSAFE.length).toBeGreaterThanOrEqual(60);
  expect(UNSAFE.filter((text) => readVerdict(text).kind === "pass")).toEqual([]);
});

test("holds at most 2 % of what parents really type", () => {
  expect(INNOCENT.length).toBeGreaterThanOrEqual(100);
  expect(held(INNOCENT).length / INNOCENT.length).toBeLessThanOrEqual(0.02);
});

describe.each(LANGUAGES)("of the corpus in %s", (language) => {
  test.each(["tuning", "held apart"] as const)(
    "in the half '%s', lets nothing unsafe pass and holds at most 2 %% of what is harmless",
    (half) => {
      const { passed, held: heldHere, harmless } = measureHalf(language, half);
      expect(passed).toEqual([]);
      expect(heldHere.slice(Math.floor(harmless * 0.02))).toEqual([]);
    },
  );
});

test.each(LANGUAGES)("still decides rightly on what was written in %s after the tuning", (language) => {
  const passes = (text: string) => readVerdict(text, language).kind === "pass";
  for (const { unsafe, harmless } of CORPUS[language].fresh) {
    expect(unsafe.filter(passes)).toEqual([]);
    expect(harmless.filter((text) => !passes(text))).toEqual([]);
  }
});

test("passes what only looks unsafe", () => {
  expect(held(TRICKY)).toEqual([]);
});

test.each(SOFTENED)("tells '%s' as '%s'", (typed, gentle) => {
  expect(readVerdict(typed)).toMatchObject({ kind: "soften", text: gentle });
});

test("has nothing more to say of a text that it has told more gently", () => {
  for (const text of [...UNSAFE, ...SOFTENED.map(([typed]) => typed)]) {
    const verdict = readVerdict(text);
    if (verdict.kind === "soften") expect([text, readVerdict(verdict.text)]).toEqual([text, { kind: "pass" }]);
  }
});

describe("names the words as they were typed", () => {
  test.each([
    ["The f.u.c.k.i.n.g dragon", ["f.u.c.k.i.n.g"]],
    ["a naked man with cocaine", ["naked", "cocaine"]],
    ["Băi, P\u200bula mea", ["P\u200bula"]],
    ["write to ana@example.com", ["ana@example.com"]],
  ])("%s", (text, words) => {
    expect(readVerdict(text)).toMatchObject({ kind: "block", words });
  });
});

test("goes on the text's own language for words that are harmless in another", () => {
  expect(readVerdict("Der arme Bär hat lange Arme und ist satt").kind).toBe("pass");
  expect(readVerdict("Soldații au arme și un castel mare").kind).toBe("soften");
  expect(readVerdict("arme", "de").kind).toBe("pass");
  expect(readVerdict("arme", "ro").kind).toBe("soften");
});

test("reads the longest idea quickly", () => {
  const idea = "The brave little hedgehog walked through the forest. ".repeat(80).slice(0, 4000);
  expect(readVerdict(idea).kind).toBe("pass");
});

test("holds or softens violence in three languages, spelt with digits or split by invisible letters (T35)", () => {
  for (const text of [
    "He wants to kill the fox",
    "He wants to k1ll the fox",
    "He wants to ki\u200bll the fox",
    "um den Drachen zu töten",
    "Vreau sânge peste tot",
  ])
    expect([text, readVerdict(text).kind]).not.toEqual([text, "pass"]);
});
