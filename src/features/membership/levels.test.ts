import { expect, test } from "vitest";
import { LEVELS, levelOfLikes, STARTING_BOOKLETS } from "./levels.ts";

test("gives the highest level whose threshold is reached", () => {
  const reached = [0, 9, 10, 49, 50, 199, 200, 999, 1000, 4999, 5000, 1_000_000].map(levelOfLikes);
  expect(reached).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test("takes a broken count for none", () => {
  expect(levelOfLikes(-3)).toBe(0);
  expect(levelOfLikes(Number.NaN)).toBe(0);
});

test("names six levels whose thresholds rise, with what each gives", () => {
  expect(
    LEVELS.map(({ level, planet, requiredLikes, benefit }) => ({ level, planet, requiredLikes, benefit })),
  ).toEqual([
    { level: 0, planet: "earth", requiredLikes: 0, benefit: { kind: "booklets", count: 3 } },
    { level: 1, planet: "moon", requiredLikes: 10, benefit: { kind: "booklets", count: 3 } },
    { level: 2, planet: "mars", requiredLikes: 50, benefit: { kind: "booklets", count: 4 } },
    { level: 3, planet: "jupiter", requiredLikes: 200, benefit: { kind: "booklets", count: 5 } },
    { level: 4, planet: "saturn", requiredLikes: 1000, benefit: { kind: "subscription", months: 1 } },
    { level: 5, planet: "uranus", requiredLikes: 5000, benefit: { kind: "subscription", months: 12 } },
  ]);
  expect(STARTING_BOOKLETS).toBe(3);
});
