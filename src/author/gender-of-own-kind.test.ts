import { expect, test } from "vitest";
import { genderOfOwnKind } from "./gender-of-own-kind.ts";

test.each([
  ["parcometrul", "parcometru"],
  ["ministrul", "ministru"],
  ["geniul", "geniu"],
  ["muzeul", "muzeu"],
  ["lustragiul", "lustragiu"],
  ["tirul", "tir"],
  ["puiul", "pui"],
  ["vulcanelul", "vulcanel"],
])("the Romanian %s is, without its article, %s", (definite, noun) => {
  expect(genderOfOwnKind(definite, "", "", "ro")).toEqual({ noun, sex: "male" });
});
