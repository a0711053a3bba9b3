import { expect, test } from "vitest";
import { throwRequests } from "./testing/throw-requests.ts";

test("10 000 requests made up from the description of the API meet no error of ours and nothing of another's", async () => {
  const statuses = await throwRequests(10_000, 2);
  console.info("Generated requests by status", statuses);
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(10_000);
}, 1_800_000);
