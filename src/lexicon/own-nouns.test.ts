import { describe, expect, test } from "vitest";
import type { ConceptKind } from "./concept.ts";
import { wordsFor } from "./find-concept.ts";
import { SAME_FIGURES, sharedNouns, type NounLanguage, type SameNouns } from "./testing/same-nouns.ts";
import { SAME_THINGS } from "./testing/same-things.ts";

/** Kinds whose every concept has a word of its own, but for those that are named. */
const KINDS: readonly (readonly [ConceptKind, { readonly [L in NounLanguage]: SameNouns }])[] = [
  ["figure", SAME_FIGURES],
  ["thing", SAME_THINGS],
];

describe.each(KINDS)("every %s", (kind, same) => {
  test.each(["ro", "de"] as const)("has its own noun in %s, or is truly the same word as another", (language) => {
    expect(sharedNouns(kind, language)).toEqual(same[language]);
  });
});

test("an animal is no other animal in the book’s language", () => {
  expect(wordsFor("rottweiler", "de")?.noun?.word).toBe("Rottweiler");
  expect(wordsFor("barracuda", "ro")?.noun?.word).toBe("baracudă");
  expect(wordsFor("grey-squirrel", "ro")?.noun?.word).toBe("veveriță cenușie");
  expect(wordsFor("red-kite", "de")?.noun?.word).toBe("Rotmilan");
});

test("an ironing board is no iron in the book’s language", () => {
  expect(wordsFor("ironing-board", "de")?.noun?.word).toBe("Bügelbrett");
  expect(wordsFor("cashew", "ro")?.noun?.word).toBe("nucă caju");
});
