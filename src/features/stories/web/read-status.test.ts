import { expect, test } from "vitest";
import { readStatus } from "./read-status.ts";

test("reads only an absent status as completed, and one that it does not know as failed (H06)", () => {
  expect([undefined, "completed", "Pending", "FAILED"].map(readStatus)).toEqual([
    "completed",
    "completed",
    "pending",
    "failed",
  ]);
  expect([null, "", "drawing", 3].map(readStatus)).toEqual(["failed", "failed", "failed", "failed"]);
});
