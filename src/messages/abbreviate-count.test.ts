import { expect, test } from "vitest";
import { abbreviateCount } from "./abbreviate-count.ts";

test("abbreviates counts with the language's decimal sign (T20) (S9.1)", () => {
  const cases: [number, string][] = [
    [0, "0"],
    [999, "999"],
    [1000, "1.0K"],
    [1049, "1.0K"],
    [1050, "1.1K"],
    [5000, "5.0K"],
    [9990, "10.0K"],
    [999_949, "999.9K"],
    [999_950, "1.0M"],
    [1_000_000, "1.0M"],
    [1_250_000, "1.3M"],
  ];
  for (const [count, text] of cases) expect(abbreviateCount(count, "en")).toBe(text);
  expect(abbreviateCount(1500, "ro")).toBe("1,5K");
  expect(abbreviateCount(1_500_000, "de")).toBe("1,5M");
});
