import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.doUnmock("#web/call/api.ts");
  vi.useRealTimers();
});

test("rights are asked for anew at each press, also when the device's clock has been set back meanwhile (T54)", async () => {
  let asked = 0;
  vi.doMock("#web/call/api.ts", () => ({
    apiOf: () => () => Promise.resolve({ secondsUntilNextStory: (asked += 1) }),
  }));
  const { fetchRights } = await import("./queries.ts");
  const cache = new QueryClient();
  const seconds = async () => (await fetchRights(cache)).secondsUntilNextStory;
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
  expect(await seconds()).toBe(1);
  vi.setSystemTime(1_800_000_000_000 - 7_200_000);
  expect(await seconds()).toBe(2);
  expect(await seconds()).toBe(3);
});
