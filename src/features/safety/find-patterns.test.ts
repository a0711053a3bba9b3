import { expect, test } from "vitest";
import { createFinder } from "./find-patterns.ts";
import { compilePatterns } from "./patterns.ts";
import { headsOf } from "./word-heads.ts";

const PATTERNS = [
  "bomb*",
  "(all )?(the )?kings?",
  "do(es)? not",
  "b(a|o)d (wolf|bear)",
  "[0-9]{1,2} apples",
  "(red|blue) … (fox|hen)",
  "a fox",
  "(run|ran) …… home",
  "x?ylo",
];
const TEXTS = [
  "bombastic kings do not run all the long way home",
  "a fox and all the king met 12 apples",
  "does not the bad bear bod wolf",
  "red little hen. blue fox; xylo ylo",
  "abomb kingsley",
  "",
];

test("tells what a pattern can begin with", () => {
  expect(headsOf("bomb*")).toEqual(["bo"]);
  expect(headsOf("b(a|o)d")).toEqual(["b"]);
  expect(headsOf("a fox")).toEqual(["a"]);
  expect(headsOf("(the )?king")).toEqual(["th", "ki"]);
  expect(headsOf("(red|(blue|green)) fox")).toEqual(["re", "bl", "gr"]);
  expect(headsOf("[0-9] apples")).toBeUndefined();
  expect(headsOf("x?ylo")).toBeUndefined();
});

test("finds one by one what each pattern finds alone, and nothing else", () => {
  for (const text of TEXTS) {
    const found = createFinder(PATTERNS.map((pattern) => ({ means: pattern, patterns: [pattern] })))(text);
    const alone = PATTERNS.flatMap((pattern) =>
      [...text.matchAll(compilePatterns([pattern]))].map(({ index, 0: words }) => ({
        means: pattern,
        index,
        length: words.length,
      })),
    );
    const sorted = (all: typeof alone) => all.map((one) => JSON.stringify(one)).toSorted();
    expect(sorted(found)).toEqual(sorted(alone));
  }
});
