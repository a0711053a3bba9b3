import { expect, test } from "vitest";
import { dropNul } from "./drop-nul.ts";

test("takes NUL out of every text, however deep, and leaves all else as it was sent", () => {
  const sent = { comment: "The\0 wolf\n", cast: [{ name: "\0Pip" }, null, 3, true], none: undefined };
  expect(dropNul(sent)).toEqual({ comment: "The wolf\n", cast: [{ name: "Pip" }, null, 3, true], none: undefined });
  expect(dropNul("")).toBe("");
});
