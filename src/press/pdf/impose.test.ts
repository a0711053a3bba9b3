import { expect, test } from "vitest";
import { impose, padToSheets } from "./impose.ts";

test("eight pages fold into two sheets whose pages follow in order", () => {
  expect(impose([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
    { left: 8, right: 1 },
    { left: 2, right: 7 },
    { left: 6, right: 3 },
    { left: 4, right: 5 },
  ]);
});

test("every count of pages fills whole sheets, the first and the last page outside", () => {
  for (let count = 2; count <= 30; count++) {
    const pages = Array.from({ length: count }, (_, index) => index + 1);
    const padded = padToSheets(pages);
    expect(padded.length % 4).toBe(0);
    expect(padded.length - count).toBeLessThan(4);
    expect(padded.filter((page) => page !== undefined)).toEqual(pages);
    expect(padded[0]).toBe(1);
    expect(padded.at(-1)).toBe(count);
    expect(impose(padded)[0]).toEqual({ left: count, right: 1 });
  }
});

test("a book of eight pages between cover and imprint begins on a right page", () => {
  const padded = padToSheets(["cover", 1, 2, 3, 4, 5, 6, 7, 8, "imprint"]);
  expect(padded).toEqual(["cover", undefined, 1, 2, 3, 4, 5, 6, 7, 8, undefined, "imprint"]);
});

test("pages that belong together by twos lie side by side in the folded book (S13.6)", () => {
  const padded = padToSheets(["cover", "picture", "words", "blurb", "imprint"], true);
  expect(padded).toEqual(["cover", "picture", "words", "blurb", undefined, undefined, undefined, "imprint"]);
  expect(impose(padded)[1]).toMatchObject({ left: "picture" });
  expect(impose(padded)[2]).toMatchObject({ right: "words" });
});

test("refuses pages that leave part of a sheet over", () => {
  expect(() => impose([1, 2, 3])).toThrow("3 pages do not fill whole sheets");
});
