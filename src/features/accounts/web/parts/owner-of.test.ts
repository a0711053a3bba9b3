import { expect, test } from "vitest";
import { ownerOf } from "./owner-of.ts";

test("keeps people apart who share a device, those without an e-mail address too", () => {
  const people = [
    { email: "ana@example.com", name: "Ana" },
    { email: "", name: "Ana" },
    { email: "", name: "Ion" },
  ];
  expect(new Set(people.map(ownerOf)).size).toBe(3);
  expect(ownerOf(null)).toBe("");
});
