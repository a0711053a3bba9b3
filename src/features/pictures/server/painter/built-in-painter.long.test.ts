import { expect, test } from "vitest";
import { findZoneFaults } from "../testing/find-zone-faults.ts";

test("leaves words a calm ground that their ink can be read on, on a hundred chance pages", async () => {
  expect(await findZoneFaults(Array.from({ length: 100 }, (_, i) => 1000 + i * 29))).toEqual([]);
});
