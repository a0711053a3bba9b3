import { expect, test } from "vitest";
import { countSigns } from "./count-signs.ts";

test("signs are counted as a person counts them", () => {
  expect(countSigns("")).toBe(0);
  expect(countSigns("țară")).toBe(4);
  expect(countSigns("s\u0326")).toBe(1);
  expect(countSigns("👨‍👩‍👧🇷🇴")).toBe(2);
});
