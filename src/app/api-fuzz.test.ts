import { expect, test } from "vitest";
import { throwRequests } from "./testing/throw-requests.ts";

test("500 requests made up from the description of the API meet no error of ours and nothing of another's", async () => {
  const statuses = await throwRequests(500, 1);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(500);
  // They get past the door: some succeed, some are refused for what they bring, some for who they are.
  for (const status of ["200", "400", "401", "404"]) expect(statuses[status]).toBeGreaterThan(5);
}, 120_000);
