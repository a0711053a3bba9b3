import { expect, test } from "vitest";
import { LANGUAGES } from "#book/languages.ts";
import { formatMessage } from "./format-message.ts";
import { writeFigure } from "./write-figure.ts";

const books = [
  "Of ",
  ["who"],
  ": ",
  ["count", "plural", { one: ["#", " book"], few: ["#", " few"], other: ["#", " books"] }],
] as const;

test("puts values in, and the form and figure of a count as the language has them", () => {
  expect(formatMessage(books, "en", { who: "Ana # {count}", count: 1 })).toBe("Of Ana # {count}: 1 book");
  expect(formatMessage(books, "ro", { who: "Ana", count: 19 })).toBe("Of Ana: 19 few");
  expect(formatMessage(books, "ro", { who: "Ana", count: 1200 })).toBe("Of Ana: 1.200 books");
  expect(formatMessage(books, "en", { who: "Ana", count: 1200 })).toBe("Of Ana: 1,200 books");
});

test("takes the form of an exact number before that of its kind", () => {
  const exact = [["count", "plural", { "0": ["none"], one: ["one"], other: ["#"] }]] as const;
  expect([0, 1, 7].map((count) => formatMessage(exact, "de", { count }))).toEqual(["none", "one", "7"]);
});

test("writes a figure as the language does", () => {
  expect(formatMessage(["At most ", ["most", "number"], "."], "de", { most: 10_000 })).toBe("At most 10.000.");
});

test("leaves a lone # outside a count as it is", () => {
  expect(formatMessage(["#", " and ", ["name"]], "en", { name: "#" })).toBe("# and #");
});

test("writes every figure as the platform does", () => {
  for (const language of LANGUAGES) {
    const platform = new Intl.NumberFormat(language);
    for (const value of [...Array(1100).keys(), -0, -1, -999, 0.5, 999.5, 12_345, 1_234_567.8, NaN, Infinity])
      expect(writeFigure(value, language)).toBe(platform.format(value));
    expect(writeFigure(0.5, language, { style: "percent" })).toBe(
      new Intl.NumberFormat(language, { style: "percent" }).format(0.5),
    );
  }
});
